/// The end of one presentation, told once, whoever has ended it.
///
/// UIKit does not tell of every end: it releases the controller of a presentation that it drops, and of one whose window goes.
/// The end of this object is the end of the presentation then.
@MainActor
final class PresentationEnding {
    /// Gets `nil` for a presentation that has never begun.
    typealias Handler = @MainActor @Sendable (DismissalReason?) -> Void

    private var handler: Handler?
    private var hasBegun = false
    private(set) var isOver = false

    /// Calls a handler once, in the turn of the main queue after the end: UIKit is through with the controllers by then, and
    /// they can be presented again.
    func whenOver(_ handler: @escaping Handler) {
        self.handler = handler
    }

    /// A handler that tells only of a presentation that has begun.
    static func telling(_ onDismiss: @escaping (DismissalReason) -> Void) -> Handler {
        { reason in
            if let reason { onDismiss(reason) }
        }
    }

    func presentationWillBegin() {
        hasBegun = true
    }

    /// The presented view has gone.
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
