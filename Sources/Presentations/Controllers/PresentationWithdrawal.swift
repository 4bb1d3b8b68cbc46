import UIKit

/// Withdraws a presentation. A request that has not been passed to UIKit yet is dropped. A presented view is dismissed
/// as soon as UIKit allows it, together with everything on top of it.
@MainActor
final class PresentationWithdrawal {
    private weak var controller: PresentationController?
    private let isAnimated: Bool
    private let observer = DisplayLinkObserver()

    init(of controller: PresentationController, animated: Bool) {
        self.controller = controller
        isAnimated = animated
    }

    func begin() {
        controller?.presentation.transitions.heldRequest?.withdraw()
        guard proceed() else { return }
        // The observer retains this object until it has finished.
        observer.start { self.proceed() }
    }

    /// Returns whether another try is needed. UIKit drops a dismissal during a transition without reporting it (C15),
    /// so the next frame tries again.
    private func proceed() -> Bool {
        guard let controller, !controller.presentation.transitions.ending.isOver else { return false }
        let presented = controller.presentedViewController
        guard let presenter = presented.presentingViewController, !controller.presentation.requestedDismissal.isPutOff
        else {
            return true
        }
        let stack = sequence(first: presented, next: \.presentedViewController)
        if !stack.contains(where: { $0.isBeingPresented || $0.isBeingDismissed }) {
            presenter.dismiss(animated: isAnimated)
        }
        return true
    }
}
