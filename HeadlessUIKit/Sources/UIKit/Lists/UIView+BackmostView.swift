extension UIView {
    /// Puts a view behind all others, replacing another one.
    func exchangeBackmostView(_ old: UIView?, for new: UIView?) {
        guard old !== new else { return }
        if old?.superview === self { old?.removeFromSuperview() }
        if let new { insertSubview(new, at: 0) }
        setNeedsLayout()
    }
}
