/// A projective map from a layer's plane to the plane of its superlayer.
///
/// Core Animation flattens everything below a layer into that layer's plane, so one such map leads from every layer to
/// the next.
struct PlaneProjection {
    /// Three rows of three, for points as row vectors that end in 1.
    private let m: [Double]

    /// - Parameter space: The map from the layer's own points, with z = 0, to the space of the superlayer.
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
        // A point level with the eye, or behind it, is out of sight on its side.
        return CGPoint(x: x / max(depth, Self.nearest), y: y / max(depth, Self.nearest))
    }

    /// Returns the point of the layer that is visible at a point; one outside of everything if the layer is seen from
    /// its edge there, or is behind the eye.
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

    /// The inverse up to a factor, which has no effect in a projective map.
    private var adjugate: [Double] {
        [
            m[4] * m[8] - m[5] * m[7], m[2] * m[7] - m[1] * m[8], m[1] * m[5] - m[2] * m[4],
            m[5] * m[6] - m[3] * m[8], m[0] * m[8] - m[2] * m[6], m[2] * m[3] - m[0] * m[5],
            m[3] * m[7] - m[4] * m[6], m[1] * m[6] - m[0] * m[7], m[0] * m[4] - m[1] * m[3],
        ]
    }
}
