import UIKit

/// The ways to end a presentation that do not begin in its views: VoiceOver's escape gesture, the dismissal keys, and
/// the release of the window.
@MainActor
final class PresentationExits {
    private let escape: EscapeHandler
    private let keys: DismissalKeys
    private weak var windowRelease: WindowReleaseGuide?

    /// - Returns: `nil` for a half-sheet that was added as a child.
    init?(of controller: PresentationController, in container: UIView, onWindowRelease: @escaping @MainActor () -> Void)
    {
        guard controller.presentationOwner.isPresentation else { return nil }
        let presented: UIViewController = controller.presentedViewController
        escape = EscapeHandler(on: presented.view) { [weak controller, weak presented] in
            guard let controller, let presented else { return false }
            // The view is asked before its controller, which may handle the gesture itself.
            return presented.accessibilityPerformEscape()
                || controller.presentation.lifecycle.userWantsToDismiss(.escape)
        }
        keys = DismissalKeys(on: presented)
        windowRelease = container.window.map { WindowReleaseGuide.add(to: $0) { onWindowRelease() } }
    }

    func remove() {
        escape.remove()
        keys.remove()
        windowRelease?.remove()
    }
}

/// Reports the release of a window, which UIKit does not. The view controllers in the window may be retained by each
/// other, by a task or by the app, and their views do not change.
///
/// It is an empty layout guide without constraints. Only the window retains it, so it is released with the window.
final class WindowReleaseGuide: UILayoutGuide {
    private var onRelease: (@MainActor @Sendable () -> Void)?

    /// Adds a guide to a window. The handler is called in the next turn of the main queue after the window has been
    /// released.
    static func add(to window: UIWindow, _ onRelease: @escaping @MainActor @Sendable () -> Void) -> WindowReleaseGuide {
        let guide = WindowReleaseGuide()
        guide.identifier = "presentation.window"
        guide.onRelease = onRelease
        window.addLayoutGuide(guide)
        return guide
    }

    /// Removes the guide from its window. The handler is not called any more.
    func remove() {
        onRelease = nil
        owningView?.removeLayoutGuide(self)
    }

    deinit {
        guard let onRelease else { return }
        Task { @MainActor in onRelease() }
    }
}
