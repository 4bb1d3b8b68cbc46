extension UIView {
    /// Applies changes to the subviews of `view` at once, and animates from the old picture to the new one.
    ///
    /// Without a transition in the options nothing is animated, and the completion comes in the next cycle. Meanwhile
    /// the subviews get no touches unless `.allowUserInteraction` is set. The changes of the block themselves are
    /// animated only with `.allowAnimatedContent`.
    public class func transition(
        with view: UIView, duration: TimeInterval, options: AnimationOptions = [], animations: (() -> Void)?,
        completion: ((Bool) -> Void)? = nil
    ) {
        let changes = animations ?? {}
        let transition = options.transition.map { LayerTransition(.option($0), from: view.layer) }
        let animation = ViewAnimation(
            timing: .curve(options.curve.bezier), duration: duration, delay: 0, options: options)
        animation.start(
            {
                transition.map { view.layer.begin($0) }
                if transition != nil, options.contains(.allowAnimatedContent) {
                    changes()
                } else {
                    AnimationBlock.performWithoutAnimation(changes)
                }
            }, completion: completion)
    }

    /// Replaces `fromView` by `toView`, or with `.showHideTransitionViews` shows the one and hides the other, with a
    /// transition of their superview.
    public class func transition(
        from fromView: UIView, to toView: UIView, duration: TimeInterval, options: AnimationOptions = [],
        completion: ((Bool) -> Void)? = nil
    ) {
        guard let container = fromView.superview else {
            fromView.mainLoop.perform { completion?(true) }
            return
        }
        let exchange = {
            if options.contains(.showHideTransitionViews) {
                fromView.isHidden = true
                toView.isHidden = false
            } else {
                if toView.superview !== container { container.insertSubview(toView, aboveSubview: fromView) }
                fromView.removeFromSuperview()
            }
        }
        transition(with: container, duration: duration, options: options, animations: exchange, completion: completion)
    }
}

extension UIView.AnimationOptions {
    var transition: LayerTransition.Kind? { LayerTransition.Kind(rawValue: (rawValue >> 20) & 0xF) }
}
