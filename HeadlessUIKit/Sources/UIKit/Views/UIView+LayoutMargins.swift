extension UIView {
    /// The effective margins: the base, plus the safe area if they follow it (SA5), plus the part of the superview's
    /// margins that reaches in if those are preserved.
    var effectiveLayoutMargins: UIEdgeInsets {
        var margins = baseLayoutMargins.insets(effectiveUserInterfaceLayoutDirection)
        if insetsLayoutMarginsFromSafeArea {
            let safeArea = knownSafeAreaInsets ?? safeAreaInsets
            margins = UIEdgeInsets(
                top: margins.top + safeArea.top, left: margins.left + safeArea.left,
                bottom: margins.bottom + safeArea.bottom, right: margins.right + safeArea.right)
        }
        guard preservesSuperviewLayoutMargins, let superview else { return margins }
        let outer = Self.clampedInsets(superview.layoutMargins, of: frame, in: superview.bounds)
        return UIEdgeInsets(
            top: max(margins.top, outer.top), left: max(margins.left, outer.left),
            bottom: max(margins.bottom, outer.bottom), right: max(margins.right, outer.right))
    }

    /// The system sets the side margins of a view controller's root view.
    private var baseLayoutMargins: LayoutMargins {
        guard let owner, owner.viewRespectsSystemMinimumLayoutMargins else { return storedLayoutMargins ?? .standard }
        return (storedLayoutMargins ?? .root).atLeast(owner.systemMinimumLayoutMargins)
    }

    var directionalMargins: NSDirectionalEdgeInsets {
        let margins = layoutMargins
        let isRightToLeft = effectiveUserInterfaceLayoutDirection == .rightToLeft
        return NSDirectionalEdgeInsets(
            top: margins.top, leading: isRightToLeft ? margins.right : margins.left, bottom: margins.bottom,
            trailing: isRightToLeft ? margins.left : margins.right)
    }

    /// Reports changed margins to the view and its controller, and to the subviews that preserve them.
    ///
    /// - Parameter safeArea: The safe area, if it has just been computed, which needs all superviews.
    func updateLayoutMargins(around safeArea: UIEdgeInsets? = nil) {
        knownSafeAreaInsets = safeArea
        let margins = layoutMargins
        knownSafeAreaInsets = nil
        guard margins != reportedLayoutMargins else { return }
        reportedLayoutMargins = margins
        layoutGuidesChanged()
        layoutMarginsDidChange()
        owner?.viewLayoutMarginsDidChange()
        for subview in storedSubviews where subview.preservesSuperviewLayoutMargins {
            subview.setNeedsSafeAreaUpdate()
        }
        setNeedsLayout()
    }
}
