/// The parts of a transform that leaves the plane: a scale, then a shear, a rotation, a translation and a perspective.
///
/// Core Animation interpolates transforms part by part (N10). Without perspective as a separate part, a rotation under
/// one would no longer be a rotation.
struct SpaceDecomposition {
    private var scale = SIMD3<Double>(repeating: 1)
    /// The shears of y along x, of z along x, and of z along y.
    private var shear = SIMD3<Double>.zero
    private var rotation = SIMD3<Double>.zero
    private var translation = SIMD3<Double>.zero
    /// The last column of a matrix that is otherwise the identity, less the identity's.
    private var perspective = SIMD4<Double>.zero

    /// A transform that maps everything to infinity has no parts, and counts as the identity.
    init(_ transform: CATransform3D) {
        let whole = transform.m44
        guard whole != 0 else { return }
        var m = transform.rows.map { Double($0 / whole) }
        let column = SIMD4(m[3], m[7], m[11], m[15])
        (m[3], m[7], m[11], m[15]) = (0, 0, 0, 1)
        let flat = CATransform3D(rows: m.map { CGFloat($0) })
        if column != SIMD4(0, 0, 0, 1) { perspective = Self.perspective(column, before: flat) }
        translation = SIMD3(m[12], m[13], m[14])
        var rows = [SIMD3(m[0], m[1], m[2]), SIMD3(m[4], m[5], m[6]), SIMD3(m[8], m[9], m[10])]
        // A scale in the x axis, what the others have of that direction, and so on.
        rows[0] = Self.unit(rows[0], &scale.x)
        shear.x = Self.takeOut(rows[0], of: &rows[1])
        rows[1] = Self.unit(rows[1], &scale.y)
        shear.y = Self.takeOut(rows[0], of: &rows[2])
        shear.z = Self.takeOut(rows[1], of: &rows[2])
        rows[2] = Self.unit(rows[2], &scale.z)
        if scale.y != 0 { shear.x /= scale.y }
        if scale.z != 0 { (shear.y, shear.z) = (shear.y / scale.z, shear.z / scale.z) }
        if Self.dot(rows[0], Self.cross(rows[1], rows[2])) < 0 {
            // A mirror image is turned inside out.
            scale = -scale
            rows = rows.map { -$0 }
        }
        rotation = Quaternion(rows: rows).rotation
    }

    private static func perspective(_ column: SIMD4<Double>, before flat: CATransform3D) -> SIMD4<Double> {
        let m = CATransform3DInvert(flat).rows.map { Double($0) }
        let parts = (0..<4).map { row in
            m[4 * row] * column.x + m[4 * row + 1] * column.y + m[4 * row + 2] * column.z + m[4 * row + 3] * column.w
        }
        return SIMD4(parts[0], parts[1], parts[2], parts[3] - 1)
    }

    private static func unit(_ row: SIMD3<Double>, _ length: inout Double) -> SIMD3<Double> {
        length = dot(row, row).squareRoot()
        return length > 0 ? row / length : row
    }

    private static func takeOut(_ direction: SIMD3<Double>, of row: inout SIMD3<Double>) -> Double {
        let part = dot(direction, row)
        row -= direction * part
        return part
    }

    private static func dot(_ a: SIMD3<Double>, _ b: SIMD3<Double>) -> Double { (a * b).sum() }

    private static func cross(_ a: SIMD3<Double>, _ b: SIMD3<Double>) -> SIMD3<Double> {
        SIMD3(a.y * b.z - a.z * b.y, a.z * b.x - a.x * b.z, a.x * b.y - a.y * b.x)
    }

    // MARK: As numbers to add and scale

    init(_ vector: AnimatableVector) {
        typealias Index = AnimatableVector.TransformIndex
        translation = SIMD3(vector[0], vector[1], vector[Index.depth])
        scale = SIMD3(vector[2], vector[3], vector[Index.depthScale])
        shear = SIMD3(vector[4], vector[Index.shear.xz], vector[Index.shear.yz])
        rotation = vector.rotation
        for index in 0..<4 { perspective[index] = vector[Index.perspective.lowerBound + index] }
    }

    var vector: AnimatableVector {
        typealias Index = AnimatableVector.TransformIndex
        var vector = AnimatableVector([translation.x, translation.y, scale.x, scale.y, shear.x, 0, 0, 0])
        vector[Index.depth] = translation.z
        vector[Index.depthScale] = scale.z
        vector[Index.shear.xz] = shear.y
        vector[Index.shear.yz] = shear.z
        vector.rotation = rotation
        for index in 0..<4 { vector[Index.perspective.lowerBound + index] = perspective[index] }
        return vector
    }

    var transform: CATransform3D {
        let turned = Quaternion(rotation: rotation).rows
        let rows = [
            turned[0] * scale.x,
            (turned[1] + turned[0] * shear.x) * scale.y,
            (turned[2] + turned[0] * shear.y + turned[1] * shear.z) * scale.z,
            translation,
        ]
        return CATransform3D(
            rows: rows.enumerated().flatMap { index, row -> [CGFloat] in
                let depth = (row * SIMD3(perspective.x, perspective.y, perspective.z)).sum()
                let whole = depth + (index == 3 ? 1 + perspective.w : 0)
                return [CGFloat(row.x), CGFloat(row.y), CGFloat(row.z), CGFloat(whole)]
            })
    }
}
