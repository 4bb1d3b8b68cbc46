import UIKit

/// A request to present, from the call until UIKit has completed or dropped it.
///
/// It waits while the presenting view controller dismisses another one, or while a presentation that is not modal
/// appears in front. It depends on the system whether UIKit defers or drops a request in that time. During any
/// other transition UIKit defers it. UIKit does not report a dropped request. Only the completion block that is passed
/// to UIKit retains this object, so its release shows that UIKit has finished with it.
@MainActor
final class PresentationRequest {
    private weak var presenter: UIViewController?
    private let observer = DisplayLinkObserver()
    private var action: ((UIViewController) -> Void)?

    init(from presenter: UIViewController) {
        self.presenter = presenter
    }

    /// Performs the request now, or as soon as nothing is being dismissed. It is never performed if the presenter has
    /// been released by then.
    func perform(_ action: @escaping (UIViewController) -> Void) {
        self.action = action
        guard !proceed() else { return }
        let leaving = presenter?.frontPresenter.presentedViewController
        _ = leaving?.transitionCoordinator?.animate(alongsideTransition: nil) { _ in self.proceed() }
        // A dismissal that has not begun has no coordinator yet. The observer retains this object until it has
        // finished.
        observer.start { !self.proceed() }
    }

    /// Drops a request that has not been passed to UIKit yet.
    func withdraw() {
        action = nil
    }

    /// Returns whether the request is finished.
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
