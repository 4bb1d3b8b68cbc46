import UIKit

/// Reports the release of a window, which UIKit does not. The view controllers in the window may be retained by
/// each other, by a task or by the app, and their views do not change. It is an empty layout guide without constraints.
/// Only the window retains it, so it is released with the window.
final class WindowReleaseGuide: UILayoutGuide {
    private var onRelease: (@MainActor @Sendable () -> Void)?

    /// Adds a guide to a window. The handler is called in the turn of the main queue after the release.
    static func add(to window: UIWindow, _ onRelease: @escaping @MainActor @Sendable () -> Void) -> WindowReleaseGuide {
        let guide = WindowReleaseGuide()
        guide.identifier = "presentation.window"
        guide.onRelease = onRelease
        window.addLayoutGuide(guide)
        return guide
    }

    func remove() {
        onRelease = nil
        owningView?.removeLayoutGuide(self)
    }

    deinit {
        guard let onRelease else { return }
        Task { @MainActor in onRelease() }
    }
}
