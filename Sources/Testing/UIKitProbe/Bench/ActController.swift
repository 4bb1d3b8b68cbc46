import UIKit

/// The presentation controller of an act: 400 points at the bottom.
final class ActController: UIPresentationController {
    private let act: Act
    var fittingNews = 0

    init(_ presented: UIViewController, _ presenting: UIViewController?, _ act: Act) {
        self.act = act
        super.init(presentedViewController: presented, presenting: presenting)
    }

    override var frameOfPresentedViewInContainerView: CGRect {
        guard let bounds = containerView?.bounds else { return .zero }
        return CGRect(x: 0, y: bounds.height - 400, width: bounds.width, height: 400)
    }

    override var presentedView: UIView? { act.wrapper ?? super.presentedView }

    override func presentationTransitionWillBegin() {
        super.presentationTransitionWillBegin()
        act.journal.note("controller.presentationTransitionWillBegin")
        registerAlongside()
        act.onWillBegin(self)
    }

    override func presentationTransitionDidEnd(_ completed: Bool) {
        super.presentationTransitionDidEnd(completed)
        act.journal.note("controller.presentationTransitionDidEnd(\(completed))")
        act.onDidEnd(self)
    }

    override func dismissalTransitionWillBegin() {
        super.dismissalTransitionWillBegin()
        act.journal.note("controller.dismissalTransitionWillBegin")
        registerAlongside()
        act.onWillBegin(self)
    }

    override func dismissalTransitionDidEnd(_ completed: Bool) {
        super.dismissalTransitionDidEnd(completed)
        act.journal.note("controller.dismissalTransitionDidEnd(\(completed))")
        act.onDidEnd(self)
    }

    override func containerViewWillLayoutSubviews() {
        super.containerViewWillLayoutSubviews()
        act.onLayout(self)
    }

    override func containerViewDidLayoutSubviews() {
        super.containerViewDidLayoutSubviews()
        act.onDidLayout(self)
    }

    override func preferredContentSizeDidChange(forChildContentContainer container: any UIContentContainer) {
        super.preferredContentSizeDidChange(forChildContentContainer: container)
        act.journal.note("controller.preferredContentSizeDidChange")
    }

    override func systemLayoutFittingSizeDidChange(forChildContentContainer container: any UIContentContainer) {
        super.systemLayoutFittingSizeDidChange(forChildContentContainer: container)
        fittingNews += 1
    }

    private func registerAlongside() {
        let coordinator = presentedViewController.transitionCoordinator
        _ = coordinator?.animate { [act] _ in
            act.journal.note("alongside animation")
        } completion: { [act] context in
            act.journal.note("alongside completion(cancelled: \(context.isCancelled))")
        }
        coordinator?.notifyWhenInteractionChanges { [act] context in
            act.journal.note("interaction ended(cancelled: \(context.isCancelled))")
        }
    }
}
