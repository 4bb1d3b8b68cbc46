import UIKit

/// The delegate, the animator and the behaviour of the presentation controller of one custom presentation; a test sets
/// the parts that it tests.
@MainActor
final class Script: NSObject, UIViewControllerTransitioningDelegate, UIViewControllerAnimatedTransitioning {
    typealias Context = any UIViewControllerContextTransitioning

    let journal = Journal()
    var duration: TimeInterval = 0.25
    var frame = CGRect(x: 0, y: 452, width: 393, height: 400)
    var removesPresenter = false
    var coversScreen = true
    var suppliesController = true
    var suppliesAnimator = true
    /// True if it vends the property animator that `animateTransition` starts.
    var isInterruptible = false
    /// True if the property animator moves nothing, and only ends the transition.
    var movesNothing = false
    var interactor: (any UIViewControllerInteractiveTransitioning)?
    var wrapper: UIView?

    var onWillBegin: (ScriptedController) -> Void = { _ in }
    var onLayout: (ScriptedController) -> Void = { _ in }
    var onDidEnd: (ScriptedController) -> Void = { _ in }
    var animate: ((Context) -> Void)?
    private(set) var context: Context?
    private(set) weak var controller: ScriptedController?
    private(set) var askedAnimator: (presenting: UIViewController, source: UIViewController)?
    private(set) var askedController: (presenting: UIViewController?, source: UIViewController)?
    private(set) var animator: UIViewPropertyAnimator?

    /// Returns a controller that this script presents.
    func makePresented(_ name: String = "presented") -> JournalViewController {
        let presented = JournalViewController(name, journal)
        presented.modalPresentationStyle = .custom
        presented.transitioningDelegate = self
        return presented
    }

    // MARK: Delegate

    func presentationController(
        forPresented presented: UIViewController, presenting: UIViewController?, source: UIViewController
    ) -> UIPresentationController? {
        askedController = (presenting, source)
        guard suppliesController else { return nil }
        let controller = ScriptedController(presented, presenting, self)
        self.controller = controller
        return controller
    }

    func animationController(
        forPresented presented: UIViewController, presenting: UIViewController, source: UIViewController
    ) -> (any UIViewControllerAnimatedTransitioning)? {
        askedAnimator = (presenting, source)
        return suppliedAnimator
    }

    func animationController(forDismissed dismissed: UIViewController) -> (any UIViewControllerAnimatedTransitioning)? {
        journal.note("delegate.animationController(forDismissed)")
        return suppliedAnimator
    }

    private var suppliedAnimator: (any UIViewControllerAnimatedTransitioning)? {
        guard suppliesAnimator else { return nil }
        return isInterruptible ? InterruptibleScript(self) : self
    }

    func interactionControllerForPresentation(
        using animator: any UIViewControllerAnimatedTransitioning
    ) -> (any UIViewControllerInteractiveTransitioning)? { interactor }

    func interactionControllerForDismissal(
        using animator: any UIViewControllerAnimatedTransitioning
    ) -> (any UIViewControllerInteractiveTransitioning)? { interactor }

    // MARK: Animator

    func transitionDuration(using context: Context?) -> TimeInterval { duration }

    func animateTransition(using context: Context) {
        self.context = context
        if let animate { return animate(context) }
        if isInterruptible { return propertyAnimator(context).startAnimation() }
        let changes = prepare(context)
        guard context.isAnimated else {
            changes()
            return context.completeTransition(true)
        }
        UIView.animate(withDuration: duration, delay: 0, options: .curveLinear, animations: changes) { _ in
            context.completeTransition(!context.transitionWasCancelled)
        }
    }

    /// Returns the same one for the whole transition.
    fileprivate func propertyAnimator(_ context: Context) -> UIViewPropertyAnimator {
        self.context = context
        if let animator { return animator }
        let made = UIViewPropertyAnimator(
            duration: duration, curve: .linear, animations: movesNothing ? {} : prepare(context))
        made.addCompletion { [journal] position in
            journal.note("animator.completion(\(position))")
            context.completeTransition(!context.transitionWasCancelled)
        }
        animator = made
        return made
    }

