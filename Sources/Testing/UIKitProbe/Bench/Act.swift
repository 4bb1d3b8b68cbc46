import UIKit

/// The delegate, the animator and the behaviour of one custom presentation. An entry changes the parts that it tests.
@MainActor
final class Act: NSObject, UIViewControllerTransitioningDelegate, UIViewControllerAnimatedTransitioning {
    typealias Context = any UIViewControllerContextTransitioning

    let journal: Journal
    var duration: TimeInterval = 0.4
    /// True if it vends the property animator that `animateTransition` starts.
    var vendsAnimator = false
    /// True if the property animator moves nothing, and only ends the transition.
    var movesNothing = false
    var suppliesAnimator = true
    var interactor: (any UIViewControllerInteractiveTransitioning)?
    /// The presented view instead of the controller's own one.
    var wrapper: UIView?

    var onWillBegin: (ActController) -> Void = { _ in }
    var onLayout: (ActController) -> Void = { _ in }
    var onDidLayout: (ActController) -> Void = { _ in }
    var onDidEnd: (ActController) -> Void = { _ in }
    /// Called before the animation begins.
    var onAnimate: (Context) -> Void = { _ in }
    /// The animation instead of the default slide.
    var animate: ((Context) -> Void)?

    private(set) weak var controller: ActController?
    private var animator: UIViewPropertyAnimator?

    init(_ journal: Journal) {
        self.journal = journal
        super.init()
    }

    // MARK: Delegate

    func presentationController(
        forPresented presented: UIViewController, presenting: UIViewController?, source: UIViewController
    ) -> UIPresentationController? {
        journal.note("delegate.presentationController")
        let controller = ActController(presented, presenting, self)
        self.controller = controller
        return controller
    }

    func animationController(
        forPresented presented: UIViewController, presenting: UIViewController, source: UIViewController
    ) -> (any UIViewControllerAnimatedTransitioning)? { supplyAnimator() }

    func animationController(forDismissed dismissed: UIViewController) -> (any UIViewControllerAnimatedTransitioning)? {
        supplyAnimator()
    }

    private func supplyAnimator() -> (any UIViewControllerAnimatedTransitioning)? {
        journal.note("delegate.animationController")
        guard suppliesAnimator else { return nil }
        return vendsAnimator ? VendingAct(self) : self
    }

    func interactionControllerForPresentation(
        using animator: any UIViewControllerAnimatedTransitioning
    ) -> (any UIViewControllerInteractiveTransitioning)? { supplyInteractor() }

    func interactionControllerForDismissal(
        using animator: any UIViewControllerAnimatedTransitioning
    ) -> (any UIViewControllerInteractiveTransitioning)? { supplyInteractor() }

    private func supplyInteractor() -> (any UIViewControllerInteractiveTransitioning)? {
        journal.note("delegate.interactionController")
        return interactor
    }

    /// Ends an animator that has not finished: an animator that is paused or stopped must not be released.
    func letGo() {
        switch animator?.state {
        case .active: animator?.stopAnimation(true)
        case .stopped: animator?.finishAnimation(at: .current)
        default: break
        }
        animator = nil
    }

    // MARK: Animator

    func transitionDuration(using context: Context?) -> TimeInterval {
        journal.note("animator.transitionDuration")
        return duration
    }

    func animateTransition(using context: Context) {
        journal.note("animator.animateTransition(animated: \(context.isAnimated))")
        onAnimate(context)
        if let animate { return animate(context) }
        if vendsAnimator { return propertyAnimator(context).startAnimation() }
        let slide = Slide(context)
        guard context.isAnimated else { return slide.end() }
        UIView.animate(withDuration: duration, delay: 0, options: .curveLinear, animations: slide.move) { _ in
            slide.end()
        }
    }

    /// Returns the same one for the whole transition.
    fileprivate func propertyAnimator(_ context: Context) -> UIViewPropertyAnimator {
        if let animator { return animator }
        let made = UIViewPropertyAnimator(duration: duration, curve: .linear)
        let slide = Slide(context)
        if movesNothing {
            made.addAnimations {}
        } else {
            made.addAnimations { [journal] in
                journal.note("animator's animation")
                slide.move()
            }
        }
        made.addCompletion { _ in slide.end() }
        animator = made
        return made
    }

    func animationEnded(_ transitionCompleted: Bool) {
        journal.note("animator.animationEnded(\(transitionCompleted))")
        animator = nil
    }
}

/// An act that vends its property animator: an animator class has the method for all transitions, or for none.
private final class VendingAct: NSObject, UIViewControllerAnimatedTransitioning {
    private let act: Act

    init(_ act: Act) {
        self.act = act
        super.init()
    }

    func transitionDuration(using context: Act.Context?) -> TimeInterval { act.transitionDuration(using: context) }
    func animateTransition(using context: Act.Context) { act.animateTransition(using: context) }
    func interruptibleAnimator(using context: Act.Context) -> any UIViewImplicitlyAnimating {
        act.propertyAnimator(context)
    }
    func animationEnded(_ transitionCompleted: Bool) { act.animationEnded(transitionCompleted) }
}

/// 400 points up from below, or down.
@MainActor
private struct Slide {
    let move: () -> Void
    let end: () -> Void

    init(_ context: Act.Context) {
        var view: UIView?
        var rest = CGRect.zero
        var goal = CGRect.zero
        if let incoming = context.viewController(forKey: .to), incoming.isBeingPresented {
            view = context.view(forKey: .to)
            goal = context.finalFrame(for: incoming)
            rest = goal
            view?.frame = context.isAnimated ? goal.offsetBy(dx: 0, dy: 400) : goal
            if let view { context.containerView.addSubview(view) }
        } else {
            if let back = context.view(forKey: .to) { context.containerView.insertSubview(back, at: 0) }
            view = context.view(forKey: .from)
            rest = view?.frame ?? .zero
            goal = rest.offsetBy(dx: 0, dy: 400)
        }
        let moved = view
        let (there, here) = (goal, rest)
        move = { moved?.frame = there }
        end = {
            if context.transitionWasCancelled { moved?.frame = here }
            context.completeTransition(!context.transitionWasCancelled)
        }
    }
}
