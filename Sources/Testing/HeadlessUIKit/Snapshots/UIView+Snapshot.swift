extension UIView {
    /// A view that shows what this one shows now. With `afterUpdates` pending layout is done first.
    ///
    /// `nil` for a view without a size.
    public func snapshotView(afterScreenUpdates afterUpdates: Bool) -> UIView? {
        resizableSnapshotView(from: bounds, afterScreenUpdates: afterUpdates, withCapInsets: .zero)
    }

    /// A view that shows `rect` of this one. When it is resized, what is inside of the insets stretches.
    public func resizableSnapshotView(
        from rect: CGRect, afterScreenUpdates afterUpdates: Bool, withCapInsets capInsets: UIEdgeInsets
    ) -> UIView? {
        if afterUpdates { (window ?? self).layoutIfNeeded() }
        guard rect.width > 0, rect.height > 0 else { return nil }
        return SnapshotView(of: self, rect: rect, capInsets: capInsets)
    }
}
