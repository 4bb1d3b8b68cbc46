import UIKit

/// The base of every presentation controller of the kit.
///
/// It connects UIKit with the objects that lay out, animate and drag a presented view. The presentation style is
/// `.custom`, so the presenting view stays in the window without appearance calls.
///
/// ```swift
/// let controller =
///     list.presentationController as? PresentationController
/// controller?.track(list.tableView)
/// ```
public class PresentationController: UIPresentationController, UIViewControllerTransitioningDelegate {
    private(set) final var presentation: Presentation
    /// The width that this controller's style is for; `nil` for the controller that UIKit knows.
    private final var isForWideStyle: Bool?

    /// The controllers of the two styles of an adaptive one, made when an app asks for them.
    final var partControllers: [Bool: PresentationController] = [:]

    /// The content has an elevated user interface level, as in UIKit's own sheets, with lighter dark backgrounds.
    init(
        _ presentation: Presentation, presentedViewController: UIViewController,
        presenting presentingViewController: UIViewController?
    ) {
        self.presentation = presentation
        super.init(presentedViewController: presentedViewController, presenting: presentingViewController)
        overrideTraitCollection = UITraitCollection(userInterfaceLevel: .elevated)
        presentation.attach(to: self)
    }

    /// Makes this controller one of the two of an adaptive style. UIKit does not know it.
    final func join(_ presentation: Presentation, isWide: Bool) {
        self.presentation = presentation
        isForWideStyle = isWide
    }

    final var presentationPart: any PresentationStyle {
        get { isForWideStyle.map { presentation.style(isWide: $0) } ?? presentation.style }
        set {
            if let isForWideStyle {
                presentation.replace(isWide: isForWideStyle, with: newValue)
            } else {
                presentation.style = newValue
            }
        }
    }

    /// The place of the presented view on the screen, also in an animation, and the positions of the active detents;
    /// `nil` without a presentation. A ``PresentationProgressDelegate`` is told about changes.
    public final var presentedViewProgress: PresentationProgress? { presentation.progress }

    // MARK: Changes

    /// Recomputes the layout and the appearance in the next layout pass, without animation unless one is running. Call
    /// it after a change that the kit does not observe: of a `contentInset`, or in a view that overrides
    /// `systemLayoutSizeFitting`. For values that detents depend on, call
    /// ``HalfSheetPresentationController/invalidateDetents()``.
    ///
    /// The kit is the delegate of each navigation stack that it shows and that has none, except for screens of the
    /// system's own. To keep it away, set a delegate. UIKit then tells only that about a push, which may change the
    /// size without an animation.
    public final func invalidatePresentation() { presentation.invalidate() }

    /// Makes changes that the layout and the appearance depend on, and animates to the result. The layout is complete
    /// when this method returns, and the movement follows. Inside an animation or a transition of the content that is
    /// about to begin, the changes become a part of that, even if it is interactive. Nothing is animated before the
    /// presentation, during a dismissal, and with Reduce Motion.
    ///
    /// - Parameters:
    ///   - changes: Makes the changes. Called once, before this method returns.
    ///   - completion: Called once on the main actor when the animation has ended or was interrupted: without animation
    ///     before this method returns. Defaults to `nil`.
    public final func animateChanges(_ changes: () -> Void, completion: (() -> Void)? = nil) {
        changes()
        presentation.animateChange(completion: completion)
    }

    /// Sets the scroll view that shares drags with the presented view, and references it weakly. The others then scroll
    /// without moving the view. Defaults to `nil`: the innermost one under the finger that can scroll vertically. It
    /// keeps its delegate and its settings. This has an effect only for a view that is dismissed toward the bottom.
    public final func track(_ scrollView: UIScrollView?) {
        presentation.content.trackedScrollView = scrollView
        presentation.components?.drag.gesture.scrollView = scrollView
    }

    // MARK: Layout

    public override var containerView: UIView? {
        presentation.isAdded ? presentation.addedContainer?.viewIfLoaded : super.containerView
    }

    /// The presenting view controller, or the parent of a view that was added as a child.
    public override var presentingViewController: UIViewController {
        guard presentation.isAdded else { return super.presentingViewController }
        return presentation.addedContainer?.parent ?? presentedViewController
    }

    public override var presentedView: UIView? { presentation.components?.chrome ?? super.presentedView }

    public override var frameOfPresentedViewInContainerView: CGRect {
        guard containerView != nil else { return super.frameOfPresentedViewInContainerView }
        return presentation.pass.layout.frame
    }

    public override func size(
        forChildContentContainer container: any UIContentContainer, withParentContainerSize parentSize: CGSize
    ) -> CGSize { presentation.size(inContainerOf: parentSize) }

    public override func preferredContentSizeDidChange(forChildContentContainer container: any UIContentContainer) {
        super.preferredContentSizeDidChange(forChildContentContainer: container)
        // UIKit also calls this before it begins the presentation (C17).
        if presentation.components == nil { presentation.noteEditing() }
        presentation.content.didChange()
    }

    public override func systemLayoutFittingSizeDidChange(forChildContentContainer container: any UIContentContainer) {
        super.systemLayoutFittingSizeDidChange(forChildContentContainer: container)
        presentation.content.fittingSizeMayHaveChanged()
    }

    public override func containerViewWillLayoutSubviews() {
        super.containerViewWillLayoutSubviews()
        presentation.layOutViews()
    }

    // MARK: Traits and size

