import UIKit

/// The base of every presentation controller of the kit.
///
/// It connects UIKit with the objects that lay a presentation out, animate it and drag it. Most styles need no subclass: a
/// ``PresentationStyle`` describes itself, and ``StyledPresentationController`` presents it. A subclass overrides the same
/// descriptions:
///
/// ```swift
/// final class BannerPresentationController: PresentationController {
///     override func presentationLayout(in environment: LayoutEnvironment) -> PresentationLayout {
///         PresentationLayout(frame: CGRect(x: 0, y: 0, width: environment.container.width, height: 120))
///     }
///     override var presentationAppearance: PresentationAppearance {
///         PresentationAppearance(dimming: .none, animation: .slide(from: .top))
///     }
/// }
/// ```
///
/// Keep settings in one value under a name of its own: a stored property with a general name may clash with one that UIKit
/// adds. The presentation style stays `.custom`, so the presenting view stays in the window and receives no appearance calls.
/// An override of one of UIKit's members calls `super`.
open class PresentationController: UIPresentationController, UIViewControllerTransitioningDelegate {
    final let presentationGeometry = PresentationGeometry()
    final let presentationTransitions = PresentationTransitions()
    final let requestedDismissal = RequestedDismissal()
    /// The selection among detents; `nil` for a controller that does not conform to ``DetentPresentationController``.
    private(set) final var presentedDetents: DetentSelection?
    /// The views, while there is a container.
    final var presentationComponents: PresentationComponents?

    /// Creates the controller of one presentation.
    ///
    /// The content is at an elevated user interface level, as in UIKit's own sheets: in the dark the system's backgrounds are
    /// lighter there than those behind it. To use the base level, override it in the presented controller.
    public override init(
        presentedViewController: UIViewController, presenting presentingViewController: UIViewController?
    ) {
        super.init(presentedViewController: presentedViewController, presenting: presentingViewController)
        overrideTraitCollection = UITraitCollection(userInterfaceLevel: .elevated)
        presentationGeometry.controller = self
        presentationTransitions.controller = self
        requestedDismissal.controller = self
        presentedDetents = (self as? any DetentPresentationController).map(DetentSelection.init)
    }

    // MARK: Descriptions

    /// The frame of the presented view, and what belongs to the frame. By default the view fills the container. See
    /// ``PresentationStyle/layout(in:)`` for when it is called.
    open func presentationLayout(in environment: LayoutEnvironment) -> PresentationLayout {
        PresentationLayout(frame: CGRect(origin: .zero, size: environment.container))
    }

    /// The detents between which a finger moves the presented view. Defaults to none. See
    /// ``PresentationStyle/detentFrames(in:)``, and ``DetentPresentationController`` for the detent that the user selects.
    open func detentFrames(in environment: LayoutEnvironment) -> [DetentFrame] { [] }

    /// The parts of the appearance that do not depend on the frame. Defaults to a shadow, a dimmed presenting view, and a
    /// slide from the bottom.
    open var presentationAppearance: PresentationAppearance { PresentationAppearance() }

    /// The gestures that dismiss the presented view. Defaults to a tap outside and a swipe.
    ///
    /// Read in each layout pass and at the beginning of a gesture; call ``invalidatePresentation()`` when it has changed.
    open var dismissalBehavior: DismissalBehavior { DismissalBehavior() }

    /// The view or the bar item that the presentation belongs to. Defaults to `nil`, none. The presented view follows it, and
    /// after the dismissal VoiceOver returns to it, if it was not elsewhere before.
    open var presentationAnchor: PresentationAnchor? { nil }

    /// Whether a layout may depend on the place of the container on the display, which takes a conversion to find.
    var followsDisplay: Bool { true }

    /// Whether each layout names one of the detents.
    var namesDetent: Bool { false }

    /// The place of the presented view on the screen at this moment, also in the middle of an animation, with the positions
    /// of the active detents; `nil` before the presentation begins and after the dismissal. A ``PresentationProgressDelegate``
    /// hears of its changes.
    public final var presentedViewProgress: PresentationProgress? {
        presentationGeometry.outermost?.presentationComponents?.progress.current
    }

    // MARK: Changes

