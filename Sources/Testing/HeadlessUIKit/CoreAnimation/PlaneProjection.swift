/// Where the points of a layer's plane appear in the plane of the layer above: a projective map.
///
/// Core Animation flattens what is below a layer into that layer's plane, so one such map leads from every layer to the next.
struct PlaneProjection {
    /// Three rows of three, for points that are rows and end in 1.
    private let m: [Double]

    /// - Parameter space: Takes the layer's own points, with z = 0, into the space of the layer above.
    init(_ space: CATransform3D) {
        m = [
            space.m11, space.m12, space.m14, space.m21, space.m22, space.m24, space.m41, space.m42, space.m44,
        ]
    }

    private init(_ m: [Double]) { self.m = m }

    func point(_ point: CGPoint) -> CGPoint {
        let x = point.x * m[0] + point.y * m[3] + m[6]
        let y = point.x * m[1] + point.y * m[4] + m[7]
        let depth = point.x * m[2] + point.y * m[5] + m[8]
        // What is level with the eye, or behind it, is out of sight on its side.
        return CGPoint(x: x / max(depth, Self.nearest), y: y / max(depth, Self.nearest))
    }

    /// The point of the layer that is seen at a point; one that nothing contains if the layer is seen from its edge there, or
    /// is behind the eye.
    func source(of seen: CGPoint) -> CGPoint {
        guard abs(determinant) > 1e-12 else { return Self.nowhere }
        let source = PlaneProjection(adjugate)
        let x = seen.x * source.m[0] + seen.y * source.m[3] + source.m[6]
        let y = seen.x * source.m[1] + seen.y * source.m[4] + source.m[7]
        let whole = seen.x * source.m[2] + seen.y * source.m[5] + source.m[8]
        guard whole != 0 else { return Self.nowhere }
        let own = CGPoint(x: x / whole, y: y / whole)
        return own.x * m[2] + own.y * m[5] + m[8] > 0 ? own : Self.nowhere
    }

    private static let nearest = 1e-6
    private static let nowhere = CGPoint(x: CGFloat.infinity, y: .infinity)

    private var determinant: Double {
        m[0] * (m[4] * m[8] - m[5] * m[7]) - m[1] * (m[3] * m[8] - m[5] * m[6]) + m[2] * (m[3] * m[7] - m[4] * m[6])
    }

    /// The inverse apart from a factor, which a projective map does not have.
    private var adjugate: [Double] {
        [
            m[4] * m[8] - m[5] * m[7], m[2] * m[7] - m[1] * m[8], m[1] * m[5] - m[2] * m[4],
            m[5] * m[6] - m[3] * m[8], m[0] * m[8] - m[2] * m[6], m[2] * m[3] - m[0] * m[5],
            m[3] * m[7] - m[4] * m[6], m[1] * m[6] - m[0] * m[7], m[0] * m[4] - m[1] * m[3],
        ]
    }
}
