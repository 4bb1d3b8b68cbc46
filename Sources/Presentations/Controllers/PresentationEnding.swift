/// Reports the end of one presentation once, whatever has ended it.
///
/// UIKit does not report every end. It releases the controller of a presentation that it drops, and of one whose window
/// is released. The release of this object is the end of such a presentation.
@MainActor
final class PresentationEnding {
    /// A handler of the end. The reason is `nil` for a presentation that has never begun.
    typealias Handler = @MainActor @Sendable (DismissalReason?) -> Void

    private var handler: Handler?
    private var hasBegun = false
    private(set) var isOver = false

    /// Calls a handler once, in the next turn of the main queue after the end. UIKit has finished with the view
    /// controllers by then, and they can be presented again.
    func whenOver(_ handler: @escaping Handler) {
        self.handler = handler
    }

    /// Returns a handler that reports only presentations that have begun.
    static func telling(_ onDismiss: @escaping (DismissalReason) -> Void) -> Handler {
        { reason in
            if let reason { onDismiss(reason) }
        }
    }

    func presentationWillBegin() {
        hasBegun = true
    }

    /// Called when the presented view has gone.
    func presentationDidEnd(_ reason: DismissalReason) {
        isOver = true
        guard let handler else { return }
        self.handler = nil
        Task { handler(reason) }
    }

    deinit {
        guard let handler else { return }
        let reason = hasBegun ? DismissalReason.programmatic : nil
        Task { @MainActor in handler(reason) }
    }
}
