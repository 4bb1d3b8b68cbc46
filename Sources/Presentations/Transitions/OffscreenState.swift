import UIKit

/// The state of a view at the hidden end of its animation, computed from its frame at rest.
struct OffscreenState: Equatable, Sendable {
    /// The offset of the centre from its position at rest, in points.
    let offset: CGPoint
    /// The transform about the centre.
    let transform: CGAffineTransform
    /// The opacity, 0…1.
    let alpha: CGFloat

    /// The inputs of the state other than the animation and the frame.
    struct Surroundings: Equatable, Sendable {
        /// The size of the container, in points.
        let container: CGSize
        /// The layout direction. Defaults to left to right.
        var direction = UITraitEnvironmentLayoutDirection.leftToRight
        /// The distance that the shadow reaches beyond the frame, in points. The shadow has to leave the container,
        /// too. Defaults to 0.
        var shadowOutset: CGFloat = 0
        /// The frame of the view that this view grows out of. Defaults to `nil`, none.
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
        // A scale of zero has no inverse and could not be reverted.
        scale = max(0.01, scale)
        let scaled = look.transform.usable.concatenating(CGAffineTransform(scaleX: scale, y: scale))
        transform = scaled.isUsable ? scaled : .identity
    }
}

extension CGAffineTransform {
    /// The transform; the identity if it cannot be drawn or has no inverse.
    fileprivate var usable: CGAffineTransform {
        let area = a * d - b * c
        return isUsable && abs(area) > 1e-9 ? self : .identity
    }

    fileprivate var isUsable: Bool { [a, b, c, d, tx, ty].allSatisfy(\.isUsable) }
}