    /// Recomputes the layout and the appearance and applies them in the next layout pass, without animation unless one is
    /// running.
    ///
    /// Call it after a change that the kit does not observe. It observes the style, the content's `preferredContentSize`,
    /// constraints and intrinsic sizes in the content, also in the controller on top of a presented navigation stack, the
    /// content size of scroll views, the user's text size, and the stack itself. It does not observe a view that overrides
    /// `systemLayoutSizeFitting`, nor a `contentInset`. A half-sheet resolves its detents again in `invalidateDetents()`.
    public final func invalidatePresentation() {
        presentationGeometry.invalidate()
        containerView?.setNeedsLayout()
    }

    /// Makes changes that the layout and the appearance depend on, and animates to the result.
    ///
    /// Everything is laid out when the call returns; the movement follows. Inside an animation the changes become a part of
    /// it. Along with a transition of the content they become a part of the transition, and follow its finger; if it has not
    /// begun yet, everything is laid out when it begins. Before the presentation has begun, and during a dismissal, the
    /// changes are only made. With Reduce Motion they show at once.
    ///
    /// - Parameters:
    ///   - changes: Makes the changes. Called once, before the call returns.
    ///   - completion: Called once when the animation has ended, also where a finger or a dismissal has interrupted it; before
    ///     the call returns where nothing is animated. Defaults to `nil`.
    public final func animatePresentation(_ changes: () -> Void, completion: (() -> Void)? = nil) {
        changes()
        _ = PresentationChange(of: self).animate(completion: completion)
    }

    /// Shows another view controller in place of the content, within this presentation.
    ///
    /// The presented view controller has to be a ``ReplaceableContentViewController``; for any other nothing happens, and that
    /// is reported. See ``ReplaceableContentViewController/replaceContent(with:animated:completion:)``.
    public final func replaceContent(
        with viewController: UIViewController, animated: Bool = true, completion: (() -> Void)? = nil
    ) {
        guard let container = presentedViewController as? ReplaceableContentViewController else {
            return presentationGeometry.diagnostics.report(
                "\(presentedViewController) cannot be replaced: present a ReplaceableContentViewController around it.",
                about: "replacement")
        }
        container.replaceContent(with: viewController, animated: animated, completion: completion)
    }

    /// Names the scroll view that shares the finger with the presented view.
    ///
    /// Defaults to `nil`: the kit looks under the finger, also inside a navigation controller, for the innermost scroll view
    /// that can scroll vertically. When one is named, the others keep a finger that lands in them. The scroll view keeps its
    /// delegate and its settings, and is referenced weakly. Without effect for a view that leaves by another edge than the
    /// bottom.
    public final func track(_ scrollView: UIScrollView?) {
        presentationGeometry.content.trackedScrollView = scrollView
        presentationGeometry.outermost?.presentationComponents?.drag.share(with: scrollView)
    }

    // MARK: Layout

    open override var presentedView: UIView? { presentationComponents?.chrome ?? super.presentedView }

    open override var frameOfPresentedViewInContainerView: CGRect {
        guard containerView != nil else { return super.frameOfPresentedViewInContainerView }
        return presentationGeometry.layout.frame
    }

    open override func size(
        forChildContentContainer container: any UIContentContainer, withParentContainerSize parentSize: CGSize
    ) -> CGSize {
        presentationGeometry.size(inContainerOf: parentSize)
    }

    open override func preferredContentSizeDidChange(forChildContentContainer container: any UIContentContainer) {
        super.preferredContentSizeDidChange(forChildContentContainer: container)
        presentationGeometry.content.preferredSizeDidChange()
    }

    open override func systemLayoutFittingSizeDidChange(forChildContentContainer container: any UIContentContainer) {
        super.systemLayoutFittingSizeDidChange(forChildContentContainer: container)
        presentationGeometry.content.fittingSizeMayHaveChanged()
    }

    open override func containerViewWillLayoutSubviews() {
        super.containerViewWillLayoutSubviews()
        presentationComponents?.apply()
        presentationComponents?.drag.containerWillLayOut()
    }

    // MARK: Traits and size

    open override func willTransition(
        to newCollection: UITraitCollection, with coordinator: any UIViewControllerTransitionCoordinator
    ) {
        presentationGeometry.traitsWillChange(to: newCollection, with: coordinator)
        super.willTransition(to: newCollection, with: coordinator)
    }

