extension UIView {
    /// The stack that arranges this view.
    private var arrangingStack: UIStackView? {
        guard let stack = superview as? UIStackView, stack.arranges(self) else { return nil }
        return stack
    }

    /// True if the view is hidden for the app, although a stack still shows it collapsing.
    var isHiddenOrCollapsing: Bool { layer.isHidden || layoutState?.isCollapsing == true }

    /// In a stack, a hidden view collapses and its neighbours close up; in an animation block this is animated.
    func setHidden(_ isHidden: Bool) {
        guard isHidden != isHiddenOrCollapsing else { return }
        guard let stack = arrangingStack else {
            layer.isHidden = isHidden
            return
        }
        guard let block = AnimationBlock.current, !AnimationBlock.isDisabled, window != nil else {
            layoutState?.isCollapsing = false
            layer.isHidden = isHidden
            stack.arrangementDidChange()
            return
        }
        layer.isHidden = false
        layoutStateMade.isCollapsing = isHidden
        stack.arrangementDidChange()
        // Inside another block, this takes that block's motion and end (N5), and begins with it.
        let wait = max(0, -block.run.elapsed(at: block.run.now))
        ViewAnimation(timing: block.run.timing, duration: block.run.duration, delay: wait, options: []).start {
            stack.layoutIfNeeded()
        } completion: { [weak self] _ in
            self?.finishHiding()
        }
    }

    func finishHiding() {
        guard let layoutState, layoutState.isCollapsing else { return }
        layoutState.isCollapsing = false
        layer.isHidden = true
    }
}
