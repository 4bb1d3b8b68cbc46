extension UINavigationController {
    /// True if a swipe up in the content hides the bar and the toolbar, and a swipe down shows them. Defaults to false.
    public var hidesBarsOnSwipe: Bool {
        get { barHiding.followsSwipes }
        set { barHiding.followsSwipes = newValue }
    }
    /// True if an unhandled tap hides the bar and the toolbar, or shows them. Defaults to false.
    public var hidesBarsOnTap: Bool {
        get { barHiding.followsTaps }
        set { barHiding.followsTaps = newValue }
    }
    /// True if the keyboard hides the bar and the toolbar when it appears. They do not come back when it disappears.
    /// Defaults to false.
    public var hidesBarsWhenKeyboardAppears: Bool {
        get { barHiding.followsKeyboard }
        set { barHiding.followsKeyboard = newValue }
    }
    /// True if compact height hides the bar and the toolbar, and regular height shows them again; an unhandled tap does
    /// so, too. Defaults to false.
    public var hidesBarsWhenVerticallyCompact: Bool {
        get { barHiding.followsCompactHeight }
        set { barHiding.followsCompactHeight = newValue }
    }

    /// Recognises the swipes of ``hidesBarsOnSwipe``. Do not replace its delegate.
    public var barHideOnSwipeGestureRecognizer: UIPanGestureRecognizer { barHiding.swipe }
    /// Recognises the taps of ``hidesBarsOnTap``. Do not replace its delegate.
    public var barHideOnTapGestureRecognizer: UITapGestureRecognizer { barHiding.tap }
}
