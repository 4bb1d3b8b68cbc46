extension UIView {
    /// The stack that arranges this view.
    private var arrangingStack: UIStackView? {
        guard let stack = superview as? UIStackView, stack.arranges(self) else { return nil }
        return stack
    }

    /// Hidden as far as anybody can ask, though a stack still shows how it collapses.
    var isHiddenOrCollapsing: Bool { layer.isHidden || layoutState?.isCollapsing == true }

    /// In a stack a view collapses with those around it closing up; in an animation block that is to be seen.
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
        // Inside the block around it, this takes that one's motion and end (N5), and begins with it.
        let wait = max(0, -block.run.elapsed(at: MainLoop.main.now))
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
