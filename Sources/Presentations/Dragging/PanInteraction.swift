import UIKit

/// The interaction with one presentation that a pan drives by its progress, on the way in and on the way out.
@MainActor
final class PanInteraction {
    /// The edge of the screen from which a finger has presented. A drag back to it beyond the threshold dismisses.
    let origin: (edge: PresentationEdge, threshold: SwipeThreshold)?
    /// The animation of a presentation that a finger has dragged out of a view. It replaces the style's once.
    private let expansion: TransitionAnimation?
    let cancelOrigin: @MainActor () -> Void
    /// The requested transition, until it is over.
    private var current: (operation: TransitionAnimator.Operation, request: InteractiveRequest)?

    init(
        from origin: (edge: PresentationEdge, threshold: SwipeThreshold)? = nil,
        playing expansion: TransitionAnimation? = nil,
        cancel cancelOrigin: @escaping @MainActor () -> Void = {}
    ) {
        self.origin = origin
        self.expansion = expansion
        self.cancelOrigin = cancelOrigin
    }

    /// Requests a transition from UIKit, and returns the interaction that drives it; `nil` if UIKit has refused the
    /// request, or if the app animates or drives the transition itself.
    func request(_ operation: TransitionAnimator.Operation, from uikit: () -> Void) -> TransitionInteraction? {
        current = (operation, InteractiveRequest())
        uikit()
        if current?.request.isTaken != true { current = nil }
        return current?.request.interaction
    }

    var isRequested: Bool { current != nil }

    var animation: TransitionAnimation? { current?.operation == .forward ? expansion : nil }

    /// Returns the interaction controller for UIKit, which asks for it while the transition is being requested.
    func take(_ operation: TransitionAnimator.Operation) -> TransitionInteraction? {
        guard let current, current.operation == operation else { return nil }
        // UIKit asks only if the presentation controller has supplied an animator. A subclass may have made it.
        current.request.willAnimate()
        return current.request.take()
    }

    func transitionDidEnd() { current = nil }

    /// Whether another touch may stop the transition where it is. It may not while this drag is active, nor while a
    /// cancelled presentation moves back, which UIKit and the app no longer consider presented.
    var mayBeCaught: Bool {
        guard let current else { return true }
        return switch current.request.interaction.phase {
        case .driven, .playing: false
        case .finishing: true
        case .cancelling: current.operation == .reverse
        }
    }
}

@MainActor
struct TransitionGrip {
    let interaction: TransitionInteraction
    /// The progress of the transition when the finger caught it, 0…1.
    var start: CGFloat = 0
    /// Whether the finger moves the transition forward; otherwise it moves it back.
    var advances = true
    /// False if the release always completes the transition.
    var isReversible = true
    /// Set if the finger moves the view on both axes.
    var free: FreePop?
    /// Returns the way of a view that moves with the finger. Defaults to `nil`: the length of the view with the pan.
    var way: (@MainActor () -> Way?)?

    /// The way of a view along the axis of the finger, in points. With a `start`, the coordinate of the view's inner
    /// end where the way begins, that end stays at the finger; otherwise it keeps its distance. On the `unseen` part
    /// only the shadow is in sight. It does not count for the threshold.
    typealias Way = (start: CGFloat?, length: CGFloat, unseen: CGFloat)
}

extension TransitionInteraction {
    /// Whether a finger may catch the transition of a stack or tabs: not while another drives it, nor on its way back.
    var canBeCaught: Bool {
        animator?.isUnderWay == true && animator?.mover != .freeFinger && hasStarted
            && (phase == .playing || phase == .finishing)
    }

    /// Stops the transition where it is on the screen, for a finger that moves toward an edge.
    func grip(toward edge: PresentationEdge) -> TransitionGrip? {
        guard canBeCaught, let animator else { return nil }
        let progress = pause { animator.fractionComplete }
        return TransitionGrip(interaction: self, start: progress, advances: edge == destination)
    }
}
