import UIKit

extension UIPercentDrivenInteractiveTransition {
    /// Keeps the finger's progress while UIKit begins a transition, in which UIKit may call `update(0)`.
    ///
    /// - Parameters:
    ///   - progress: The property of the interaction that `update(_:)` sets.
    ///   - start: Calls UIKit's `startInteractiveTransition(_:)`.
    static func keep<Interaction: UIPercentDrivenInteractiveTransition>(
        _ progress: ReferenceWritableKeyPath<Interaction, CGFloat?>, of interaction: Interaction,
        during start: () -> Void
    ) {
        let own = interaction[keyPath: progress]
        start()
        interaction[keyPath: progress] = own
    }
}
