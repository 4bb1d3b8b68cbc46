extension UIScrollView {
    /// The distance of the content below its top, without a refresh, in points.
    var pulledDistance: CGFloat {
        max(0, 0 - contentOffset.y - (reportedInset.top - refreshInset))
    }

    func exchange(_ old: UIRefreshControl?, for new: UIRefreshControl?) {
        guard old !== new else { return }
        if old?.isRefreshing == true { refreshingDidEnd() }
        old?.attach(to: nil)
        old?.removeFromSuperview()
        guard let new else { return }
        insertSubview(new, at: 0)
        new.attach(to: self)
    }

    /// The content stays in place: without a finger the control is above it, out of sight (V11, RF3).
    func refreshingDidBegin() {
        if !isDragging { makeRoomForRefresh() }
    }

    /// During a pull no room is added yet, or the content would jump under the finger (V12, RF4).
    func makeRoomForRefresh() {
        refreshInset = refreshControl?.isRefreshing == true ? UIRefreshControl.height : 0
    }

    func refreshingDidEnd() {
        guard refreshInset > 0 else { return }
        refreshInset = 0
        rebaseDrag()
        slideBackToTop()
    }

    /// Scrolls back from the visible refresh control, unless a finger holds the content (V10, RF2).
    private func slideBackToTop() {
        guard drag == nil, !isTracking else { return }
        let target = scrollLimits.clamped(contentOffset)
        guard target.y > contentOffset.y else { return }
        guard window != nil else { return moveContent(to: target) }
        stopMotion()
        let slide = ScrollSlide(from: contentOffset, to: target, scale: displayScale)
        begin(
            ScrollRun(in: mainLoop, duration: ScrollSlide.duration) { [weak self] time in
                self?.moveContent(to: slide.position(at: time))
            } completion: { [weak self] in
                self?.stopMotion()
                self?.returnToLimits()
            })
    }
}
