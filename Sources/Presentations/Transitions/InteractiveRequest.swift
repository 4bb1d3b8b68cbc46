import UIKit

/// A transition that a gesture has requested, until UIKit has taken it or it is over.
///
/// UIKit asks for an animator first, and then for an interaction controller. Each question may be about another
/// transition, and the app may answer it instead of the kit.
@MainActor
final class InteractiveRequest {
    /// The interaction that drives the transition. ``take()`` passes it to UIKit.
    let interaction = TransitionInteraction()
    /// The animator that accompanies the finger; `nil` if the transition's own animator plays.
    let animator: TransitionAnimator?
    /// The view controller that disappears or appears. It identifies the transition in UIKit's questions, and may be
    /// released before the transition is over.
    private(set) weak var subject: UIViewController?
    /// Whether UIKit got the animator of this transition from the kit, and not from an app that animates it itself.
    private(set) var isAnimated = false
    /// Whether UIKit has taken the interaction.
    private(set) var isTaken = false

    init(animator: TransitionAnimator? = nil, subject: UIViewController? = nil) {
        self.animator = animator
        self.subject = subject
    }

    /// Records that UIKit gets the animator of this transition from the kit.
    func willAnimate() {
        isAnimated = true
    }

    /// Returns the interaction controller for UIKit. Returns `nil` before ``willAnimate()``, and after the first time,
    /// since an interaction drives one transition only.
    func take() -> TransitionInteraction? {
        guard isAnimated, !isTaken else { return nil }
        isTaken = true
        return interaction
    }
}
