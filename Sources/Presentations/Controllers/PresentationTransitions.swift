import UIKit

/// The transitions of one presentation: the animator that plays now, and those that drive it.
@MainActor
final class PresentationTransitions {
    weak var controller: PresentationController?
    /// The request to present that UIKit holds, until it has begun with it or dropped it.
    weak var heldRequest: PresentationRequest?
    /// The edge from which a finger has presented; `nil` for every other presentation.
    var edge: EdgeInteraction?
    /// The controller that has been asked to present.
    weak var source: UIViewController?
    /// From the beginning of a dismissal to its end. UIKit's own flag is still set when the content hears that it stays.
    private(set) var isDismissing = false
    /// The animator of ours that plays now.
    private weak var animator: TransitionAnimator?
    /// The element that VoiceOver was on before.
    private var focus: VoiceOverFocus?

    /// Whether the presented view is on its way in or out.
    var isUnderWay: Bool {
        guard let presented = controller?.presentedViewController else { return false }
        return presented.isBeingPresented || presented.isBeingDismissed
    }

    /// Whether a finger may end the transition where it is: not somebody else's.
    var canBeStopped: Bool {
        (!isUnderWay || animator?.isUnderWay == true) && edge?.mayBeCaught != false
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
        let animator = request?.animator ?? makeAnimator(operation, movesView: true)
        self.animator = animator
        return animator
    }

    /// The interaction of a presentation: that of a finger from an edge, or one that lets a finger catch the view (Z1). `nil`
    /// where somebody else animates.
    func presentationInteraction(using animator: any UIViewControllerAnimatedTransitioning) -> TransitionInteraction? {
        edge?.take(.presentation) ?? .attending(animator)
    }

    /// The interaction of a dismissal: that of the finger that has requested it, or one that lets a finger catch the view.
    func dismissalInteraction(using animator: any UIViewControllerAnimatedTransitioning) -> TransitionInteraction? {
        controller?.presentationComponents?.drag.request?.take() ?? edge?.take(.dismissal)
            ?? .attending(animator)
    }

    /// An animator of the style's animation, which moves the presented view or leaves that to a finger.
    func makeAnimator(_ operation: TransitionAnimator.Operation, movesView: Bool) -> TransitionAnimator? {
        guard let controller else { return nil }
        let appearance = controller.presentationAppearance
        let animator = TransitionAnimator(
            appearance.animation, operation, shadowOutset: appearance.shadow?.drawable.reach ?? 0, movesView: movesView,
            source: { [weak self] in self?.source(of: appearance.animation) })
        animator.willStop = { [weak controller] stop in
            guard let effect = controller?.presentationComponents?.effect else { return stop() }
            effect.preserve(through: stop)
        }
        return animator
    }

    /// The frame of the source of a zoom, in the container, without the effect on the presenting view. `nil` if the animation
    /// has none, or none in the window any more.
    private func source(of animation: TransitionAnimation) -> CGRect? {
        guard let container = controller?.containerView, case .over(let source) = animation.incoming.displacement,
            let view = source.view(in: container)
        else { return nil }
        return controller?.presentationComponents?.effect?.frameAtRest(of: view, in: container)
            ?? view.convert(view.bounds, to: container)
    }

    // MARK: Begin and end

    func presentationWillBegin() {
        heldRequest = nil
        focus = VoiceOverFocus()
    }

    func dismissalWillBegin() {
        isDismissing = true
        if let container = controller?.containerView { focus?.follow(outside: container) }
    }

    /// UIKit has ended a transition.
    func didEnd() {
        edge?.transitionDidEnd()
        controller?.presentationComponents?.drag.transitionDidEnd()
        isDismissing = false
    }

    /// Moves VoiceOver to the presented view.
    func announcePresentation() {
        UIAccessibility.post(notification: .screenChanged, argument: controller?.presentedViewController.view)
    }

    /// Moves VoiceOver back to where it was before.
    func announceDismissal() {
        UIAccessibility.post(
            notification: .screenChanged, argument: focus?.target ?? controller?.presentingViewController.viewIfLoaded)
    }
}
