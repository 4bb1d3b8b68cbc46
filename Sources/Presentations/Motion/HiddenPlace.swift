import UIKit

/// The place of a view at the hidden end of its animation, computed from its place at rest.
struct HiddenPlace: Equatable, Sendable {
    /// How far the centre is moved, in points.
    let offset: CGPoint
    let scale: CGFloat
    let alpha: CGFloat

    /// `overhang` is how far a shadow reaches beyond the frame; it has to leave the container too.
    init(
        _ look: TransitionAnimation.HiddenLook, frame: CGRect, container: CGSize,
        direction: UITraitEnvironmentLayoutDirection, overhang: CGFloat
    ) {
        // A scale of zero could not be taken back: it has no inverse.
        scale = look.scale.isFinite ? max(0.01, look.scale) : 1
        alpha = min(1, max(0, look.alpha.finite))
        switch look.displacement {
        case .inPlace:
            offset = .zero
        case .fraction(let x, let y):
            offset = CGPoint(x: x.finite * container.width, y: y.finite * container.height)
        case .beyond(let edge):
            let isVertical = edge.axis == .vertical
            let near = isVertical ? frame.minY : frame.minX
            let length = isVertical ? frame.height : frame.width
            let extent = isVertical ? container.height : container.width
            let distance = edge.isFar(in: direction) ? extent - near + overhang : -(near + length + overhang)
            offset = isVertical ? CGPoint(x: 0, y: distance) : CGPoint(x: distance, y: 0)
        }
    }
}
