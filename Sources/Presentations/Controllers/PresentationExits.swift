import UIKit

/// The ways out of a presentation that do not begin in its views: VoiceOver's escape gesture, the keys that dismiss, and the
/// release of the window.
@MainActor
final class PresentationExits {
    private let escape: EscapeHandler
    private let keys: DismissalKeys
    private weak var windowRelease: WindowReleaseGuide?

    /// - Returns: `nil` for a view that stays: a child of its parent.
    init?(of controller: PresentationController, in container: UIView, onWindowRelease: @escaping @MainActor () -> Void)
    {
        guard controller.presentationOwner.isPresentation else { return nil }
        let presented: UIViewController = controller.presentedViewController
        escape = EscapeHandler(on: presented.view) { [weak controller, weak presented] in
            guard let controller, let presented else { return false }
            // The view comes before its controller, which may have an answer of its own.
            return presented.accessibilityPerformEscape() || controller.requestedDismissal.request(.escape)
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
