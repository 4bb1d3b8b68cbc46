/// The position of a bar on the screen.
public enum UIBarPosition: Int, Sendable {
    /// The bar decides.
    case any = 0
    /// At the bottom of its container. The hairline is above the bar.
    case bottom = 1
    /// At the top of its container. The hairline is below the bar.
    case top = 2
    /// At the top of the screen. The background reaches up under the status bar.
    case topAttached = 3
}

/// A bar that knows its position.
@preconcurrency @MainActor public protocol UIBarPositioning: NSObjectProtocol {
    var barPosition: UIBarPosition { get }
}

/// Decides the position of a bar. On Apple's platforms the requirement is optional; here it has a default
/// implementation.
@preconcurrency @MainActor public protocol UIBarPositioningDelegate: NSObjectProtocol {
    /// Defaults to `.any`, with which the bar takes its usual position.
    func position(for bar: any UIBarPositioning) -> UIBarPosition
}

extension UIBarPositioningDelegate {
    public func position(for bar: any UIBarPositioning) -> UIBarPosition { .any }
}
