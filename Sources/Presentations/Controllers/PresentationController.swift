import UIKit

/// The base of every presentation controller of the kit.
///
/// It connects UIKit with the objects that lay out, animate and drag a presented view. Most styles need no subclass,
/// because ``StyledPresentationController`` presents every ``PresentationStyle``. A subclass overrides the same
/// descriptions:
///
/// ```swift
/// final class PanelPresentationController: PresentationController {
///     override func presentationLayout(
///         in environment: LayoutEnvironment
///     ) -> PresentationLayout {
///         PresentationLayout(frame: environment.room(), cornerRadius: 16)
///     }
///
///     override var presentationAppearance: PresentationAppearance {
///         PresentationAppearance(animation: .slide(from: .top))
///     }
/// }
/// ```
///
/// Store your settings in one property with a specific name, since a general name may clash with one that UIKit adds.
/// The presentation style is `.custom`, so the presenting view stays in the window without appearance calls. Overrides
/// of UIKit's members must call `super`.
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
    /// The content has an elevated user interface level, as in UIKit's own sheets, so the system's dark backgrounds are
    /// lighter. To use the base level, override it in the presented controller.
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

    /// Returns the frame of the presented view, and the appearance that depends on it. By default the view fills the
    /// container. See ``PresentationStyle/layout(in:)`` for when it is called.
    open func presentationLayout(in environment: LayoutEnvironment) -> PresentationLayout {
        PresentationLayout(frame: CGRect(origin: .zero, size: environment.container))
    }

    /// Returns the detents between which the user can drag the view. By default there are none. See
    /// ``PresentationStyle/detentFrames(in:)``, and ``DetentPresentationController`` for the detent that the user
    /// selects.
    open func detentFrames(in environment: LayoutEnvironment) -> [DetentFrame] { [] }

    /// The parts of the appearance that do not depend on the frame. Defaults to a shadow, a dimmed presenting view, and
    /// a slide from the bottom.
    open var presentationAppearance: PresentationAppearance { PresentationAppearance() }

    /// The gestures that dismiss the presented view. Defaults to a tap outside and a swipe.
    ///
    /// Read in each layout pass and at the beginning of a gesture. Call `invalidatePresentation()` after a change.
    open var dismissalBehavior: DismissalBehavior { DismissalBehavior() }

    /// The view or the bar item that the presentation belongs to. Defaults to `nil`: none. The presented view follows
    /// it. After the dismissal VoiceOver's cursor moves to it, unless it was elsewhere before the presentation.
    open var presentationAnchor: PresentationAnchor? { nil }

    /// Whether a layout may depend on the place of the container on the display, which requires a conversion.
    var followsDisplay: Bool { true }

    /// Whether each layout names one of the detents.
    var namesDetent: Bool { false }

    /// The place of the presented view on the screen at this moment, also in the middle of an animation, and the
    /// positions of the active detents; `nil` without a presentation. A ``PresentationProgressDelegate`` is told about
    /// changes.
    public final var presentedViewProgress: PresentationProgress? {
        presentationGeometry.outermost?.presentationComponents?.progress.current
    }

    // MARK: Changes

    /// Recomputes the layout and the appearance and applies them in the next layout pass, without animation unless one
    /// is running.
    ///
    /// Call it after a change that the kit does not observe: of a `contentInset`, or in a view that overrides
    /// `systemLayoutSizeFitting`. The kit observes the style, the content's `preferredContentSize`, its constraints and
    /// intrinsic sizes, the content size of scroll views, the user's text size, and a presented navigation stack. For
    /// values that detents depend on, call ``HalfSheetPresentationController/invalidateDetents()``.
    public final func invalidatePresentation() {
        presentationGeometry.invalidate()
        containerView?.setNeedsLayout()
    }

    /// Makes changes that the layout and the appearance depend on, and animates to the result.
    ///
    /// The layout is complete when this method returns, and the movement follows. Inside an animation the changes
    /// become a part of it. If a transition of the content is about to begin, for example after a call that pushes,
    /// they become a part of that, even if it is interactive, and the layout follows with its beginning. Before the
    /// presentation and during a dismissal nothing is animated. With Reduce Motion they take effect immediately.
    ///
    /// - Parameters:
    ///   - changes: Makes the changes. Called once, before this method returns.
    ///   - completion: Called once when the animation has ended or was interrupted by a drag or a dismissal. If nothing
    ///     is animated, it is called before this method returns. Defaults to `nil`.
    public final func animatePresentation(_ changes: () -> Void, completion: (() -> Void)? = nil) {
        changes()
        _ = PresentationChange(of: self).animate(completion: completion)
    }

    /// Replaces the content with another view controller, within this presentation.
    ///
    /// For a presented view controller other than a ``ReplaceableContentViewController`` nothing happens, and a message
    /// is logged. See ``ReplaceableContentViewController/replaceContent(with:animated:completion:)``.
    public final func replaceContent(
        with viewController: UIViewController, animated: Bool = true, completion: (() -> Void)? = nil
    ) {
        guard let container = presentedViewController as? ReplaceableContentViewController else {
            return presentationGeometry.diagnostics.report(
                "\(presentedViewController) cannot be replaced. Present it in a ReplaceableContentViewController.",
                about: "replacement")
        }
        container.replaceContent(with: viewController, animated: animated, completion: completion)
    }

    /// Sets the scroll view that shares drags with the presented view.
    ///
    /// Defaults to `nil`: the innermost scroll view under the finger that can scroll vertically. If one is set, the
    /// others scroll without moving the presented view. The scroll view keeps its delegate and its settings, and is
    /// referenced weakly. This has an effect only for a view that is dismissed toward the bottom.
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
        // A leading edge is now on the other side, so a drag toward it has to end.
        if previousTraitCollection?.layoutDirection != direction { presentationComponents?.cancelFingers() }
        invalidatePresentation()
    }

    /// Reverts the effect on the presenting view for the change of size, since UIKit cannot resize a transformed view.
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

    /// Keeps the focus of a hardware keyboard in a modal presentation.
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
            // An interactive presentation is cancelled by the user.
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

    /// Returns this controller. UIKit calls it when the view controller is presented.
    open func presentationController(
        forPresented presented: UIViewController, presenting: UIViewController?, source: UIViewController
    ) -> UIPresentationController? {
        presentationTransitions.source = source
        return self
    }

    /// Returns a ``TransitionAnimator`` that plays the animation of the appearance.
    open func animationController(
        forPresented presented: UIViewController, presenting: UIViewController, source: UIViewController
    ) -> (any UIViewControllerAnimatedTransitioning)? { presentationTransitions.beginTransition(.forward) }

    /// Returns a ``TransitionAnimator`` that plays the animation of the appearance backwards.
    open func animationController(
        forDismissed dismissed: UIViewController
    ) -> (any UIViewControllerAnimatedTransitioning)? {
        requestedDismissal.dismissalWillBegin()
        return presentationTransitions.beginTransition(.reverse)
    }

    /// Returns the interaction of a presentation that a gesture has requested. For any other it returns one that does
    /// not start interactively, with which the view receives touches while it moves.
    open func interactionControllerForPresentation(
        using animator: any UIViewControllerAnimatedTransitioning
    ) -> (any UIViewControllerInteractiveTransitioning)? {
        presentationTransitions.presentationInteraction(using: animator)
    }

    /// Returns the interaction of a dismissal that a gesture has requested. For any other it returns one that does not
    /// start interactively, with which the view receives touches while it moves.
    open func interactionControllerForDismissal(
        using animator: any UIViewControllerAnimatedTransitioning
    ) -> (any UIViewControllerInteractiveTransitioning)? {
        presentationTransitions.dismissalInteraction(using: animator)
    }
}
