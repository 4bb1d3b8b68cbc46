import UIKit

/// Tells when a window is released. UIKit does not: the view controllers in it may be held by each other, by a task or by the
/// app, and their views stay what they were.
///
/// An empty layout guide that only the window retains: it is released with the window. It has no constraints.
final class WindowReleaseGuide: UILayoutGuide {
    private var onRelease: (@MainActor @Sendable () -> Void)?

    /// Adds a guide to a window. It calls the handler in the turn of the main queue after the window has been released.
    static func add(to window: UIWindow, _ onRelease: @escaping @MainActor @Sendable () -> Void) -> WindowReleaseGuide {
        let guide = WindowReleaseGuide()
        guide.identifier = "presentation.window"
        guide.onRelease = onRelease
        window.addLayoutGuide(guide)
        return guide
    }

    /// Takes the guide away from its window. The handler is not called any more.
    func remove() {
        onRelease = nil
        owningView?.removeLayoutGuide(self)
    }

    deinit {
        guard let onRelease else { return }
        Task { @MainActor in onRelease() }
    }
}
