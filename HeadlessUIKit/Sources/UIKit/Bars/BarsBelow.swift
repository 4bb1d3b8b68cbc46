/// The bars at the bottom whose look follows a scroll view.
struct BarsBelow {
    weak var toolbar: UIToolbar?
    weak var tabBar: UITabBar?

    /// Content that ends above the bars is at their edge, and so is content that is shorter than the view.
    @MainActor
    func follow(_ scroll: UIScrollView) {
        guard toolbar != nil || tabBar != nil else { return }
        let end = scroll.contentOffset.y + scroll.bounds.height - scroll.adjustedContentInset.bottom
        let isAtEdge = end >= scroll.contentSize.height - 0.001
        toolbar?.isAtScrollEdge = isAtEdge
        tabBar?.isAtScrollEdge = isAtEdge
    }
}

extension UIViewController {
    /// The scroll view that reaches down to the bottom edge of the view: the one that was set, or the first one in
    /// front of everything else.
    var scrollViewAboveBottomBar: UIScrollView? {
        guard let view = viewIfLoaded else { return nil }
        if let set = contentScrollView(for: .bottom) { return set }
        return Self.firstScrollView(in: view) { $0.maxY >= view.bounds.maxY }
    }
}

extension UINavigationController {
    /// Without a scroll view no content is below the toolbar.
    func followContentAboveToolbar() {
        let scroll = bottomBar.isShown ? stack.last?.scrollViewAboveBottomBar : nil
        if let old = scrollAboveToolbar, old !== scroll { old.barsBelow.toolbar = nil }
        scrollAboveToolbar = scroll
        guard bottomBar.isShown else { return }
        guard let scroll else {
            bottomBar.toolbar.isAtScrollEdge = true
            return
        }
        scroll.barsBelow.toolbar = bottomBar.toolbar
        scroll.barsBelow.follow(scroll)
    }
}

extension UITabBarController {
    /// Follows the content of the selected controller, or of the top of its stack.
    func followContentAboveBar() {
        let shown = (selected as? UINavigationController)?.topViewController ?? selected
        let scroll = shown?.scrollViewAboveBottomBar
        if let old = scrollAboveBar, old !== scroll { old.barsBelow.tabBar = nil }
        scrollAboveBar = scroll
        guard let scroll else {
            tabBar.isAtScrollEdge = true
            return
        }
        scroll.barsBelow.tabBar = tabBar
        scroll.barsBelow.follow(scroll)
    }
}
