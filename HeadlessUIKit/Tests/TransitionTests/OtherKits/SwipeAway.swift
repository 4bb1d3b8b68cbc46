import UIKit

// A full-screen page like those in tutorials: it fades and slides in, and a swipe down drives its dismissal.

/// Set it as a controller's transitioning delegate, with the style `.fullScreen`.
final class SwipeAway: NSObject, UIViewControllerTransitioningDelegate {
    let swipe = SwipeAwayInteraction()

    func animationController(
        forPresented presented: UIViewController, presenting: UIViewController, source: UIViewController
    ) -> (any UIViewControllerAnimatedTransitioning)? {
        swipe.attach(to: presented)
        return SwipeAwayAnimator(isPresenting: true)
    }

    func animationController(forDismissed dismissed: UIViewController) -> (any UIViewControllerAnimatedTransitioning)? {
        SwipeAwayAnimator(isPresenting: false)
    }

    func interactionControllerForDismissal(
        using animator: any UIViewControllerAnimatedTransitioning
    ) -> (any UIViewControllerInteractiveTransitioning)? {
        swipe.isUnderWay ? swipe : nil
    }
}

final class SwipeAwayAnimator: NSObject, UIViewControllerAnimatedTransitioning {
    private let isPresenting: Bool

    init(isPresenting: Bool) {
        self.isPresenting = isPresenting
    }

    func transitionDuration(using transitionContext: (any UIViewControllerContextTransitioning)?) -> TimeInterval {
        0.5
    }

    func animateTransition(using context: any UIViewControllerContextTransitioning) {
        guard let to = context.viewController(forKey: .to), let incoming = context.view(forKey: .to),
            let outgoing = context.view(forKey: .from)
        else { return }
        let container = context.containerView
        let end = context.finalFrame(for: to)
        let below = end.offsetBy(dx: 0, dy: end.height)
        if isPresenting {
            incoming.frame = below
            container.addSubview(incoming)
        } else {
            incoming.frame = end
            incoming.alpha = 0.5
            container.insertSubview(incoming, belowSubview: outgoing)
        }
        let isPresenting = isPresenting
        UIView.animate(withDuration: transitionDuration(using: context), delay: 0, options: .curveLinear) {
            if isPresenting {
                incoming.frame = end
            } else {
                outgoing.frame = below
                incoming.alpha = 1
            }
        } completion: { _ in
            if context.transitionWasCancelled {
                outgoing.frame = end
                incoming.removeFromSuperview()
            }
            incoming.alpha = 1
            context.completeTransition(!context.transitionWasCancelled)
        }
    }
}

/// A pan over the page: a third of the height, or a flick, dismisses it.
final class SwipeAwayInteraction: UIPercentDrivenInteractiveTransition {
    private(set) var isUnderWay = false
    private weak var page: UIViewController?
    private let pan = UIPanGestureRecognizer()
    private var handler: SwipeHandler?

    func attach(to page: UIViewController) {
        guard self.page !== page else { return }
        self.page = page
        let handler = SwipeHandler(self)
        pan.addTarget(handler, action: Selector(("main")))
        page.view.addGestureRecognizer(pan)
        self.handler = handler
    }

    fileprivate func panned() {
        guard let page, let view = page.view.superview ?? page.view else { return }
        let progress = max(0, min(1, pan.translation(in: view).y / view.bounds.height))
        switch pan.state {
        case .began:
            isUnderWay = true
            page.dismiss(animated: true)
        case .changed:
            update(progress)
        case .ended:
            isUnderWay = false
            if progress > 0.33 || pan.velocity(in: view).y > 1000 { finish() } else { cancel() }
        case .cancelled, .failed:
            isUnderWay = false
            cancel()
        default:
            break
        }
    }
}

/// Forwards the pan's action to the swipe. UIKit calls it on the main thread only, so it may hold such an object.
private final class SwipeHandler: Operation, @unchecked Sendable {
    private weak var swipe: SwipeAwayInteraction?

    init(_ swipe: SwipeAwayInteraction) {
        self.swipe = swipe
    }

    override func main() {
        MainActor.assumeIsolated { swipe?.panned() }
    }
}
