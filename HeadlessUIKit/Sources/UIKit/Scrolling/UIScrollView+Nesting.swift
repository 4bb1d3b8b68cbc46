extension UIScrollView {
    /// Returns whether a drag that begins belongs to an outer scroll view: this content is at its end, and the outer
    /// one can go on. A refresh control keeps its pull.
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

    /// Returns whether there is more content in the direction of the drag.
    private func canFollow(_ travel: CGPoint, isHorizontal: Bool) -> Bool {
        let limits = scrollLimits
        let range = isHorizontal ? limits.x : limits.y
        let offset = isHorizontal ? contentOffset.x : contentOffset.y
        let way = isHorizontal ? travel.x : travel.y
        guard scrollableAxes.contains(isHorizontal ? .horizontal : .vertical), way != 0 else { return false }
        return way > 0 ? offset > range.lowerBound : offset < range.upperBound
    }

    /// Ends movements of the content without a finger.
    func stopAnimations() {
        let wasDecelerating = isDecelerating
        if run != nil {
            stopMotion()
            moveContent(to: restingOffset(.zero))
            contentDidComeToRest()
            if wasDecelerating { delegate?.scrollViewDidEndDecelerating(self) }
        }
        guard isZoomAnimating else { return }
        // The scale already has its final value.
        let view = zoomedView
        endZoomAnimation()
        view?.layer.removeAllAnimations()
        layer.removeAllAnimations()
        delegate?.scrollViewDidEndZooming(self, with: view, atScale: currentZoomScale)
    }
}
