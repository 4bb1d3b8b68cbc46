extension UINavigationController {
    /// A swipe up in the content hides the bar and the toolbar, and one down shows them. Defaults to false.
    public var hidesBarsOnSwipe: Bool {
        get { barHiding.followsSwipes }
        set { barHiding.followsSwipes = newValue }
    }
    /// A tap that nobody else handles hides the bar and the toolbar, or shows them. Defaults to false.
    public var hidesBarsOnTap: Bool {
        get { barHiding.followsTaps }
        set { barHiding.followsTaps = newValue }
    }
    /// The keyboard hides the bar and the toolbar when it appears. They do not come back with its end. Defaults to false.
    public var hidesBarsWhenKeyboardAppears: Bool {
        get { barHiding.followsKeyboard }
        set { barHiding.followsKeyboard = newValue }
    }
    /// Compact height hides the bar and the toolbar, and regular height shows them again; so does a tap that nobody else
    /// handles. Defaults to false.
    public var hidesBarsWhenVerticallyCompact: Bool {
        get { barHiding.followsCompactHeight }
        set { barHiding.followsCompactHeight = newValue }
    }

    /// Recognises the swipes of ``hidesBarsOnSwipe``. Keep its delegate.
    public var barHideOnSwipeGestureRecognizer: UIPanGestureRecognizer { barHiding.swipe }
    /// Recognises the taps of ``hidesBarsOnTap``. Keep its delegate.
    public var barHideOnTapGestureRecognizer: UITapGestureRecognizer { barHiding.tap }
}
