extension UIScrollView {
    /// Whether a drag that begins is that of a scroll view around this one: the content is at its end, and there it can go
    /// on. A refresh control keeps its pull.
    func leavesToParent(_ travel: CGPoint) -> Bool {
        let isHorizontal = travel.x.magnitude > travel.y.magnitude
        guard isHorizontal ? transfersHorizontalScrollingToParent : transfersVerticalScrollingToParent,
            scrollableAxes.contains(isHorizontal ? .horizontal : .vertical), refreshControl == nil,
            !canFollow(travel, isHorizontal: isHorizontal)
        else { return false }
        let parents = sequence(first: superview) { $0?.superview }.lazy.compactMap { $0 as? UIScrollView }
        return parents.contains {
            $0.panGestureRecognizer.isEnabled && $0.canFollow(travel, isHorizontal: isHorizontal)
        }
    }

    /// Whether there is content where the finger drags it from.
    private func canFollow(_ travel: CGPoint, isHorizontal: Bool) -> Bool {
        let limits = scrollLimits
        let range = isHorizontal ? limits.x : limits.y
        let offset = isHorizontal ? contentOffset.x : contentOffset.y
        let way = isHorizontal ? travel.x : travel.y
        guard scrollableAxes.contains(isHorizontal ? .horizontal : .vertical), way != 0 else { return false }
        return way > 0 ? offset > range.lowerBound : offset < range.upperBound
    }

    /// What moves the content without a finger ends.
    func stopAnimations() {
        let wasDecelerating = isDecelerating
        if run != nil {
            stopMotion()
            moveContent(to: restingOffset(.zero))
            contentDidComeToRest()
            if wasDecelerating { delegate?.scrollViewDidEndDecelerating(self) }
        }
        guard isZoomAnimating else { return }
        // The scale is that of the end already.
        let view = zoomedView
        endZoomAnimation()
        view?.layer.removeAllAnimations()
        layer.removeAllAnimations()
        delegate?.scrollViewDidEndZooming(self, with: view, atScale: currentZoomScale)
    }
}