    open override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
        super.traitCollectionDidChange(previousTraitCollection)
        guard let containerView else { return }
        let direction = containerView.traitCollection.layoutDirection
        // A view that leaves by a leading edge is no longer where the finger takes it.
        if previousTraitCollection?.layoutDirection != direction { presentationComponents?.cancelFingers() }
        invalidatePresentation()
    }

    /// UIKit cannot resize a presenting view under a transform: it goes through a change of size in its own place.
    open override func viewWillTransition(
        to size: CGSize, with coordinator: any UIViewControllerTransitionCoordinator
    ) {
        presentationComponents?.cancelFingers()
        let effect = presentationComponents?.effect
        let isReverted = effect?.preventsResizing == true
        if isReverted { UIView.performWithoutAnimation { effect?.revert() } }
        super.viewWillTransition(to: size, with: coordinator)
        presentationGeometry.sizeWillChange(to: size, with: coordinator)
        guard isReverted, !presentationTransitions.isDismissing else { return }
        PresentationComponents.animate(along: coordinator, in: effect?.affectedView) { effect?.apply() }
    }

    // MARK: Focus

    /// While the presentation is modal, the focus of a hardware keyboard stays in it.
    open override func shouldUpdateFocus(in context: UIFocusUpdateContext) -> Bool {
        super.shouldUpdateFocus(in: context) && presentationComponents?.allowsFocusUpdate(in: context) != false
    }

    // MARK: Transitions

    open override func presentationTransitionWillBegin() {
        super.presentationTransitionWillBegin()
        presentationTransitions.presentationWillBegin()
        guard let containerView else { return }
        let components = PresentationComponents(of: self, in: containerView)
        presentationComponents = components
        components.findKeyboard()
        presentationGeometry.content.observeStack()
        components.progress.viewWillMove()
        components.animatePresentation()
    }

    open override func presentationTransitionDidEnd(_ completed: Bool) {
        super.presentationTransitionDidEnd(completed)
        presentationTransitions.didEnd()
        guard completed else {
            presentationComponents?.remove()
            // A presentation that follows a finger is cancelled by that finger.
            let reason = requestedDismissal.dismissalDidEnd()
            presentationTransitions.ending.presentationDidEnd(
                presentationTransitions.panInteraction.origin == nil ? reason : .swipe)
            return
        }
        presentationComponents?.settle()
        presentationTransitions.announcePresentation()
    }

    open override func dismissalTransitionWillBegin() {
        super.dismissalTransitionWillBegin()
        requestedDismissal.dismissalWillBegin()
        presentationTransitions.dismissalWillBegin()
        presentationComponents?.progress.viewWillMove()
        presentationComponents?.animateDismissal()
    }

    open override func dismissalTransitionDidEnd(_ completed: Bool) {
        super.dismissalTransitionDidEnd(completed)
        presentationTransitions.didEnd()
        let reason = requestedDismissal.dismissalDidEnd()
        guard completed else {
            presentationComponents?.settle()
            containerView?.setNeedsLayout()
            return
        }
        presentationComponents?.remove()
        presentationTransitions.announceDismissal()
        if reason.isByUser { tellDelegateOfDismissal() }
        presentationTransitions.ending.presentationDidEnd(reason)
    }

    // MARK: Transitioning delegate

    open func presentationController(
        forPresented presented: UIViewController, presenting: UIViewController?, source: UIViewController
    ) -> UIPresentationController? {
        presentationTransitions.source = source
        return self
    }

    open func animationController(
        forPresented presented: UIViewController, presenting: UIViewController, source: UIViewController
    ) -> (any UIViewControllerAnimatedTransitioning)? { presentationTransitions.beginTransition(.forward) }

    open func animationController(
        forDismissed dismissed: UIViewController
    ) -> (any UIViewControllerAnimatedTransitioning)? {
        requestedDismissal.dismissalWillBegin()
        return presentationTransitions.beginTransition(.reverse)
    }

    /// The interaction of a presentation that a finger from an edge has requested. For every other one an interaction that
    /// does not want to start: with it the view gets touches while it moves.
    open func interactionControllerForPresentation(
        using animator: any UIViewControllerAnimatedTransitioning
    ) -> (any UIViewControllerInteractiveTransitioning)? {
        presentationTransitions.presentationInteraction(using: animator)
    }

    /// The interaction of a dismissal that a finger has requested. For every other one an interaction that does not want to
    /// start: with it the view gets touches while it moves.
    open func interactionControllerForDismissal(
        using animator: any UIViewControllerAnimatedTransitioning
    ) -> (any UIViewControllerInteractiveTransitioning)? {
        presentationTransitions.dismissalInteraction(using: animator)
    }
}
