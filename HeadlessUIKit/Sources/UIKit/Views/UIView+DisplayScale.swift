extension UIView {
    /// Pixels per point: the window's, or the traits' if there is no window yet.
    var displayScale: CGFloat { max(1, window?.hostScreen.scale ?? traitCollection.displayScale) }

    /// Pixels per point in the view's drawing: its layer's `contentsScale`.
    public var contentScaleFactor: CGFloat {
        get { layer.contentsScale }
        set { layer.contentsScale = newValue }
    }
}
