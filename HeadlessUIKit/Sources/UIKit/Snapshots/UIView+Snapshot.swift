extension UIView {
    /// Returns a view that shows the current picture of this one. With `afterUpdates` a pending layout is done first.
    ///
    /// Returns `nil` for a view without a size.
    public func snapshotView(afterScreenUpdates afterUpdates: Bool) -> UIView? {
        resizableSnapshotView(from: bounds, afterScreenUpdates: afterUpdates, withCapInsets: .zero)
    }

    /// Returns a view that shows `rect` of this one. When it is resized, the part inside the insets stretches.
    public func resizableSnapshotView(
        from rect: CGRect, afterScreenUpdates afterUpdates: Bool, withCapInsets capInsets: UIEdgeInsets
    ) -> UIView? {
        if afterUpdates { (window ?? self).layoutIfNeeded() }
        guard rect.width > 0, rect.height > 0 else { return nil }
        return SnapshotView(of: self, rect: rect, capInsets: capInsets)
    }
}
