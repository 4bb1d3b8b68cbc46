extension UIScrollView {
    func contentInset(within safeArea: UIEdgeInsets) -> UIEdgeInsets {
        let addsVertical: Bool
        let addsHorizontal: Bool
        switch contentInsetAdjustmentBehavior {
        case .never: (addsVertical, addsHorizontal) = (false, false)
        case .always: (addsVertical, addsHorizontal) = (true, true)
        case .automatic, .scrollableAxes:
            addsVertical =
                contentSize.height > bounds.height || alwaysBounceVertical
                || contentInsetAdjustmentBehavior == .automatic && isContentOfNavigation
            addsHorizontal = contentSize.width > bounds.width || alwaysBounceHorizontal
        }
        return UIEdgeInsets(
            top: contentInset.top + (addsVertical ? safeArea.top : 0) + refreshInset,
            left: contentInset.left + (addsHorizontal ? safeArea.left : 0),
            bottom: contentInset.bottom + (addsVertical ? safeArea.bottom : 0),
            right: contentInset.right + (addsHorizontal ? safeArea.right : 0))
    }

    /// A controller in a navigation controller shows mainly this scroll view: its view is this one, or has it at the back.
    /// Then bars get their room however short the content is.
    private var isContentOfNavigation: Bool {
        if let owner { return owner.navigationController != nil }
        guard let superview, superview.storedSubviews.first === self, let owner = superview.owner else { return false }
        return owner.navigationController != nil
    }

    /// Where the content can rest has changed. Content that lies beyond is taken back, unless a finger has it or it is
    /// on its way.
    func limitsDidChange() {
        updateAdjustedInset()
        returnToLimits()
        barsBelow.follow(self)
    }

    func returnToLimits() {
        guard drag == nil, run == nil, !isTracking, !zooming.isScaling else { return }
        // Content at the top waits there for the first inset, which takes it along. The rows of a bar belong to that already.
        if reportedInset.top == 0, contentOffset.y == 0, adjustedContentInset.top != 0 { return }
        let offset = scrollLimits.clamped(contentOffset)
        if offset != contentOffset { moveContent(to: offset) }
    }

    /// Content that rests at the top or at the left edge stays there.
    ///
    /// A layout may set the size before the place, and in between the view reaches into a safe area that it has nothing to do
    /// with. The one that was last told counts until the next is.
    func updateAdjustedInset(keepsTop: Bool = true) {
        let inset = contentInset(within: reportedSafeAreaInsets)
        guard inset != reportedInset else { return }
        let old = reportedInset
        reportedInset = inset
        var offset = contentOffset
        if keepsTop, offset.y == -old.top { offset.y = 0 - inset.top }
        if offset.x == -old.left { offset.x = 0 - inset.left }
        if offset != contentOffset { moveContent(to: offset) }
        adjustedContentInsetDidChange()
        delegate?.scrollViewDidChangeAdjustedContentInset(self)
    }
}
