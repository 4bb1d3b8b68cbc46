/// A width or a height in a compositional layout, before it is solved.
struct CompositionalLength: Equatable {
    enum Kind {
        case absolute
        case fractionOfWidth
        case fractionOfHeight
        /// Measured when the element is shown.
        case estimated
        /// Estimated, and the largest of all siblings.
        case uniform
    }

    var kind: Kind
    /// A fraction, or points.
    var value: CGFloat

    init(_ kind: Kind, _ value: CGFloat) {
        self.kind = kind
        self.value = value
    }

    static func absolute(_ points: CGFloat) -> CompositionalLength { CompositionalLength(.absolute, points) }

    var isMeasured: Bool { kind == .estimated || kind == .uniform }

    func isFraction(of axis: NSLayoutConstraint.Axis) -> Bool {
        kind == (axis == .horizontal ? .fractionOfWidth : .fractionOfHeight)
    }

    /// Points, not rounded.
    func exact(in container: CGSize) -> CGFloat {
        switch kind {
        case .fractionOfWidth: value * container.width
        case .fractionOfHeight: value * container.height
        case .absolute, .estimated, .uniform: value
        }
    }

    /// Points. Fractions are rounded down to a pixel (CC1).
    func resolved(in container: CGSize, _ pixels: PixelRounding) -> CGFloat {
        switch kind {
        case .fractionOfWidth, .fractionOfHeight: pixels.down(exact(in: container))
        case .absolute, .estimated, .uniform: value
        }
    }
}

struct CompositionalSize: Equatable {
    var width: CompositionalLength
    var height: CompositionalLength

    init(_ width: CompositionalLength, _ height: CompositionalLength) {
        self.width = width
        self.height = height
    }

    subscript(axis: NSLayoutConstraint.Axis) -> CompositionalLength {
        get { axis == .horizontal ? width : height }
        set { if axis == .horizontal { width = newValue } else { height = newValue } }
    }

    func resolved(in container: CGSize, _ pixels: PixelRounding) -> CGSize {
        CGSize(width: width.resolved(in: container, pixels), height: height.resolved(in: container, pixels))
    }

    /// The axes whose length is estimated.
    var measuredAxes: Set<NSLayoutConstraint.Axis> {
        Set([.horizontal, .vertical].filter { self[$0].isMeasured })
    }
}

/// Rounds to the pixels of a display.
struct PixelRounding: Equatable {
    /// Pixels a point.
    var scale: CGFloat

    /// Rounding errors of doubles do not cost a pixel.
    private static let tolerance: CGFloat = 1e-6

    func down(_ length: CGFloat) -> CGFloat { (length * scale + Self.tolerance).rounded(.down) / scale }

    func nearest(_ position: CGFloat) -> CGFloat { (position * scale).rounded() / scale }

    /// Rounds the origin only (CC1).
    func placed(_ frame: CGRect) -> CGRect {
        CGRect(x: nearest(frame.minX), y: nearest(frame.minY), width: frame.width, height: frame.height)
    }
}
