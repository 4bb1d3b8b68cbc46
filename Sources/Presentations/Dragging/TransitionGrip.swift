import UIKit

/// The grip of a finger on a transition.
@MainActor
struct TransitionGrip {
    let interaction: TransitionInteraction
    /// The progress of the transition when the finger caught it, 0…1.
    var start: CGFloat = 0
    /// Whether the finger moves the transition forward; otherwise it moves it back.
    var advances = true
    /// Set if the finger moves the view on both axes.
    var free: FreePop?
    /// Returns the whole distance of the transition, in points. Defaults to `nil`: the length of the view with the pan.
    var length: (@MainActor () -> CGFloat?)?
}

/// A running transition of a stack or of tabs, which a finger may catch.
@MainActor
struct RunningTransition {
    private weak var animator: TransitionAnimator?
    private let interaction: TransitionInteraction
    /// The edge toward which a finger moves it forward.
    private let destination: PresentationEdge

    init(_ animator: TransitionAnimator, _ interaction: TransitionInteraction, toward destination: PresentationEdge) {
        self.animator = animator
        self.interaction = interaction
        self.destination = destination
    }

    /// Whether a finger may catch it. It may not while another one drives the transition, nor on the way back.
    var canBeCaught: Bool {
        animator?.isUnderWay == true && animator?.mover != .freeFinger && interaction.hasStarted
            && (interaction.phase == .playing || interaction.phase == .finishing)
    }

    /// Stops the transition where it is on the screen, for a finger that moves toward an edge.
    func grip(toward edge: PresentationEdge) -> TransitionGrip? {
        guard canBeCaught, let animator else { return nil }
        let progress = interaction.pause { animator.fractionComplete }
        return TransitionGrip(interaction: interaction, start: progress, advances: edge == destination)
    }
}
