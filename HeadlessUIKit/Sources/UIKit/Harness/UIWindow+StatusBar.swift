extension UIWindow {
    /// The user taps the status bar above the key window: the scroll view on screen that lets it scrolls to its top.
    ///
    /// If there are several, none of them does on a phone, and the one closest to the status bar on an iPad. Views
    /// behind a presented controller do not count: an assumption.
    package func tapStatusBar() {
        let loop = mainLoop
        loop.use()
        loop.perform { self.scrollUnderStatusBar?.userTappedStatusBar() }
        loop.turn()
    }

    private var scrollUnderStatusBar: UIScrollView? {
        var candidates: [UIScrollView] = []
        let top = rootViewController.map { root in sequence(first: root, next: \.presentedViewController).reversed()[0]
        }
        (top?.viewIfLoaded ?? self).forEachInSubtree { view in
            guard let scroll = view as? UIScrollView, scroll.scrollsToTop, scroll.isOnScreen else { return }
            candidates.append(scroll)
        }
        guard candidates.count > 1 else { return candidates.first }
        guard traitCollection.userInterfaceIdiom == .pad else { return nil }
        return candidates.min { $0.convert($0.bounds, to: self).minY < $1.convert($1.bounds, to: self).minY }
    }
}

extension UIView {
    fileprivate var isOnScreen: Bool {
        guard let window, window.bounds.intersects(convert(bounds, to: window)) else { return false }
        return sequence(first: self) { $0.superview }.allSatisfy { !$0.isHidden && $0.alpha > 0.01 }
    }
}
