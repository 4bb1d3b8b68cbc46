import UIKit

/// The place of a view at the hidden end of its animation, computed from its place at rest.
struct OffscreenState: Equatable, Sendable {
    /// How far the centre is moved, in points.
    let offset: CGPoint
    /// What is done to the view about its centre.
    let transform: CGAffineTransform
    let alpha: CGFloat

    /// What the place depends on.
    struct Surroundings: Equatable, Sendable {
        let container: CGSize
        var direction = UITraitEnvironmentLayoutDirection.leftToRight
        /// How far a shadow reaches beyond the frame; it has to leave the container, too.
        var shadowOutset: CGFloat = 0
        /// Where the view is that this one grows out of; `nil` where there is none.
        var source: CGRect?
    }

    init(_ look: TransitionAnimation.EndState, frame: CGRect, in surroundings: Surroundings) {
        alpha = min(1, max(0, look.alpha.usable))
        let container = surroundings.container
        var scale = look.scale.isUsable ? look.scale : 1
        switch look.displacement {
        case .inPlace:
            offset = .zero
        case .fraction(let x, let y):
            offset = CGPoint(x: (x * container.width).usable, y: (y * container.height).usable)
        case .toward(let edge, let share):
            let axis = DragAxis(edge, direction: surroundings.direction)
            offset = axis.vector((share * axis.length(of: container)).usable)
        case .beyond(let edge):
            let axis = DragAxis(edge, direction: surroundings.direction)
            offset = axis.vector(axis.hidden(in: container) - axis.position(of: frame) + surroundings.shadowOutset)
        case .over:
            guard let source = surroundings.source, frame.width > 0, frame.height > 0 else {
                offset = .zero
                scale *= PresentationDefaults.Motion.hiddenScale
                break
            }
            offset = CGPoint(x: (source.midX - frame.midX).usable, y: (source.midY - frame.midY).usable)
            scale *= min(source.width / frame.width, source.height / frame.height)
        }
        // A scale of zero could not be taken back: it has no inverse.
        scale = max(0.01, scale)
        let scaled = look.transform.usable.concatenating(CGAffineTransform(scaleX: scale, y: scale))
        transform = scaled.isUsable ? scaled : .identity
    }
}

extension CGAffineTransform {
    /// The identity in place of something that cannot be drawn or taken back.
    fileprivate var usable: CGAffineTransform {
        let area = a * d - b * c
        return isUsable && abs(area) > 1e-9 ? self : .identity
    }

    fileprivate var isUsable: Bool { [a, b, c, d, tx, ty].allSatisfy(\.isUsable) }
}
