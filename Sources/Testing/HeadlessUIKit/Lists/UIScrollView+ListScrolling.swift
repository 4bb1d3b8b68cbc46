extension UIScrollView {
    /// Scrolls to an offset that depends on what is measured on the way: without animation as often as it becomes another one.
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
