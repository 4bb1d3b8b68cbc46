import UIKit

/// Handles VoiceOver's escape gesture on one of the app's views.
///
/// VoiceOver may offer the gesture to the presented controller's own view and skip the views around it (Z12). From iOS
/// 17 on, a view can have a handler without being subclassed. On earlier versions the gesture works only if VoiceOver
/// offers it to the views around as well. A handler that the app has set is kept.
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
