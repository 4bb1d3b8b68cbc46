import UIKit

/// Handles VoiceOver's escape gesture on a view of the app's.
///
/// VoiceOver may offer the gesture to the presented controller's own view and pass the views around it by (Z12). Since iOS 17
/// a view can have a handler without being subclassed. Before, the gesture works where it is offered to the views around,
/// too. A view that has a handler of the app's keeps it.
@MainActor
final class EscapeHandler {
    private weak var view: UIView?

    /// - Parameter handle: Returns whether the gesture was handled.
    init(on view: UIView, _ handle: @escaping @MainActor () -> Bool) {
        #if canImport(Darwin)
            guard #available(iOS 17.0, *), view.accessibilityPerformEscapeBlock == nil else { return }
            view.accessibilityPerformEscapeBlock = { handle() }
            self.view = view
        #elseif !canImport(ObjectiveC)
            guard view.accessibilityPerformEscapeBlock == nil else { return }
            view.accessibilityPerformEscapeBlock = { handle() }
            self.view = view
        #endif
    }

    func remove() {
        #if canImport(Darwin)
            guard #available(iOS 17.0, *) else { return }
            view?.accessibilityPerformEscapeBlock = nil
        #elseif !canImport(ObjectiveC)
            view?.accessibilityPerformEscapeBlock = nil
        #endif
        view = nil
    }
}
