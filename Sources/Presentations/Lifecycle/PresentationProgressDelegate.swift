import UIKit

/// A delegate that follows the movement of the presented view, for every style.
///
/// Set it as the presentation controller's `delegate`, which is a weak reference. A
/// ``HalfSheetPresentationControllerDelegate`` is one, too.
///
/// ```swift
/// func presentationController(
///     _ controller: PresentationController,
///     didMoveTo progress: PresentationProgress
/// ) {
///     artwork.alpha = progress.presentedFraction
/// }
/// ```
@MainActor
public protocol PresentationProgressDelegate: UIAdaptivePresentationControllerDelegate {
    /// Tells the delegate that the presented view has moved, in a drag, in an animation or in a rotation.
    ///
    /// Called for each event of a drag, and once per frame while an animation moves the view. Not called twice in a row
    /// for the same position, or for a view that fades or grows in place. After a view has gone, a last call reports it
    /// as hidden, if it was reported before.
    func presentationController(_ controller: PresentationController, didMoveTo progress: PresentationProgress)
}

extension PresentationProgressDelegate where Self: HalfSheetPresentationControllerDelegate {
    public func presentationController(_ controller: PresentationController, didMoveTo progress: PresentationProgress) {
    }
}
