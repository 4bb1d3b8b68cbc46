/// The window of input views and accessory views.
final class InputWindow: UIWindow {
    private(set) weak var host: UIWindow?
    /// The responder whose views these are. It comes next after them, so a field in its accessory view keeps that.
    weak var client: UIResponder?

    init(over host: UIWindow) {
        self.host = host
        super.init(windowScene: host.hostScreen.scene)
        frame = host.frame
        isHidden = false
    }

    @available(*, unavailable)
    required init?(coder: NSCoder) {
        preconditionFailure("The window of input views is made over the window that has them.")
    }

    override var canBecomeKey: Bool { false }

    override var next: UIResponder? { client ?? super.next }

    /// Touches outside of these views belong to the app.
    override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
        let hit = super.hitTest(point, with: event)
        return hit === self ? nil : hit
    }

    func leave() {
        isHidden = true
        host?.inputWindow = nil
    }
}

extension UIWindow {
    func makeInputWindow() -> InputWindow {
        let window = InputWindow(over: self)
        inputWindow = window
        return window
    }
}
