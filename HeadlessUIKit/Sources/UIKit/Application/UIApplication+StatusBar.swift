/// The app's view of its status bar, older than that of a scene. Here, as in every app whose controllers decide about
/// the bar, nothing can be set.
extension UIApplication {
    /// In points of the screen; `.zero` while the bar is hidden.
    public var statusBarFrame: CGRect { bar?.statusBarFrame ?? .zero }

    public var isStatusBarHidden: Bool {
        get { bar?.isStatusBarHidden ?? false }
        set {}
    }

    public var statusBarStyle: UIStatusBarStyle {
        get { bar?.statusBarStyle ?? .default }
        set {}
    }

    /// The orientation of the interface.
    public var statusBarOrientation: UIInterfaceOrientation {
        get { UIScreen.main.connectedScene?.interfaceOrientation ?? .portrait }
        set {}
    }

    private var bar: UIStatusBarManager? { UIScreen.main.connectedScene?.statusBarManager }
}