    func animationEnded(_ transitionCompleted: Bool) {
        journal.note("animationEnded(\(transitionCompleted))")
        animator = nil
        context = nil
    }

    // MARK: By hand

    // An app with its own interactor does this: it moves its animator, and reports to the context.

    func pause() {
        animator?.pauseAnimation()
        animator?.isReversed = false
        context?.pauseInteractiveTransition()
    }

    func update(_ share: CGFloat) {
        animator?.fractionComplete = share
        context?.updateInteractiveTransition(share)
    }

    func finish() {
        context?.finishInteractiveTransition()
        animator?.isReversed = false
        animator?.continueAnimation(withTimingParameters: nil, durationFactor: 0)
    }

    func cancel() {
        context?.cancelInteractiveTransition()
        animator?.isReversed = true
        animator?.continueAnimation(withTimingParameters: nil, durationFactor: 0)
    }

    /// Slides by 400 points, from below or to there.
    private func prepare(_ context: Context) -> () -> Void {
        if let view = context.view(forKey: .to), let controller = context.viewController(forKey: .to),
            controller.isBeingPresented
        {
            let end = context.finalFrame(for: controller)
            view.frame = context.isAnimated ? end.offsetBy(dx: 0, dy: 400) : end
            context.containerView.addSubview(view)
            return { view.frame = end }
        }
        if let view = context.view(forKey: .to) { context.containerView.insertSubview(view, at: 0) }
        guard let view = context.view(forKey: .from) else { return {} }
        let end = view.frame.offsetBy(dx: 0, dy: 400)
        return { view.frame = end }
    }
}

/// A script that vends its property animator. An animator class does so for all transitions or for none.
private final class InterruptibleScript: NSObject, UIViewControllerAnimatedTransitioning {
    private let script: Script

    init(_ script: Script) {
        self.script = script
    }

    func transitionDuration(using context: Script.Context?) -> TimeInterval {
        script.transitionDuration(using: context)
    }
    func animateTransition(using context: Script.Context) { script.animateTransition(using: context) }
    func interruptibleAnimator(using context: Script.Context) -> any UIViewImplicitlyAnimating {
        script.propertyAnimator(context)
    }
    func animationEnded(_ transitionCompleted: Bool) { script.animationEnded(transitionCompleted) }
}

final class ScriptedController: UIPresentationController {
    private let script: Script

    init(_ presented: UIViewController, _ presenting: UIViewController?, _ script: Script) {
        self.script = script
        super.init(presentedViewController: presented, presenting: presenting)
    }

    override var frameOfPresentedViewInContainerView: CGRect { script.frame }
    override var shouldRemovePresentersView: Bool { script.removesPresenter }
    override var shouldPresentInFullscreen: Bool { script.coversScreen }
    override var presentedView: UIView? { script.wrapper ?? super.presentedView }

    override func presentationTransitionWillBegin() {
        script.journal.note("presentationTransitionWillBegin")
        script.onWillBegin(self)
    }

    override func presentationTransitionDidEnd(_ completed: Bool) {
        script.journal.note("presentationTransitionDidEnd(\(completed))")
        script.onDidEnd(self)
    }

    override func dismissalTransitionWillBegin() {
        script.journal.note("dismissalTransitionWillBegin")
        script.onWillBegin(self)
    }

    override func dismissalTransitionDidEnd(_ completed: Bool) {
        script.journal.note("dismissalTransitionDidEnd(\(completed))")
        script.onDidEnd(self)
    }

    override func containerViewWillLayoutSubviews() {
        script.journal.note("containerViewWillLayoutSubviews")
        script.onLayout(self)
    }

    override func containerViewDidLayoutSubviews() { script.journal.note("containerViewDidLayoutSubviews") }

    override func preferredContentSizeDidChange(forChildContentContainer container: any UIContentContainer) {
        script.journal.note("preferredContentSizeDidChange(\(container.preferredContentSize.height))")
    }

    override func viewWillTransition(to size: CGSize, with coordinator: any UIViewControllerTransitionCoordinator) {
        script.journal.note("controller.viewWillTransition(\(size.width)×\(size.height))")
        super.viewWillTransition(to: size, with: coordinator)
    }
}
