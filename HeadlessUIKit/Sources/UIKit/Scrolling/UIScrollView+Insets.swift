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
            bottom: contentInset.bottom + (addsVertical ? safeArea.bottom : 0) + keyboardInset,
            right: contentInset.right + (addsHorizontal ? safeArea.right : 0))
    }

    /// True if this scroll view is the main content of a controller in a navigation controller: its view is this one,
    /// or has it at the back. Bars then get their room even if the content is short.
    private var isContentOfNavigation: Bool {
        guard let content = owner ?? ownerWithContentAtTheBack else { return false }
        return content.automaticallyAdjustsScrollViewInsets && content.navigationController != nil
    }

    private var ownerWithContentAtTheBack: UIViewController? {
        superview?.storedSubviews.first === self ? superview?.owner : nil
    }

    /// Called when the limits of the offset have changed. Content beyond them is moved back, unless a finger holds it
    /// or it is moving.
    func limitsDidChange() {
        updateAdjustedInset()
        returnToLimits()
        barsBelow.follow(self)
    }

    func returnToLimits() {
        guard drag == nil, run == nil, !isTracking, !zooming.isScaling else { return }
        // Content at the top waits there for the first inset, which moves it. The rows of a bar already belong to that.
        if reportedInset.top == 0, contentOffset.y == 0, adjustedContentInset.top != 0 { return }
        let offset = scrollLimits.clamped(contentOffset)
        if offset != contentOffset { moveContent(to: offset) }
    }

    /// Content that rests at the top or at the left edge stays there.
    ///
    /// A layout may set the size before the position, and in between the view reaches into an unrelated safe area. The
    /// last reported one counts until the next report.
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
