/// A rotation in space.
struct Quaternion {
    var vector: SIMD3<Double>
    var scalar: Double

    /// - Parameter rotation: A vector along the axis, as long as the angle.
    init(rotation: SIMD3<Double>) {
        let angle = (rotation * rotation).sum().squareRoot()
        vector = angle > 0 ? rotation / angle * sin(angle / 2) : .zero
        scalar = cos(angle / 2)
    }

    /// The rotation of an orthonormal matrix, for row vectors.
    init(rows: [SIMD3<Double>]) {
        let (x, y, z) = (rows[0], rows[1], rows[2])
        let trace = x.x + y.y + z.z
        if trace > 0 {
            scalar = (1 + trace).squareRoot() / 2
            vector = SIMD3(y.z - z.y, z.x - x.z, x.y - y.x) / (4 * scalar)
        } else if x.x >= y.y, x.x >= z.z {
            let part = (1 + x.x - y.y - z.z).squareRoot() / 2
            vector = SIMD3(4 * part * part, x.y + y.x, x.z + z.x) / (4 * part)
            scalar = (y.z - z.y) / (4 * part)
        } else if y.y >= z.z {
            let part = (1 - x.x + y.y - z.z).squareRoot() / 2
            vector = SIMD3(x.y + y.x, 4 * part * part, y.z + z.y) / (4 * part)
            scalar = (z.x - x.z) / (4 * part)
        } else {
            let part = (1 - x.x - y.y + z.z).squareRoot() / 2
            vector = SIMD3(x.z + z.x, y.z + z.y, 4 * part * part) / (4 * part)
            scalar = (x.y - y.x) / (4 * part)
        }
    }

    private init(vector: SIMD3<Double>, scalar: Double) {
        (self.vector, self.scalar) = (vector, scalar)
    }

    /// A vector along the axis, as long as the angle: at most half a turn.
    var rotation: SIMD3<Double> {
        let length = (vector * vector).sum().squareRoot()
        guard length > 0 else { return .zero }
        let angle = 2 * atan2(length, abs(scalar))
        return vector * ((scalar < 0 ? -angle : angle) / length)
    }

    var inverse: Quaternion { Quaternion(vector: -vector, scalar: scalar) }

    /// Returns this rotation followed by another.
    func then(_ next: Quaternion) -> Quaternion {
        let (a, b) = (next.vector, vector)
        let cross = SIMD3(a.y * b.z - a.z * b.y, a.z * b.x - a.x * b.z, a.x * b.y - a.y * b.x)
        return Quaternion(
            vector: a * scalar + b * next.scalar + cross, scalar: scalar * next.scalar - (a * b).sum())
    }

    /// The matrix of the rotation, for row vectors.
    var rows: [SIMD3<Double>] {
        let (x, y, z, w) = (vector.x, vector.y, vector.z, scalar)
        return [
            SIMD3(1 - 2 * (y * y + z * z), 2 * (x * y + w * z), 2 * (x * z - w * y)),
            SIMD3(2 * (x * y - w * z), 1 - 2 * (x * x + z * z), 2 * (y * z + w * x)),
            SIMD3(2 * (x * z + w * y), 2 * (y * z - w * x), 1 - 2 * (x * x + y * y)),
        ]
    }
}
