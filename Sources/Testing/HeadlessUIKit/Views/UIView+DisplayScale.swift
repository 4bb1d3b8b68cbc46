extension UIView {
    /// Pixels a point: the window's, or the traits' where there is none yet.
    var displayScale: CGFloat { max(1, window?.hostScreen.scale ?? traitCollection.displayScale) }
}
