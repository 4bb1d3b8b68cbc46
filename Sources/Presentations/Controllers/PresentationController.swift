import UIKit

/// The base of every presentation of the kit: container, chrome, dimming, layout and clean-up.
///
/// A subclass says two things as values, and this class applies them: ``presentationLayout(in:)``, where the presented
/// view is, and ``presentationLook``, how it and its surroundings look. Settings belong into a style value of the
/// subclass, under the style's own name: a stored property with a general name may clash with one that UIKit adds.
///
/// ```swift
/// final class BannerPresentationController: PresentationController {
///     override func presentationLayout(in environment: LayoutEnvironment) -> PresentationLayout {
///         PresentationLayout(frame: CGRect(x: 0, y: 0, width: environment.container.width, height: 120))
///     }
///     override var presentationLook: PresentationLook {
///         PresentationLook(dimming: .none, animation: .slide(from: .top))
///     }
/// }
/// ```
///
/// The presentation style stays `.custom`, so the presenter's view stays in the window and gets no appearance calls.
open class PresentationController: UIPresentationController, UIViewControllerTransitioningDelegate {
    private var chrome: ChromeView?
    private var dimmingView: DimmingView?
    private var pushedBack: PushedBackPresenter?
    private var cachedLayout: (environment: LayoutEnvironment, layout: PresentationLayout)?
    private var diagnostics = Diagnostics()

    // MARK: For subclasses

    /// Where the presented view is. Default: it covers the container.
    ///
    /// Called when the container, its safe area, its traits or the preferred size of the content have changed, and after
    /// ``invalidatePresentation()``; not for every read of the frame. The same environment must give the same layout.
    open func presentationLayout(in environment: LayoutEnvironment) -> PresentationLayout {
        PresentationLayout(frame: CGRect(origin: .zero, size: environment.container))
    }

    /// How the presentation looks. Default: a shadow, a dimmed presenter, sliding in from the bottom.
    open var presentationLook: PresentationLook {
        PresentationLook()
    }

    /// Has layout and look computed anew and applied in the next layout pass, without animation unless one is running.
    public final func invalidatePresentation() {
        cachedLayout = nil
        containerView?.setNeedsLayout()
    }

    /// Makes changes to what layout and look depend on, and animates to the result.
    ///
    /// Everything is laid out when the call returns; the movement follows. Before the presentation has begun the changes
    /// are only made. While Reduce Motion is on they show at once.
    public final func animatePresentation(_ changes: () -> Void) {
        changes()
        cachedLayout = nil
        guard let containerView, !presentedViewController.isBeingDismissed else { return }
        containerView.setNeedsLayout()
        guard !UIAccessibility.isReduceMotionEnabled, containerView.window != nil else {
            containerView.layoutIfNeeded()
            return
        }
        let animator = PresentationDefaults.Motion.change.makeAnimator()
        animator.addAnimations { containerView.layoutIfNeeded() }
        animator.startAnimation()
    }

    func report(_ sentence: String) {
        diagnostics.report(sentence)
    }

    // MARK: Layout

    open override var presentedView: UIView? { chrome ?? super.presentedView }

    open override var frameOfPresentedViewInContainerView: CGRect {
        guard containerView != nil else { return super.frameOfPresentedViewInContainerView }
        return currentLayout.frame
    }

    open override func size(
        forChildContentContainer container: any UIContentContainer, withParentContainerSize parentSize: CGSize
    ) -> CGSize {
        guard var environment else { return parentSize }
        environment.container = parentSize
        return presentationLayout(in: environment).frame.size
    }

    open override func preferredContentSizeDidChange(forChildContentContainer container: any UIContentContainer) {
        super.preferredContentSizeDidChange(forChildContentContainer: container)
        invalidatePresentation()
    }

    open override func systemLayoutFittingSizeDidChange(forChildContentContainer container: any UIContentContainer) {
        super.systemLayoutFittingSizeDidChange(forChildContentContainer: container)
        invalidatePresentation()
    }

    open override func containerViewWillLayoutSubviews() {
        super.containerViewWillLayoutSubviews()
        applyPresentation()
    }

    private var currentLayout: PresentationLayout {
        let environment = environment ?? LayoutEnvironment(container: .zero)
        if let cachedLayout, cachedLayout.environment == environment { return cachedLayout.layout }
        let layout = presentationLayout(in: environment)
        cachedLayout = (environment, layout)
        return layout
    }

    /// The one place that puts layout and look onto views. A view on its way out is left to its animation.
    private func applyPresentation() {
        guard let containerView, let chrome else { return }
        if let dimmingView, dimmingView.transform.isIdentity { dimmingView.frame = containerView.bounds }
        guard chrome.superview === containerView, !presentedViewController.isBeingDismissed else { return }
        let layout = currentLayout
        let look = presentationLook
        var place = ViewPlace(chrome)
        place.center = CGPoint(x: layout.frame.midX, y: layout.frame.midY)
        place.size = layout.frame.size
        place.apply(to: chrome)
        chrome.apply(layout, shadow: look.shadow)
        replaceDimming(look.dimming)
        replacePresenterAppearance(look.presenter)
    }

    // MARK: Presenting

