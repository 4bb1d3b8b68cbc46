import UIKit

/// A transition that a finger has asked UIKit for, until UIKit has taken it or it is over.
@MainActor
final class InteractiveRequest {
    let interaction = TransitionInteraction()
    /// The animator that accompanies the finger; `nil` where the transition's own one plays.
    let animator: TransitionAnimator?
    /// Whether UIKit was given the kit's animator: an app may animate the transition itself.
    private(set) var isAnimated = false
    /// Whether UIKit was given the interaction.
    private(set) var isTaken = false

    init(animator: TransitionAnimator? = nil) {
        self.animator = animator
    }

    /// UIKit is given the kit's animator for the transition.
    func willAnimate() {
        isAnimated = true
    }

    /// The interaction for UIKit; `nil` where an app animates the transition. It drives one transition only.
    func take() -> TransitionInteraction? {
        guard isAnimated, !isTaken else { return nil }
        isTaken = true
        return interaction
    }
}
