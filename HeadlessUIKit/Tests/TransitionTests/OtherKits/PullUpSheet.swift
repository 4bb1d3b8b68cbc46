import UIKit

// A bottom sheet like those in tutorials: it follows its own pan, and settles with a spring or is dismissed.

/// Set it as a controller's transitioning delegate, with the style `.custom`. Its animation is UIKit's default.
final class PullUpSheet: NSObject, UIViewControllerTransitioningDelegate {
    func presentationController(
        forPresented presented: UIViewController, presenting: UIViewController?, source: UIViewController
    ) -> UIPresentationController? {
        PullUpSheetController(presentedViewController: presented, presenting: presenting)
    }
}

final class PullUpSheetController: UIPresentationController, UIGestureRecognizerDelegate {
    private let pan = UIPanGestureRecognizer()
    private var handler: PanHandler?
    private(set) var isExpanded = false

    override var frameOfPresentedViewInContainerView: CGRect {
        guard let containerView else { return .zero }
        let top = isExpanded ? containerView.safeAreaInsets.top : containerView.bounds.height * 0.5
        return CGRect(
            x: 0, y: top, width: containerView.bounds.width, height: containerView.bounds.height - top)
    }

    override func presentationTransitionDidEnd(_ completed: Bool) {
        guard completed, let presentedView else { return }
        let handler = PanHandler(self)
        pan.addTarget(handler, action: Selector(("main")))
        pan.delegate = self
        presentedView.addGestureRecognizer(pan)
        self.handler = handler
    }

    override func containerViewWillLayoutSubviews() {
        // A layout pass in the middle of a drag must not move the sheet away from the finger.
        guard pan.state != .began, pan.state != .changed else { return }
        presentedView?.frame = frameOfPresentedViewInContainerView
    }

    /// Horizontal drags belong to the content.
    func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
        guard let pan = gestureRecognizer as? UIPanGestureRecognizer else { return true }
        let velocity = pan.velocity(in: containerView)
        return abs(velocity.y) > abs(velocity.x)
    }

    fileprivate func panned() {
        guard let containerView, let presentedView else { return }
        let rest = frameOfPresentedViewInContainerView
        let distance = pan.translation(in: containerView).y
        switch pan.state {
        case .began, .changed:
            presentedView.frame.origin.y = max(containerView.safeAreaInsets.top, rest.minY + distance)
        case .ended, .cancelled:
            let velocity = pan.state == .ended ? pan.velocity(in: containerView).y : 0
            if velocity > 1000 || distance > rest.height / 2 {
                presentedViewController.dismiss(animated: true)
            } else {
                isExpanded = velocity < -300 || (isExpanded && velocity < 300)
                settle()
            }
        default:
            break
        }
    }

    private func settle() {
        UIView.animate(
            withDuration: 0.4, delay: 0, usingSpringWithDamping: 0.9, initialSpringVelocity: 0,
            options: [.allowUserInteraction, .beginFromCurrentState]
        ) {
            self.presentedView?.frame = self.frameOfPresentedViewInContainerView
            self.containerView?.layoutIfNeeded()
        }
    }
}

/// Forwards the pan's action to the sheet. UIKit calls it on the main thread only, so it may hold a controller.
private final class PanHandler: Operation, @unchecked Sendable {
    private weak var sheet: PullUpSheetController?

    init(_ sheet: PullUpSheetController) {
        self.sheet = sheet
    }

    override func main() {
        MainActor.assumeIsolated { sheet?.panned() }
    }
}
