import UIKit

// A small kit as they were written before Swift had actors, compiled in the language mode of Swift 5: nothing in this file
// says on which thread it runs.

/// What a banner shows.
struct BannerStyle {
    var height: CGFloat = 80
    var dimmingView = UIView()
    var font = UIFont.preferredFont(forTextStyle: .body)

    static let standard = BannerStyle()
    static var margins = UIEdgeInsets(top: 8, left: 8, bottom: 8, right: 8)
}

protocol BannerContent {
    var bannerHeight: CGFloat { get }
    func bannerDidAppear()
}

extension BannerContent where Self: UIViewController {
    var bannerHeight: CGFloat { view.systemLayoutSizeFitting(UIView.layoutFittingCompressedSize).height }
    func bannerDidAppear() { view.setNeedsLayout() }
}

final class BannerPresentationController: UIPresentationController {
    var style = BannerStyle.standard
    private lazy var tap = UITapGestureRecognizer()

    override var frameOfPresentedViewInContainerView: CGRect {
        guard let bounds = containerView?.bounds else { return .zero }
        return frame(in: bounds, height: (presentedViewController as? BannerContent)?.bannerHeight ?? style.height)
    }

    override func presentationTransitionWillBegin() {
        style.dimmingView.frame = containerView?.bounds ?? .zero
        style.dimmingView.addGestureRecognizer(tap)
        containerView?.addSubview(style.dimmingView)
        presentedViewController.transitionCoordinator?.animate(alongsideTransition: { _ in
            self.style.dimmingView.alpha = 1
        })
    }
}

func frame(in bounds: CGRect, height: CGFloat) -> CGRect {
    bounds.inset(by: BannerStyle.margins).divided(atDistance: height, from: .maxYEdge).slice
}

class BannerAnimator: NSObject, UIViewControllerAnimatedTransitioning {
    let isPresenting: Bool

    init(isPresenting: Bool) {
        self.isPresenting = isPresenting
    }

    func transitionDuration(using transitionContext: UIViewControllerContextTransitioning?) -> TimeInterval { 0.25 }

    func animateTransition(using transitionContext: UIViewControllerContextTransitioning) {
        let key: UITransitionContextViewKey = isPresenting ? .to : .from
        guard let view = transitionContext.view(forKey: key) else { return transitionContext.completeTransition(false) }
        if isPresenting, let controller = transitionContext.viewController(forKey: .to) {
            transitionContext.containerView.addSubview(view)
            view.frame = transitionContext.finalFrame(for: controller)
            view.transform = hidden(view)
        }
        UIView.animate(
            withDuration: transitionDuration(using: transitionContext),
            animations: { view.transform = self.isPresenting ? .identity : self.hidden(view) },
            completion: { _ in
                let isComplete = !transitionContext.transitionWasCancelled
                if !self.isPresenting, isComplete { view.removeFromSuperview() }
                transitionContext.completeTransition(isComplete)
            })
    }

    private func hidden(_ view: UIView) -> CGAffineTransform {
        CGAffineTransform(translationX: 0, y: view.bounds.height)
    }
}

/// Nobody says that it belongs to the main actor; its protocols do.
class BannerTransition: NSObject, UIViewControllerTransitioningDelegate {
    static let shared = BannerTransition()

    func presentationController(
        forPresented presented: UIViewController, presenting: UIViewController?, source: UIViewController
    ) -> UIPresentationController? {
        BannerPresentationController(presentedViewController: presented, presenting: presenting)
    }

    func animationController(
        forPresented presented: UIViewController, presenting: UIViewController, source: UIViewController
    ) -> UIViewControllerAnimatedTransitioning? {
        BannerAnimator(isPresenting: true)
    }

    func animationController(forDismissed dismissed: UIViewController) -> UIViewControllerAnimatedTransitioning? {
        BannerAnimator(isPresenting: false)
    }
}

/// An object whose methods and closures touch views.
class BannerQueue: NSObject {
    private var waiting: [UIViewController] = []
    private let presenter: UIViewController
    private(set) var shown = 0

    init(presenter: UIViewController = UIViewController()) {
        self.presenter = presenter
    }

    func enqueue(_ controller: UIViewController) {
        controller.modalPresentationStyle = .custom
        controller.transitioningDelegate = BannerTransition.shared
        waiting.append(controller)
        next()
    }

    func next() {
        guard presenter.presentedViewController == nil, !waiting.isEmpty else { return }
        let controller = waiting.removeFirst()
        presenter.present(controller, animated: true) { [weak self] in
            self?.shown += 1
            (controller as? BannerContent)?.bannerDidAppear()
        }
        DispatchQueue.main.asyncAfter(deadline: .now() + 2) {
            controller.dismiss(animated: true) { self.next() }
        }
    }

    var heights: [CGFloat] { waiting.map { $0.view.bounds.height } }
}

extension BannerQueue: UIGestureRecognizerDelegate {
    func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
        gestureRecognizer.view?.window != nil
    }
}

extension UIView {
    static let bannerTag = 41

    var isInBanner: Bool { sequence(first: self) { $0.superview }.contains { $0.tag == UIView.bannerTag } }
}
