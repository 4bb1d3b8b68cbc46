extension UIView {
    /// The inherited safe area plus the additional insets of the controller (SA4).
    var propagatedSafeAreaInsets: UIEdgeInsets {
        guard let superview, superview.isInWindow else { return .zero }
        let own = inheritedSafeAreaInsets(from: superview)
        guard let additional = owner?.additionalSafeAreaInsets, additional != .zero else { return own }
        return UIEdgeInsets(
            top: own.top + additional.top, left: own.left + additional.left,
            bottom: own.bottom + additional.bottom, right: own.right + additional.right)
    }

    /// For each edge, the parent's inset less the view's distance from that edge (SA1), or the inset that is held.
    var inheritedSafeAreaInsets: UIEdgeInsets { superview.map(inheritedSafeAreaInsets(from:)) ?? .zero }

    private func inheritedSafeAreaInsets(from superview: UIView) -> UIEdgeInsets {
        if let held = safeAreaHold?.insets(isDistorted: isDistorted) { return held }
        let parent = superview.safeAreaInsets(for: self)
        return parent == .zero ? .zero : Self.clampedInsets(parent, of: frame, in: superview.bounds)
    }

    /// Returns the part of a parent's insets that reaches into a child with the given frame.
    static func clampedInsets(_ parent: UIEdgeInsets, of frame: CGRect, in bounds: CGRect) -> UIEdgeInsets {
        func clamp(_ value: CGFloat, _ limit: CGFloat) -> CGFloat {
            // A view's edge is its centre less half its length, so a rounding error of that sum does not count as an
            // inset.
            let cleared = value < 1e-6 ? 0 : value
            return cleared > limit - 1e-6 ? limit : cleared
        }
        return UIEdgeInsets(
            top: clamp(parent.top - (frame.minY - bounds.minY), parent.top),
            left: clamp(parent.left - (frame.minX - bounds.minX), parent.left),
            bottom: clamp(frame.maxY - (bounds.maxY - parent.bottom), parent.bottom),
            right: clamp(frame.maxX - (bounds.maxX - parent.right), parent.right))
    }

    /// Makes the next layout compare the safe area with the last reported one (SA7).
    func setNeedsSafeAreaUpdate() {
        layer.safeAreaNeedsUpdate = true
        layer.markSubtreeNeedsLayout()
    }

    /// Reports changed safe areas in this view at once, not with the next layout: scroll views move their content.
    func updateSafeAreasNow() {
        guard window != nil, layer.safeAreaNeedsUpdate else { return }
        updateSafeArea()
        storedSubviews.forEach { $0.updateSafeAreasNow() }
    }

    /// Reports a changed safe area to the view and its controller, and checks the subviews.
    func updateSafeArea() {
        keepFirstSafeArea()
        guard !putsOffSafeArea() else { return }
        let insets = safeAreaInsets
        guard insets != reportedSafeAreaInsets else { return updateLayoutMargins(around: insets) }
        reportedSafeAreaInsets = insets
        layoutGuidesChanged()
        // The margins that follow it are reported first: recorded on Catalyst.
        updateLayoutMargins(around: insets)
        safeAreaInsetsDidChange()
        owner?.viewSafeAreaInsetsDidChange()
        storedSubviews.forEach { $0.setNeedsSafeAreaUpdate() }
        setNeedsLayout()
    }
}
