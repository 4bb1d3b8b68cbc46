/// An affine transform as translation, scale, shear and rotation, in which it is interpolated (N10).
struct DecomposedTransform {
    var translation: CGPoint
    var scale: CGSize
    var shear: Double
    var rotation: Double

    /// The index of the rotation in `vector`.
    static let rotationIndex = 5

    init(_ transform: CGAffineTransform) {
        translation = CGPoint(x: transform.tx, y: transform.ty)
        let width = (transform.a * transform.a + transform.b * transform.b).squareRoot()
        rotation = width > 0 ? atan2(transform.b, transform.a) : atan2(-transform.c, transform.d)
        let cosine = cos(rotation)
        let sine = sin(rotation)
        let height = transform.d * cosine - transform.c * sine
        scale = CGSize(width: width, height: height)
        shear = height == 0 ? 0 : (transform.c * cosine + transform.d * sine) / height
    }

    init(_ vector: AnimatableVector) {
        translation = CGPoint(x: vector[0], y: vector[1])
        scale = CGSize(width: vector[2], height: vector[3])
        shear = vector[4]
        rotation = vector[Self.rotationIndex]
    }

    var vector: AnimatableVector {
        [translation.x, translation.y, scale.width, scale.height, shear, rotation, 0, 0]
    }

    var transform: CGAffineTransform {
        let cosine = cos(rotation)
        let sine = sin(rotation)
        return CGAffineTransform(
            a: scale.width * cosine,
            b: scale.width * sine,
            c: scale.height * (shear * cosine - sine),
            d: scale.height * (shear * sine + cosine),
            tx: translation.x,
            ty: translation.y
        )
    }
}
