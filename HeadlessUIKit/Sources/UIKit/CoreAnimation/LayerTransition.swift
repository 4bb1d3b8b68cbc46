/// The picture of a layer on its way from an old look to a new one: a copy of the old one, and how it disappears.
@MainActor
final class LayerTransition {
    enum Kind: UInt {
        // The raw values are the options' bits.
        case flipFromLeft = 1, flipFromRight, curlUp, curlDown, crossDissolve, flipFromTop, flipFromBottom
    }

    enum Style: Equatable {
        /// The transition of `UIView`, or the fade of a `CATransition`.
        case option(Kind)
        case slide(TransitionSlide)
    }

    nonisolated let style: Style
    private let old: LayerReplica
    /// Lies above the new content, and contains the old picture.
    private let veil = CALayer()

    init(_ style: Style, from layer: CALayer) {
        self.style = style
        old = LayerReplica(of: layer)
        // The veil clips the old picture, not the corners of its copy.
        veil.name = "transition"
        veil.anchorPoint = .zero
        veil.addSublayer(old.layer)
    }

    /// Returns the veil when `remaining` of the way is left, over a layer with these bounds. Nil if the old picture is
    /// gone.
    func veil(remaining: Double, over bounds: CGRect) -> CALayer? {
        guard remaining > 0 else { return nil }
        let kind: Kind
        switch style {
        case .option(let option): kind = option
        case .slide(let slide): return veil(sliding: slide, remaining: remaining, over: bounds)
        }
        var frame = bounds
        switch kind {
        case .crossDissolve:
            veil.opacity = Float(min(1, remaining))
        case .curlUp:
            frame.size.height *= remaining
        case .curlDown:
            frame.origin.y += bounds.height * (1 - remaining)
            frame.size.height *= remaining
        case .flipFromLeft, .flipFromRight, .flipFromTop, .flipFromBottom:
            guard remaining > 0.5 else { return nil }
        }
        veil.masksToBounds = frame != bounds
        veil.position = frame.origin
        veil.bounds = CGRect(
            origin: CGPoint(x: frame.minX - bounds.minX, y: frame.minY - bounds.minY), size: frame.size)
        return veil
    }

    private func veil(sliding slide: TransitionSlide, remaining: Double, over bounds: CGRect) -> CALayer {
        let part = slide.oldPart(remaining: remaining, size: bounds.size)
        let old = slide.oldOffset(remaining: remaining, size: bounds.size)
        // The layer itself has moved with the new content, and the veil is in it.
        let new = slide.newOffset(remaining: remaining, size: bounds.size)
        veil.masksToBounds = part.size != bounds.size
        veil.position = CGPoint(x: bounds.minX + part.minX - new.dx, y: bounds.minY + part.minY - new.dy)
        veil.bounds = CGRect(origin: CGPoint(x: part.minX - old.dx, y: part.minY - old.dy), size: part.size)
        return veil
    }

    /// A flip rotates the layer by half a turn; seen from the front it gets narrow and wide again. In its first half
    /// only the old picture is visible.
    nonisolated func showsNewLook(remaining: Double) -> Bool { !isFlip || remaining <= 0.5 }

    nonisolated func transform(remaining: Double, size: CGSize) -> CGAffineTransform {
        if case .slide(let slide) = style {
            let offset = slide.newOffset(remaining: remaining, size: size)
            return CGAffineTransform(translationX: offset.dx, y: offset.dy)
        }
        guard isFlip, remaining > 0, remaining < 1 else { return .identity }
        // Never zero: a transform without an inverse has no coordinates.
        let width = max(0.001, abs(cos(Double.pi * remaining)))
        let isSideways = style == .option(.flipFromLeft) || style == .option(.flipFromRight)
        return isSideways ? CGAffineTransform(scaleX: width, y: 1) : CGAffineTransform(scaleX: 1, y: width)
    }

    private nonisolated var isFlip: Bool {
        switch style {
        case .option(.flipFromLeft), .option(.flipFromRight), .option(.flipFromTop), .option(.flipFromBottom): true
        case .option, .slide: false
        }
    }
}
