import UIKit

/// Takes a presentation back: a request that UIKit has not got yet is dropped, and what is presented is dismissed, together
/// with everything on top of it, as soon as UIKit can.
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
        controller?.presentationTransitions.heldRequest?.withdraw()
        guard proceed() else { return }
        // The observer retains this object until it is through.
        observer.start { self.proceed() }
    }

    /// Returns whether there is something left to do. UIKit drops a dismissal in the middle of a transition (C15), and does
    /// not say so: the next frame asks again.
    private func proceed() -> Bool {
        guard let controller, !controller.presentationTransitions.ending.isOver else { return false }
        let presented = controller.presentedViewController
        guard let presenter = presented.presentingViewController, !controller.requestedDismissal.isPutOff else {
            return true
        }
        let stack = sequence(first: presented, next: \.presentedViewController)
        if !stack.contains(where: { $0.isBeingPresented || $0.isBeingDismissed }) {
            presenter.dismiss(animated: isAnimated)
        }
        return true
    }
}
