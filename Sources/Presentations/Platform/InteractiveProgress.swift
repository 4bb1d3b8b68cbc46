import UIKit

extension UIPercentDrivenInteractiveTransition {
    /// Keeps the finger's progress, a property that `update(_:)` sets, while `start` makes UIKit begin a transition. UIKit
    /// may call `update(0)` in that.
    static func keep<Interaction: UIPercentDrivenInteractiveTransition>(
        _ progress: ReferenceWritableKeyPath<Interaction, CGFloat?>, of interaction: Interaction,
        during start: () -> Void
    ) {
        let own = interaction[keyPath: progress]
        start()
        interaction[keyPath: progress] = own
    }

    /// Pauses the transition, and returns the progress at which it is on the screen, 0…1. UIKit's percentage may be an
    /// older one, so it is set to that of the animator.
    func pause(_ fractionComplete: () -> CGFloat) -> CGFloat {
        pause()
        let progress = fractionComplete()
        update(progress)
        return progress
    }
}
