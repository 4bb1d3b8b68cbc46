import UIKit

/// A request to present, from the call until UIKit has completed or dropped it.
///
/// It waits while the presenting view controller dismisses another one, or presents one that leaves the others to the user:
/// whether UIKit defers a request until then, or drops it, depends on the system. UIKit defers it while another
/// transition runs, and does not report that it has dropped one. Only the completion block that UIKit gets retains the
/// request: once it is released, UIKit is through with it.
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
        let leaving = presenter?.frontPresenter.presentedViewController
        _ = leaving?.transitionCoordinator?.animate(alongsideTransition: nil) { _ in self.proceed() }
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
        let front = presenter.frontPresenter
        guard front.presentedViewController?.isBeingDismissed != true else { return false }
        guard front === presenter || !front.isBeingPresented else { return false }
        self.action = nil
        action(front)
        return true
    }
}