    public override func willTransition(
        to newCollection: UITraitCollection, with coordinator: any UIViewControllerTransitionCoordinator
    ) {
        presentation.traitsWillChange(to: newCollection, with: coordinator)
        super.willTransition(to: newCollection, with: coordinator)
    }

    public override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
        super.traitCollectionDidChange(previousTraitCollection)
        guard let containerView else { return }
        let (old, new) = (previousTraitCollection, containerView.traitCollection)
        // A leading edge is now on the other side, and another of two styles has its own detents and its own path.
        if old?.layoutDirection != new.layoutDirection
            || presentation.isAdaptive && old?.horizontalSizeClass != new.horizontalSizeClass
        {
            presentation.cancelFingers()
        }
        invalidatePresentation()
    }

    /// Reverts the effect on the presenting view for the change of size, since UIKit cannot resize a transformed view.
    public override func viewWillTransition(
        to size: CGSize, with coordinator: any UIViewControllerTransitionCoordinator
    ) {
        presentation.cancelFingers()
        let effect = presentation.components?.effect
        let isReverted = effect?.preventsResizing == true
        if isReverted { UIView.performWithoutAnimation { effect?.revert() } }
        super.viewWillTransition(to: size, with: coordinator)
        presentation.sizeWillChange(to: size, with: coordinator)
        guard isReverted, !presentation.lifecycle.phase.isLeaving else { return }
        Optional(coordinator).animate(in: effect?.affectedView) { effect?.apply() }
    }

    // MARK: Focus

    /// Keeps the focus of a hardware keyboard in a modal presentation.
    public override func shouldUpdateFocus(in context: UIFocusUpdateContext) -> Bool {
        super.shouldUpdateFocus(in: context) && presentation.allowsFocusUpdate(in: context)
    }

    // MARK: Transitions

    public override func presentationTransitionWillBegin() {
        // Reads the content's own detents before the first layout.
        (presentedViewController as? ReplaceableContentViewController)?.presentedContent = presentation.content
        presentation.content.reportScreen()
        super.presentationTransitionWillBegin()
        presentation.lifecycle.handle(.presentationBegan(byFinger: presentation.isMovedByFinger))
        presentation.cursorTarget = UIAccessibility.elementWithCursor
        guard let containerView else { return }
        presentation.components = PresentationComponents(of: presentation, self, in: containerView)
        presentation.restoreEditing()
        Task { [presentation] in presentation.restoreEditing() }
        presentation.findKeyboard()
        presentation.content.observe()
        presentation.viewWillMove()
        presentation.animateAlongsidePresentation()
    }

    public override func presentationTransitionDidEnd(_ completed: Bool) {
        super.presentationTransitionDidEnd(completed)
        presentation.transitionDidEnd()
        presentation.lifecycle.handle(.presentationEnded(isCompleted: completed))
        presentation.restoreEditing()
        presentation.edited = nil
        guard completed else { return presentation.removeViews() }
        presentation.settleViews()
        presentation.announcePresentation()
    }

    public override func dismissalTransitionWillBegin() {
        super.dismissalTransitionWillBegin()
        presentation.lifecycle.handle(.dismissalBegan(byFinger: presentation.isMovedByFinger))
        presentation.noteCursor()
        presentation.viewWillMove()
        presentation.animateAlongsideDismissal()
    }

    public override func dismissalTransitionDidEnd(_ completed: Bool) {
        super.dismissalTransitionDidEnd(completed)
        presentation.transitionDidEnd()
        presentation.lifecycle.handle(.dismissalEnded(isCompleted: completed))
        guard completed else {
            presentation.settleViews()
            presentation.components?.chrome.contentContainer.renewSurroundings()
            containerView?.setNeedsLayout()
            return
        }
        presentation.removeViews()
        presentation.announceDismissal()
        if case .over(let reason?) = presentation.lifecycle.phase.state, reason.isByUser { tellDelegateOfDismissal() }
    }

    // MARK: Transitioning delegate

    /// Returns this controller. UIKit calls it when the view controller is presented.
    public func presentationController(
        forPresented presented: UIViewController, presenting: UIViewController?, source: UIViewController
    ) -> UIPresentationController? {
        presentation.source = source
        return self
    }

    /// Returns a ``TransitionAnimator`` that plays the animation of the style.
    public func animationController(
        forPresented presented: UIViewController, presenting: UIViewController, source: UIViewController
    ) -> (any UIViewControllerAnimatedTransitioning)? { presentation.beginTransition(.forward) }

    /// Returns a ``TransitionAnimator`` that plays the animation of the style backwards.
    public func animationController(
        forDismissed dismissed: UIViewController
    ) -> (any UIViewControllerAnimatedTransitioning)? {
        // UIKit asks at once (C63), and before it drops a dismissal (C15); its own flags may follow later.
        presentation.lifecycle.dismissalWasTaken()
        return presentation.beginTransition(.reverse)
    }

    /// Returns the gesture's interaction, or one that starts by itself and lets touches through to the moving view.
    public func interactionControllerForPresentation(
        using animator: any UIViewControllerAnimatedTransitioning
    ) -> (any UIViewControllerInteractiveTransitioning)? {
        presentation.interaction(for: .forward, using: animator)
    }

    /// Returns the interaction of a dismissal, as ``interactionControllerForPresentation(using:)`` does.
    public func interactionControllerForDismissal(
        using animator: any UIViewControllerAnimatedTransitioning
    ) -> (any UIViewControllerInteractiveTransitioning)? {
        presentation.interaction(for: .reverse, using: animator)
    }
}
