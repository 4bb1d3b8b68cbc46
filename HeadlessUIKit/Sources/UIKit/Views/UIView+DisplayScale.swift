extension UIView {
    /// Pixels per point: the window's, or the traits' if there is no window yet.
    var displayScale: CGFloat { max(1, window?.hostScreen.scale ?? traitCollection.displayScale) }
}
