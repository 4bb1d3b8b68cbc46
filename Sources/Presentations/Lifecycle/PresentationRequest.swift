import UIKit

/// A request to present, from the call until UIKit has completed or dropped it.
///
/// It depends on the system whether UIKit defers or drops a request while the presenting view controller dismisses another
/// one, and it drops one for a view controller that is being dismissed itself. So the request is kept until nothing
/// is in the way, also until a notice has appeared in front. During any other transition UIKit defers it.
///
/// UIKit does not report a dropped request. Only the completion block that is passed to UIKit retains this object, so its
/// release shows that UIKit has finished with it.
@MainActor
final class PresentationRequest {
    private weak var presenter: UIViewController?
    private let presented: UIViewController
    private let transitionInTheWay = TransitionEnd()
    private var action: ((UIViewController) -> Void)?

    init(of presented: UIViewController, from presenter: UIViewController) {
        self.presented = presented
        self.presenter = presenter
    }

    /// Performs the request now, or as soon as nothing is being dismissed. It is never performed if the presenter has
    /// been released by then.
    func perform(_ action: @escaping (UIViewController) -> Void) {
        self.action = action
        proceed()
    }

    /// Drops a request that has not been passed to UIKit yet.
    func withdraw() {
        action = nil
    }

    private func proceed() {
        guard let presenter, let action else { return }
        let front = presenter.frontPresenter
        let leaving = front.presentedViewController.flatMap { $0.isBeingDismissed ? $0 : nil }
        let isArriving = front !== presenter && front.isBeingPresented
        let busy = leaving ?? (isArriving ? front : nil) ?? (presented.isBeingDismissed ? presented : nil)
        guard let busy else {
            self.action = nil
            return action(front)
        }
        // The block retains this object.
        transitionInTheWay.wait(forOneOf: [busy]) { self.proceed() }
    }
}
