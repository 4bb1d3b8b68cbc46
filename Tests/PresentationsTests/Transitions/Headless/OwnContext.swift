import UIKit

/// A context of a transition that only the animator works on: UIKit cleans up nothing, so the test can see what
/// remains.
@MainActor
final class OwnContext: NSObject, UIViewControllerContextTransitioning {
    let containerView = UIView(frame: CGRect(x: 0, y: 0, width: 393, height: 852))
    /// The area that the container leaves for both views.
    let area: CGRect
    let from = UIViewController()
    let to = UIViewController()
    var isAnimated = true
    var isInteractive = false
    var transitionWasCancelled = false
    var presentationStyle: UIModalPresentationStyle { .none }
    var targetTransform: CGAffineTransform { .identity }
    /// The animator's result.
    private(set) var completions: [Bool] = []
    /// The views in the container at that moment, back to front.
    private(set) var viewsAtEnd: [UIView] = []

    /// - Parameter insets: The insets of opaque bars in the container.
    init(in window: UIWindow, insets: UIEdgeInsets = .zero) {
        area = containerView.bounds.inset(by: insets)
        super.init()
        window.addSubview(containerView)
        from.view.frame = area
        to.view.frame = CGRect(x: 1, y: 2, width: 3, height: 4)
        containerView.addSubview(from.view)
    }

    func viewController(forKey key: UITransitionContextViewControllerKey) -> UIViewController? {
        key == .from ? from : key == .to ? to : nil
    }

    func view(forKey key: UITransitionContextViewKey) -> UIView? {
        key == .from ? from.view : key == .to ? to.view : nil
    }

    func initialFrame(for vc: UIViewController) -> CGRect { vc === from ? area : .zero }
    func finalFrame(for vc: UIViewController) -> CGRect { vc === to ? area : .zero }

    func updateInteractiveTransition(_ percentComplete: CGFloat) {}
    func finishInteractiveTransition() {}
    func cancelInteractiveTransition() {}
    func pauseInteractiveTransition() {}

    func completeTransition(_ didComplete: Bool) {
        completions.append(didComplete)
        viewsAtEnd = containerView.subviews
    }
}
