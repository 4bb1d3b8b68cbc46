extension UIPageViewController {
    /// The height in points that the dots take from the pages at the bottom. They stay above the bottom of the safe
    /// area; nobody has measured their position.
    var heightOfControl: CGFloat {
        guard let control, control.numberOfPages > 0 else { return 0 }
        return control.intrinsicContentSize.height + (viewIfLoaded?.safeAreaInsets.bottom ?? 0)
    }

    /// Requests the dots. There are none if pages curl or scroll vertically, or without both methods (PV7).
    func showControl() {
        guard isViewLoaded else { return }
        guard transitionStyle == .scroll, navigationOrientation == .horizontal, let dataSource else {
            return removeControl()
        }
        let count = OptionalMethods.calls { dataSource.presentationCount(for: self) }
        guard count.isImplemented else { return removeControl() }
        let index = OptionalMethods.calls { dataSource.presentationIndex(for: self) }
        guard index.isImplemented else { return removeControl() }
        let control = control ?? makeControl()
        control.numberOfPages = count.result
        control.currentPage = index.result
        shownDot = control.currentPage
        view.setNeedsLayout()
    }

    private func makeControl() -> UIPageControl {
        let made = UIPageControl()
        made.addAction(UIAction { [weak self] _ in self?.dotsDidChange() }, for: .valueChanged)
        // Behind the pages in the order of the subviews, as on a phone.
        view.insertSubview(made, at: 0)
        control = made
        return made
    }

    private func removeControl() {
        guard control != nil else { return }
        control?.removeFromSuperview()
        control = nil
        view.setNeedsLayout()
    }

    func layoutControl() {
        guard let control else { return }
        let size = control.intrinsicContentSize
        control.isHidden = control.numberOfPages == 0
        control.frame = CGRect(
            x: (view.bounds.width - size.width) / 2, y: view.bounds.height - heightOfControl, width: size.width,
            height: size.height)
    }

    /// A tap beside the current dot turns one page, like code. It is not known if the delegate is notified.
    private func dotsDidChange() {
        guard let control, let page = shown.first else { return }
        let direction: NavigationDirection = control.currentPage > shownDot ? .forward : .reverse
        control.currentPage = shownDot
        guard turn == nil, !scroller.isMovedByFinger, ask(direction, of: page) != nil else { return }
        slideToNeighbour(direction)
    }

    /// After a page was turned the next dot is emphasised.
    func moveDot(_ direction: NavigationDirection) {
        guard let control else { return }
        control.currentPage += direction == .forward ? 1 : -1
        shownDot = control.currentPage
    }
}