    open override func presentationTransitionWillBegin() {
        super.presentationTransitionWillBegin()
        guard let containerView else { return }
        // VoiceOver passes over the siblings of a modal view: the presenter's view is one of the container.
        containerView.accessibilityViewIsModal = true
        containerView.accessibilityIdentifier = "container"
        let look = presentationLook
        let chrome = ChromeView(content: presentedViewController.view)
        chrome.onEscape = { [weak self] in self?.dismissForUser() ?? false }
        chrome.apply(currentLayout, shadow: look.shadow)
        self.chrome = chrome
        let dimmingView = addDimming(look.dimming, to: containerView)
        animateAlongsideTransition { dimmingView.isShown = true }
        pushPresenterBack(look.presenter)
    }

    open override func presentationTransitionDidEnd(_ completed: Bool) {
        super.presentationTransitionDidEnd(completed)
        if completed {
            settleSurroundings()
            UIAccessibility.post(notification: .screenChanged, argument: presentedViewController.view)
        } else {
            cleanUp()
        }
    }

    // MARK: Dismissing

    open override func dismissalTransitionWillBegin() {
        super.dismissalTransitionWillBegin()
        animateAlongsideTransition { [dimmingView] in dimmingView?.isShown = false }
        animateAlongsidePresenter { $0.pull() }
    }

    open override func dismissalTransitionDidEnd(_ completed: Bool) {
        super.dismissalTransitionDidEnd(completed)
        if completed {
            cleanUp()
            UIAccessibility.post(notification: .screenChanged, argument: nil)
        } else {
            settleSurroundings()
            containerView?.setNeedsLayout()
        }
    }

    /// Writes what the surroundings look like while something is presented: no rest relies on a coordinator having run
    /// its blocks, nor on a cancelled animation having put the values back.
    private func settleSurroundings() {
        dimmingView?.isShown = true
        pushedBack?.push()
    }

    /// Puts back everything that the presentation touched, and lets go of what it made.
    private func cleanUp() {
        pushedBack?.restore()
        pushedBack = nil
        dimmingView?.removeFromSuperview()
        dimmingView = nil
        chrome?.releaseContent()
        chrome?.removeFromSuperview()
        chrome = nil
        cachedLayout = nil
    }

    // MARK: Transitioning delegate

    open func presentationController(
        forPresented presented: UIViewController, presenting: UIViewController?, source: UIViewController
    ) -> UIPresentationController? { self }

    open func animationController(
        forPresented presented: UIViewController, presenting: UIViewController, source: UIViewController
    ) -> (any UIViewControllerAnimatedTransitioning)? { makeAnimator(.appearing) }

    open func animationController(forDismissed dismissed: UIViewController) -> (
        any UIViewControllerAnimatedTransitioning
    )? {
        makeAnimator(.disappearing)
    }

    private func makeAnimator(_ direction: TransitionAnimator.Direction) -> TransitionAnimator {
        let look = presentationLook
        return TransitionAnimator(look.animation, direction, overhang: look.shadow?.reach ?? 0)
    }

    // MARK: Dimming

    private func addDimming(_ dimming: Dimming, to containerView: UIView) -> DimmingView {
        let view = DimmingView(dimming)
        view.frame = containerView.bounds
        containerView.insertSubview(view, at: 0)
        dimmingView = view
        return view
    }

    /// Inside an animation the new dimming comes while the old one goes; otherwise they change places at once.
    private func replaceDimming(_ dimming: Dimming) {
        guard let containerView, let old = dimmingView, old.dimming != dimming else { return }
        UIView.performWithoutAnimation { _ = addDimming(dimming, to: containerView) }
        dimmingView?.isShown = true
        UIView.animate(
            withDuration: UIView.inheritedAnimationDuration, animations: { old.isShown = false },
            completion: { _ in old.removeFromSuperview() })
    }

    // MARK: The presenter

    /// What the user sees as the presenter: its chrome, if it is presented itself.
    private var presenterView: UIView? {
        let presenter = presentingViewController
        guard presenter.presentingViewController != nil else { return presenter.viewIfLoaded }
        return presenter.presentationController?.presentedView
    }

    private func pushPresenterBack(_ appearance: PresenterAppearance) {
        pushedBack = makePushedBackPresenter(appearance)
        animateAlongsidePresenter { $0.push() }
    }

    private func replacePresenterAppearance(_ appearance: PresenterAppearance) {
        guard pushedBack?.scale != appearance.scale else { return }
        pushedBack?.restore()
        pushedBack = makePushedBackPresenter(appearance)
        pushedBack?.push()
    }

    private func makePushedBackPresenter(_ appearance: PresenterAppearance) -> PushedBackPresenter? {
        guard let scale = appearance.scale, !UIAccessibility.isReduceMotionEnabled else { return nil }
        return presenterView.map { PushedBackPresenter($0, scale: scale) }
    }

    // MARK: Alongside

    /// Without a coordinator, or where it takes no animation, the changes are made at once.
    private func animateAlongsideTransition(_ changes: @escaping () -> Void) {
        let coordinator = presentedViewController.transitionCoordinator
        let isQueued = coordinator?.animate(alongsideTransition: { _ in changes() }, completion: nil) ?? false
        if !isQueued { changes() }
    }

    /// The presenter is outside of the container, which a coordinator has to be told.
    private func animateAlongsidePresenter(_ changes: @escaping (PushedBackPresenter) -> Void) {
        guard let pushedBack else { return }
        let coordinator = presentedViewController.transitionCoordinator
        let isQueued =
            coordinator?.animateAlongsideTransition(
                in: presenterView, animation: { _ in changes(pushedBack) }, completion: nil) ?? false
        if !isQueued { changes(pushedBack) }
    }
}
