import UIKit

/// Takes the path of a layer's shadow along when an animation block changes the layer's shape: UIKit animates the shape,
/// but no path.
@MainActor
enum ShadowPathAnimation {
    private static let key = "shadowPath"

    /// A property of a layer that changes together with the path.
    struct Companion {
        let layer: CALayer
        let key: String
    }

    /// Gives the layer another path; inside an animation the old one becomes the new one as the first of the companions
    /// moves that does.
    static func setPath(_ path: CGPath?, of layer: CALayer, like companions: [Companion]) {
        let old = layer.presentation()?.shadowPath ?? layer.shadowPath
        layer.shadowPath = path
        guard let old, let path, UIView.areAnimationsEnabled, UIView.inheritedAnimationDuration > 0,
            let model = companions.lazy.compactMap(\.animation).first
        else {
            layer.removeAnimation(forKey: key)
            return
        }
        let animation = makeAnimation(like: model)
        animation.fromValue = old
        animation.toValue = path
        layer.add(animation, forKey: key)
    }

    /// Only the course of the other animation is taken over: it may be additive, which a path cannot be, and who hears of its
    /// end has nothing to do with this one.
    private static func makeAnimation(like model: CABasicAnimation) -> CABasicAnimation {
        let animation = (model as? CASpringAnimation).map(makeSpring) ?? CABasicAnimation(keyPath: key)
        animation.keyPath = key
        animation.duration = model.duration
        if animation.timingFunction == nil { animation.timingFunction = model.timingFunction }
        return animation
    }

    private static func makeSpring(like model: CASpringAnimation) -> CABasicAnimation {
        guard #available(iOS 17, *) else {
            // Near to a spring that does not swing; a shadow is too soft to tell them apart.
            let animation = CABasicAnimation(keyPath: key)
            animation.timingFunction = CAMediaTimingFunction(controlPoints: 0.2, 0.75, 0.25, 1)
            return animation
        }
        let spring = CASpringAnimation(perceptualDuration: model.duration, bounce: 0)
        spring.mass = model.mass
        spring.stiffness = model.stiffness
        spring.damping = model.damping
        spring.initialVelocity = model.initialVelocity
        return spring
    }
}

extension ShadowPathAnimation.Companion {
    /// The latest of its animations: UIKit numbers those that overlap.
    @MainActor
    fileprivate var animation: CABasicAnimation? {
        let latest = layer.animationKeys()?.last { $0 == key || $0.hasPrefix(key + "-") }
        return latest.flatMap { layer.animation(forKey: $0) as? CABasicAnimation }
    }
}
