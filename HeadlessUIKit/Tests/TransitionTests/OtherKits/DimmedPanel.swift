import UIKit

// A kit like those in tutorials: a panel with shadow and round corners over a dimming view. It uses UIKit only.

/// Set it as a controller's transitioning delegate, with the style `.custom`.
final class DimmedPanel: NSObject, UIViewControllerTransitioningDelegate {
    func presentationController(
        forPresented presented: UIViewController, presenting: UIViewController?, source: UIViewController
    ) -> UIPresentationController? {
        DimmedPanelController(presentedViewController: presented, presenting: presenting)
    }

    func animationController(
        forPresented presented: UIViewController, presenting: UIViewController, source: UIViewController
    ) -> (any UIViewControllerAnimatedTransitioning)? {
        DimmedPanelAnimator()
    }

    func animationController(forDismissed dismissed: UIViewController) -> (any UIViewControllerAnimatedTransitioning)? {
        DimmedPanelAnimator()
    }
}

final class DimmedPanelController: UIPresentationController {
    private var dimmingView: UIView?
    private var shadowView: UIView?
    private var tap: TapToClose?

    /// The animator moves the wrapper, not the controller's own view.
    override var presentedView: UIView? { shadowView }

    override var frameOfPresentedViewInContainerView: CGRect {
        guard let containerView else { return .zero }
        let size = size(
            forChildContentContainer: presentedViewController, withParentContainerSize: containerView.bounds.size)
        var frame = containerView.bounds
        frame.size.height = size.height
        frame.origin.y = containerView.bounds.maxY - size.height
        return frame
    }

    override func size(
        forChildContentContainer container: any UIContentContainer, withParentContainerSize parentSize: CGSize
    ) -> CGSize {
        CGSize(width: parentSize.width, height: min(container.preferredContentSize.height, parentSize.height))
    }

    override func presentationTransitionWillBegin() {
        guard let containerView, let content = presentedViewController.view else { return }
        let shadow = UIView(frame: frameOfPresentedViewInContainerView)
        shadow.layer.shadowOpacity = 0.44
        shadow.layer.shadowRadius = 13
        shadow.layer.shadowOffset = CGSize(width: 0, height: -6)
        // The clip extends below the bottom, so that only its upper corners are visible.
        let clip = UIView(frame: shadow.bounds.inset(by: UIEdgeInsets(top: 0, left: 0, bottom: -16, right: 0)))
        clip.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        clip.layer.cornerRadius = 16
        clip.layer.masksToBounds = true
        content.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        content.frame = clip.bounds.inset(by: UIEdgeInsets(top: 0, left: 0, bottom: 16, right: 0))
        clip.addSubview(content)
        shadow.addSubview(clip)
        shadowView = shadow

        let dimming = UIView(frame: containerView.bounds)
        dimming.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        dimming.backgroundColor = .black
        dimming.alpha = 0
        let tap = TapToClose(presentedViewController)
        dimming.addGestureRecognizer(UITapGestureRecognizer(target: tap, action: Selector(("main"))))
        self.tap = tap
        containerView.addSubview(dimming)
        dimmingView = dimming
        presentingViewController.transitionCoordinator?.animate(alongsideTransition: { _ in dimming.alpha = 0.5 })
    }

    override func presentationTransitionDidEnd(_ completed: Bool) {
        if !completed { drop() }
    }

    override func dismissalTransitionWillBegin() {
        let dimming = dimmingView
        presentingViewController.transitionCoordinator?.animate(alongsideTransition: { _ in dimming?.alpha = 0 })
    }

    override func dismissalTransitionDidEnd(_ completed: Bool) {
        if completed { drop() }
    }

    private func drop() {
        dimmingView = nil
        shadowView = nil
        tap = nil
    }

    override func preferredContentSizeDidChange(forChildContentContainer container: any UIContentContainer) {
        super.preferredContentSizeDidChange(forChildContentContainer: container)
        if container === presentedViewController { containerView?.setNeedsLayout() }
    }

    override func containerViewWillLayoutSubviews() {
        super.containerViewWillLayoutSubviews()
        shadowView?.frame = frameOfPresentedViewInContainerView
    }
}

final class DimmedPanelAnimator: NSObject, UIViewControllerAnimatedTransitioning {
    func transitionDuration(using transitionContext: (any UIViewControllerContextTransitioning)?) -> TimeInterval {
        transitionContext?.isAnimated == false ? 0 : 0.35
    }

    func animateTransition(using context: any UIViewControllerContextTransitioning) {
        guard let from = context.viewController(forKey: .from), let to = context.viewController(forKey: .to) else {
            return
        }
        let container = context.containerView
        let isPresenting = to.presentingViewController === from
        let incoming = context.view(forKey: .to)
        let outgoing = context.view(forKey: .from)
        var hidden = isPresenting ? context.finalFrame(for: to) : outgoing?.frame ?? .zero
        hidden.origin.y = container.bounds.maxY
        if let incoming {
            container.addSubview(incoming)
            incoming.frame = isPresenting ? hidden : context.finalFrame(for: to)
        }
        UIView.animate(withDuration: transitionDuration(using: context)) {
            if isPresenting { incoming?.frame = context.finalFrame(for: to) } else { outgoing?.frame = hidden }
        } completion: { _ in
            context.completeTransition(!context.transitionWasCancelled)
        }
    }
}

/// The target of a tap on the dimming view. UIKit calls it on the main thread only, so it may hold a controller.
final class TapToClose: Operation, @unchecked Sendable {
    private weak var controller: UIViewController?

    init(_ controller: UIViewController) {
        self.controller = controller
    }

    override func main() {
        MainActor.assumeIsolated { controller?.dismiss(animated: true) }
    }
}
