extension UIScrollView {
    /// Scrolls to the top, unless the delegate objects or the content is there already.
    func userTappedStatusBar() {
        let top = CGPoint(x: contentOffset.x, y: -expandedTopInset)
        guard contentOffset.y > top.y, delegate?.scrollViewShouldScrollToTop(self) ?? true else { return }
        slide(to: top) { scroll in scroll.delegate?.scrollViewDidScrollToTop(scroll) }
    }
}
