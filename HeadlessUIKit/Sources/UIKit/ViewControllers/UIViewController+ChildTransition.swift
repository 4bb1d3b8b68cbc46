extension UIViewController {
    /// Exchanges the views of two children of a container.
    ///
    /// The new child's view is added in front of everything in the old view's superview, and the old view is removed
    /// when the animation ends. The container adds the new child before the call, and calls `didMove(toParent:)` and
    /// `removeFromParent()` in the completion. Both children get their appearance calls. With a transition in the
    /// options, such as `.transitionCrossDissolve`, the views are exchanged at once, and one picture changes into the
    /// other.
    func exchange(
        _ old: UIViewController, for new: UIViewController, duration: TimeInterval, options: UIView.AnimationOptions,
        animations: (() -> Void)?, completion: ((Bool) -> Void)?
    ) {
        precondition(
            old.parent === self && new.parent === self,
            "transition(from:to:duration:options:animations:completion:) exchanges children of the container.")
        let animated = duration > 0
        new.loadViewIfNeeded()
        new.appearance.isExchanged = true
        if letsChildrenAppear {
            old.beginAppearanceTransition(false, animated: animated)
            new.beginAppearanceTransition(true, animated: animated)
        }
        let finish = { (finished: Bool) in
            if !options.contains(.showHideTransitionViews) { old.viewIfLoaded?.removeFromSuperview() }
            new.appearance.isExchanged = false
            old.endAppearanceTransition()
            new.endAppearanceTransition()
            completion?(finished)
        }
        if options.transition != nil {
            UIView.transition(from: old.view, to: new.view, duration: duration, options: options, completion: finish)
            UIView.animate(withDuration: duration, delay: 0, options: options, animations: animations ?? {})
            return
        }
        if let container = old.viewIfLoaded?.superview, new.view.superview !== container {
            container.addSubview(new.view)
        }
        UIView.animate(
            withDuration: duration, delay: 0, options: options, animations: animations ?? {}, completion: finish)
    }
}
