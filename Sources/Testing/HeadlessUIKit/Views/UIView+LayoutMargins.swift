extension UIView {
    /// The margins that apply: the base, the safe area on top of it while they follow it (SA5), and as much of the
    /// superview's as reaches in where that is preserved.
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

    /// The system sees to the sides of a view controller's root view.
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

    /// Tells changed margins to the view and its controller, and to the subviews that preserve them.
    ///
    /// - Parameter safeArea: The safe area, where it has just been computed: that asks every view above this one.
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
