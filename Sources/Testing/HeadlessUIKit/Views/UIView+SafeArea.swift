extension UIView {
    /// What the view inherits, and what its controller adds (SA4).
    var propagatedSafeAreaInsets: UIEdgeInsets {
        guard let superview else { return .zero }
        let own = inheritedSafeAreaInsets
        let additional = owner?.additionalSafeAreaInsets ?? .zero
        // Whether there is a window is looked for last: most views are away from the edges of the screen.
        guard own != .zero || additional != .zero, superview.window != nil else { return .zero }
        return UIEdgeInsets(
            top: own.top + additional.top, left: own.left + additional.left,
            bottom: own.bottom + additional.bottom, right: own.right + additional.right)
    }

    /// By rule SA1, per edge, the parent's inset less what the view stays away from that edge; or what is held.
    var inheritedSafeAreaInsets: UIEdgeInsets {
        if let held = safeAreaHold?.insets(isDistorted: isDistorted) { return held }
        guard let superview else { return .zero }
        let parent = superview.safeAreaInsets
        return parent == .zero ? .zero : Self.clampedInsets(parent, of: frame, in: superview.bounds)
    }

    /// What of a parent's insets reaches into a child with the given frame.
    static func clampedInsets(_ parent: UIEdgeInsets, of frame: CGRect, in bounds: CGRect) -> UIEdgeInsets {
        func clamp(_ value: CGFloat, _ limit: CGFloat) -> CGFloat {
            // A view's edge is its centre less half its length: what that sum loses is no inset.
            let cleared = value < 1e-6 ? 0 : value
            return cleared > limit - 1e-6 ? limit : cleared
        }
        return UIEdgeInsets(
            top: clamp(parent.top - (frame.minY - bounds.minY), parent.top),
            left: clamp(parent.left - (frame.minX - bounds.minX), parent.left),
            bottom: clamp(frame.maxY - (bounds.maxY - parent.bottom), parent.bottom),
            right: clamp(frame.maxX - (bounds.maxX - parent.right), parent.right))
    }

    /// Has the next layout compare the safe area with the one last told (SA7).
    func setNeedsSafeAreaUpdate() {
        layer.safeAreaNeedsUpdate = true
        layer.markSubtreeNeedsLayout()
    }

    /// Tells a changed safe area to the view and its controller, and passes the question on to the subviews.
    func updateSafeArea() {
        keepFirstSafeArea()
        guard !putsOffSafeArea() else { return }
        let insets = safeAreaInsets
        guard insets != reportedSafeAreaInsets else { return updateLayoutMargins(around: insets) }
        reportedSafeAreaInsets = insets
        layoutGuidesChanged()
        // The margins that follow it are told first: recorded on Catalyst.
        updateLayoutMargins(around: insets)
        safeAreaInsetsDidChange()
        owner?.viewSafeAreaInsetsDidChange()
        storedSubviews.forEach { $0.setNeedsSafeAreaUpdate() }
        setNeedsLayout()
    }
}
