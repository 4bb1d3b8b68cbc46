import UIKit

/// Animates the path of a layer's shadow when an animation block changes the layer's shape: UIKit animates the shape, but
/// no path.
@MainActor
enum ShadowPathAnimation {
    private static let key = "shadowPath"

    /// A property of a layer that changes together with the path.
    struct Companion {
        let layer: CALayer
        let key: String
    }

    /// Sets the path of a layer's shadow. Inside an animation the old path becomes the new one with the timing of the first
    /// companion that is animated.
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

    /// Makes an animation with the timing of another one, and nothing else of it: that one may be additive, which a path
    /// cannot be, and its delegate has nothing to do with the path.
    private static func makeAnimation(like model: CABasicAnimation) -> CABasicAnimation {
        let animation = (model as? CASpringAnimation).map(makeSpring) ?? CABasicAnimation(keyPath: key)
        animation.keyPath = key
        animation.duration = model.duration
        if animation.timingFunction == nil { animation.timingFunction = model.timingFunction }
        return animation
    }

    private static func makeSpring(like model: CASpringAnimation) -> CABasicAnimation {
        guard #available(iOS 17, *) else {
            // Close to a spring without overshoot; in a soft shadow the difference is not visible.
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
    /// The latest animation of the property: UIKit numbers those that overlap.
    @MainActor
    fileprivate var animation: CABasicAnimation? {
        let latest = layer.animationKeys()?.last { $0 == key || $0.hasPrefix(key + "-") }
        return latest.flatMap { layer.animation(forKey: $0) as? CABasicAnimation }
    }
}
