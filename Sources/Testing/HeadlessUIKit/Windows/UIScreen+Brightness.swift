extension UIScreen {
    public nonisolated static let brightnessDidChangeNotification = NSNotification.Name(
        "UIScreenBrightnessDidChangeNotification")

    /// The brightness of the screen, from 0 to 1; what is beyond is taken for the nearer end. Defaults to 0.5. A change
    /// posts a notification, and nothing looks otherwise.
    public var brightness: CGFloat {
        get { storedBrightness }
        set {
            let value = min(1, max(0, newValue))
            guard value != storedBrightness else { return }
            storedBrightness = value
            NotificationCenter.default.post(name: Self.brightnessDidChangeNotification, object: self)
        }
    }
}
