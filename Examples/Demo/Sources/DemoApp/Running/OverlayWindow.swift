import UIKit

/// A window above the demo's. Touches beside its controls are the demo's.
final class OverlayWindow: UIWindow {
    override init(windowScene: UIWindowScene) {
        super.init(windowScene: windowScene)
        windowLevel = UIWindow.Level(rawValue: UIWindow.Level.normal.rawValue + 1)
    }

    @available(*, unavailable)
    required init?(coder: NSCoder) {
        preconditionFailure("An overlay is made in code.")
    }

    override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
        let view = super.hitTest(point, with: event)
        return view === self || view === rootViewController?.view ? nil : view
    }
}
