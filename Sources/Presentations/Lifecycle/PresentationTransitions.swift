import UIKit

/// The transitions of one presentation: the current animator, and the interactions that drive it.
@MainActor
final class PresentationTransitions {
    weak var controller: PresentationController?
    /// The interaction with pans that drive a transition by its progress.
    var panInteraction = PanInteraction()
    /// The view controller that was called to present.
    weak var source: UIViewController?
    /// The container of a half-sheet that was added as a child; `nil` for a presentation.
    weak var container: (any PresentationContainer)?
    /// The kit's animator that is playing now.
    private weak var animator: TransitionAnimator?
    /// The element that had VoiceOver's cursor before.
    private var focus: VoiceOverFocus?
    /// Whether VoiceOver's cursor has to leave the presented view.
    private var hadCursor = true
    /// Finds the source of a zoom, at its place without the effect on the presenting view, and hides it during the
    /// presentation.
    private(set) lazy var sources = ZoomSources(outlastsTransitions: true) { [weak self] in
        self?.controller?.presentation.components?.effect?.frameAtRest(of: $0, in: $1)
    }

    /// Whether the presented view is appearing or disappearing.
    var isUnderWay: Bool { controller?.presentationOwner.isInTransition ?? false }

    /// Whether a finger may stop the transition where it is. It may not if the app animates the transition.
    var canBeStopped: Bool {
        (!isUnderWay || animator?.isUnderWay == true) && panInteraction.mayBeCaught
    }

    /// Whether the view is arriving, moved by the kit's own animation, also after a finger has let it go.
    var isArrivingByItself: Bool {
        guard case .arriving = controller?.presentation.lifecycle.phase.state else { return false }
        return animator?.isUnderWay == true && panInteraction.mayBeCaught
    }

    /// Whether the kit's own animator is playing.
    var isOwn: Bool { animator != nil }

    /// Ends the running transition where it is: a presentation as completed, a dismissal as cancelled.
    func stop() {
        animator?.stop()
    }

    // MARK: UIKit's questions

    /// Returns the animator for UIKit: the one that accompanies a drag, or one for the style's animation.
    func beginTransition(_ operation: TransitionAnimator.Operation) -> TransitionAnimator? {
        let request = controller?.presentation.components?.drag.request
        request?.willAnimate()
        let animator = request?.animator ?? makeAnimator(operation, mover: .animation)
        self.animator = animator
        return animator
    }

    /// Returns the interaction of a presentation: that of the gesture that has requested it, or one that lets a finger
    /// catch the view (Z1). `nil` if the app animates.
    func presentationInteraction(using animator: any UIViewControllerAnimatedTransitioning) -> TransitionInteraction? {
        panInteraction.take(.presentation) ?? .attending(animator)
    }

    /// Returns the interaction of a dismissal: that of the gesture that has requested it, or one that lets a finger
    /// catch the view.
    func dismissalInteraction(using animator: any UIViewControllerAnimatedTransitioning) -> TransitionInteraction? {
        controller?.presentation.components?.drag.request?.take() ?? panInteraction.take(.dismissal)
            ?? .attending(animator)
    }

    /// Makes an animator for the style's animation, or for the animation of an interactive presentation. It moves the
    /// presented view, or leaves that to a finger.
    func makeAnimator(
        _ operation: TransitionAnimator.Operation, mover: TransitionAnimator.Mover
    ) -> TransitionAnimator? {
        guard let controller else { return nil }
        let animation = panInteraction.animation ?? controller.presentation.appearance.animation
        let animator = TransitionAnimator(
            animation, operation,
            outline: { [weak controller] in
                controller?.presentation.components?.chrome.outline ?? TransitionAnimator.Outline()
            },
            mover: mover, sources: sources)
        animator.willStop = { [weak controller] stop in
            guard let effect = controller?.presentation.components?.effect else { return stop() }
            effect.preserve(through: stop)
        }
        return animator
    }

    /// Hides the source of a zoom.
    func hideSource() {
        if let source = controller?.presentation.appearance.animation.zoomSource { sources.hide(source) }
    }

    /// Whether the animation is a zoom, and the view could return to its source now.
    var hasSource: Bool {
        guard let controller, let container = controller.containerView,
            let source = controller.presentation.appearance.animation.zoomSource
        else { return false }
        return sources.window(of: source, in: container) != nil
    }

    /// Returns the frame of a view in the container, without the effect on the presenting view.
    func frame(of view: UIView, in container: UIView) -> CGRect {
        controller?.presentation.components?.effect?.frameAtRest(of: view, in: container)
            ?? view.convert(view.bounds, to: container)
    }

    // MARK: Begin and end

    /// What moves the view in the transition that begins.
    var mover: PresentationPhase.Mover {
        let isByFinger = controller?.presentation.components?.drag.request != nil || panInteraction.isRequested
        return isByFinger ? .finger : .animation
    }

    func presentationWillBegin() {
        focus = VoiceOverFocus()
    }

    func dismissalWillBegin() {
        if let controller, let chrome = controller.presentation.components?.chrome {
            let keepsCursor = controller.presentationOwner.isPresentation && !controller.presentation.geometry.isNotice
            hadCursor = keepsCursor || VoiceOverFocus.isInside(chrome)
        }
        if let container = controller?.containerView { focus?.follow(outside: container) }
    }

    /// Called when UIKit has ended a transition.
    func didEnd() {
        panInteraction.transitionDidEnd()
        controller?.presentation.components?.drag.transitionDidEnd()
    }

    /// Moves VoiceOver's cursor to the presented view. A view that is not modal is read aloud instead. For a half-sheet
    /// that was added as a child, VoiceOver just updates its elements.
    func announcePresentation() {
        guard let controller else { return }
        let content = controller.presentedViewController
        if !controller.presentationOwner.isPresentation {
            UIAccessibility.post(notification: .layoutChanged, argument: nil)
        } else if controller.presentation.geometry.isNotice {
            guard let words = content.spokenContent else { return }
            UIAccessibility.post(notification: .announcement, argument: words)
        } else {
            UIAccessibility.post(notification: .screenChanged, argument: content.view)
        }
    }

    /// Moves VoiceOver's cursor, if it was in the presented view, back to where it was before, or else to the anchor of
    /// the presentation.
    func announceDismissal() {
        guard hadCursor else { return }
        let anchor = controller?.presentation.current.anchor?.view.flatMap { $0.window == nil ? nil : $0 }
        UIAccessibility.post(
            notification: .screenChanged,
            argument: focus?.target ?? anchor ?? controller?.presentingViewController.viewIfLoaded)
    }
}
