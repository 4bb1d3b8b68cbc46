/// The components of an animatable value; unused ones are zero.
///
/// Eight of them are enough for everything in the plane. A transform in space needs the others.
struct AnimatableVector: Hashable, Sendable {
    private var plane: SIMD8<Double>
    private var space: SIMD8<Double>

    static let zero = AnimatableVector(repeating: 0)

    init(repeating value: Double) {
        plane = SIMD8(repeating: value)
        space = SIMD8(repeating: value)
    }

    /// The first eight components; the others are zero.
    init(_ plane: SIMD8<Double>) {
        self.plane = plane
        space = .zero
    }

    subscript(index: Int) -> Double {
        get { index < 8 ? plane[index] : space[index - 8] }
        set {
            if index < 8 { plane[index] = newValue } else { space[index - 8] = newValue }
        }
    }

    func sum() -> Double { plane.sum() + space.sum() }

    static func + (left: Self, right: Self) -> Self { Self(left.plane + right.plane, left.space + right.space) }
    static func - (left: Self, right: Self) -> Self { Self(left.plane - right.plane, left.space - right.space) }
    static func * (left: Self, right: Self) -> Self { Self(left.plane * right.plane, left.space * right.space) }
    static func * (left: Self, right: Double) -> Self { Self(left.plane * right, left.space * right) }
    static func / (left: Self, right: Double) -> Self { Self(left.plane / right, left.space / right) }
    static func += (left: inout Self, right: Self) { left = left + right }

    private init(_ plane: SIMD8<Double>, _ space: SIMD8<Double>) {
        self.plane = plane
        self.space = space
    }
}

extension AnimatableVector: ExpressibleByArrayLiteral {
    /// Eight numbers, for a value in the plane.
    init(arrayLiteral elements: Double...) {
        var plane = SIMD8<Double>.zero
        for (index, element) in elements.enumerated() { plane[index] = element }
        self.init(plane)
    }
}
