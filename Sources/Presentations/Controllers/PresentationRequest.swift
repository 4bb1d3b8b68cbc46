import UIKit

/// A request to present, from the call until UIKit has completed or dropped it.
///
/// It waits while the presenting view controller dismisses another one: whether UIKit defers a request until then, or drops
/// it, depends on the system. UIKit defers it while another transition runs, and does not report that it has dropped
/// one. Only the completion block that UIKit gets retains the request: once it is released, UIKit is through with it.
@MainActor
final class PresentationRequest {
    private weak var presenter: UIViewController?
    private let observer = DisplayLinkObserver()
    private var action: ((UIViewController) -> Void)?

    init(from presenter: UIViewController) {
        self.presenter = presenter
    }

    /// Performs the request now, or when nothing is being dismissed any more. Never if the presenter has gone by then.
    func perform(_ action: @escaping (UIViewController) -> Void) {
        self.action = action
        guard !proceed() else { return }
        _ = presenter?.presentedViewController?.transitionCoordinator?.animate(alongsideTransition: nil) { _ in
            self.proceed()
        }
        // A dismissal that has not begun has no coordinator yet. The observer retains this object until it is through.
        observer.start { !self.proceed() }
    }

    /// Drops a request that UIKit has not got yet.
    func withdraw() {
        action = nil
    }

    /// Returns whether there is nothing left to do.
    @discardableResult
    private func proceed() -> Bool {
        guard let presenter, let action else { return true }
        guard presenter.presentedViewController?.isBeingDismissed != true else { return false }
        self.action = nil
        action(presenter)
        return true
    }
}
