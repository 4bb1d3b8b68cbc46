extension UIScreen {
    public nonisolated static let brightnessDidChangeNotification = NSNotification.Name(
        "UIScreenBrightnessDidChangeNotification")

    /// The brightness of the screen, clamped to 0…1. Defaults to 0.5. A change posts a notification, and has no visible
    /// effect.
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
