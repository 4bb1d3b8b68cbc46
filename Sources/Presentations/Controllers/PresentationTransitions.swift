import UIKit

/// The transitions of one presentation: the animator that plays now, and those that drive it.
@MainActor
final class PresentationTransitions {
    weak var controller: PresentationController?
    /// The request to present that UIKit holds, until it has begun with it or dropped it.
    weak var heldRequest: PresentationRequest?
    /// Tells of the end.
    let ending = PresentationEnding()
    /// The interaction with pans that drive a transition by its progress.
    var panInteraction = PanInteraction()
    /// The controller that has been asked to present.
    weak var source: UIViewController?
    /// The child of a parent that shows the view; `nil` for a presentation.
    weak var container: HalfSheetContainerViewController?
    /// From the beginning of a dismissal to its end. UIKit's own flag is still set when the content hears that it stays.
    private(set) var isDismissing = false
    /// The animator of ours that plays now.
    private weak var animator: TransitionAnimator?
    /// The element that VoiceOver was on before.
    private var focus: VoiceOverFocus?
    /// Whether VoiceOver has to leave the presented view.
    private var hadCursor = true
    /// Finds the source of a zoom where it is without the effect on the presenting view, and hides it while the view is
    /// presented.
    private(set) lazy var sources = ZoomSources(outlastsTransitions: true) { [weak self] in
        self?.controller?.presentationComponents?.effect?.frameAtRest(of: $0, in: $1)
    }

    /// Whether the presented view is on its way in or out.
    var isUnderWay: Bool { controller?.presentationOwner.isInTransition ?? false }

    /// Whether a finger may end the transition where it is: not somebody else's.
    var canBeStopped: Bool {
        (!isUnderWay || animator?.isUnderWay == true) && panInteraction.mayBeCaught
    }

    /// Whether the kit's own animator plays.
    var isOwn: Bool { animator != nil }

    /// Ends the transition that is under way where it is: a presentation as presented, a dismissal as cancelled.
    func stop() {
        animator?.stop()
    }

    // MARK: UIKit's questions

    /// The animator for UIKit: the one that accompanies a finger, or one of the style's animation.
    func beginTransition(_ operation: TransitionAnimator.Operation) -> TransitionAnimator? {
        let request = controller?.presentationComponents?.drag.request
        request?.willAnimate()
        let animator = request?.animator ?? makeAnimator(operation, mover: .animation)
        self.animator = animator
        return animator
    }

    /// The interaction of a presentation: that of the finger that has requested it, or one that lets a finger catch the
    /// view (Z1). `nil` where somebody else animates.
    func presentationInteraction(using animator: any UIViewControllerAnimatedTransitioning) -> TransitionInteraction? {
        panInteraction.take(.presentation) ?? .attending(animator)
    }

    /// The interaction of a dismissal: that of the finger that has requested it, or one that lets a finger catch the view.
    func dismissalInteraction(using animator: any UIViewControllerAnimatedTransitioning) -> TransitionInteraction? {
        controller?.presentationComponents?.drag.request?.take() ?? panInteraction.take(.dismissal)
            ?? .attending(animator)
    }

    /// An animator of the style's animation, or of the one that a finger presents with, which moves the presented view or
    /// leaves that to a finger.
    func makeAnimator(
        _ operation: TransitionAnimator.Operation, mover: TransitionAnimator.Mover
    ) -> TransitionAnimator? {
        guard let controller else { return nil }
        let animation = panInteraction.animation ?? controller.presentationAppearance.animation
        let animator = TransitionAnimator(
            animation, operation,
            outline: { [weak controller] in
                controller?.presentationComponents?.chrome.outline ?? TransitionAnimator.Outline()
            },
            mover: mover, sources: sources)
        animator.willStop = { [weak controller] stop in
            guard let effect = controller?.presentationComponents?.effect else { return stop() }
            effect.preserve(through: stop)
        }
        return animator
    }

    /// Hides the source of a zoom.
    func hideSource() {
        if let source = controller?.presentationAppearance.animation.zoomSource { sources.hide(source) }
    }

    /// Whether the animation is a zoom whose source the view could return to now.
    var hasSource: Bool {
        guard let controller, let container = controller.containerView,
            let source = controller.presentationAppearance.animation.zoomSource
        else { return false }
        return sources.window(of: source, in: container) != nil
    }

    /// The frame of a view in the container, without the effect on the presenting view.
    func frame(of view: UIView, in container: UIView) -> CGRect {
        controller?.presentationComponents?.effect?.frameAtRest(of: view, in: container)
            ?? view.convert(view.bounds, to: container)
    }

    // MARK: Begin and end

    func presentationWillBegin() {
        heldRequest = nil
        ending.presentationWillBegin()
        focus = VoiceOverFocus()
    }

    func dismissalWillBegin() {
        isDismissing = true
        if let controller, let chrome = controller.presentationComponents?.chrome {
            let keepsCursor = controller.presentationOwner.isPresentation && !controller.presentationGeometry.isNotice
            hadCursor = keepsCursor || VoiceOverFocus.isInside(chrome)
        }
        if let container = controller?.containerView { focus?.follow(outside: container) }
    }

    /// UIKit has ended a transition.
    func didEnd() {
        panInteraction.transitionDidEnd()
        controller?.presentationComponents?.drag.transitionDidEnd()
        isDismissing = false
    }

    /// Moves VoiceOver to the presented view. A view that leaves the others to the user is read aloud instead, and beside one
    /// that stays VoiceOver looks at the screen again.
    func announcePresentation() {
        guard let controller else { return }
        let content = controller.presentedViewController
        if !controller.presentationOwner.isPresentation {
            UIAccessibility.post(notification: .layoutChanged, argument: nil)
        } else if controller.presentationGeometry.isNotice {
            guard let words = content.spokenContent else { return }
            UIAccessibility.post(notification: .announcement, argument: words)
        } else {
            UIAccessibility.post(notification: .screenChanged, argument: content.view)
        }
    }

    /// Moves VoiceOver back to where it was before, or else to what the presentation was anchored to, if it was in the
    /// presented view.
    func announceDismissal() {
        guard hadCursor else { return }
        let anchor = controller?.presentationAnchor?.view.flatMap { $0.window == nil ? nil : $0 }
        UIAccessibility.post(
            notification: .screenChanged,
            argument: focus?.target ?? anchor ?? controller?.presentingViewController.viewIfLoaded)
    }
}
