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
