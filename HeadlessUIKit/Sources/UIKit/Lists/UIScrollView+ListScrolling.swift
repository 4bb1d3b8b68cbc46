extension UIScrollView {
    /// Scrolls to an offset that depends on elements measured on the way: without animation, repeats until it no longer
    /// changes.
    func scroll(animated: Bool, to offset: () -> CGPoint) {
        guard !animated else { return setContentOffset(offset(), animated: true) }
        for _ in 1...4 {
            let target = offset()
            guard target != contentOffset else { return }
            contentOffset = target
            layoutIfNeeded()
        }
    }
}
