import UIKit

/// A delegate that hears where the presented view is, for every style.
///
/// Set it as the presentation controller's `delegate`, which is a weak reference. A half-sheet's delegate may conform to
/// ``HalfSheetPresentationControllerDelegate`` instead.
///
/// ```swift
/// func presentationController(_ controller: PresentationController, didMoveTo progress: PresentationProgress) {
///     artwork.alpha = progress.presentedFraction
/// }
/// ```
@MainActor
public protocol PresentationProgressDelegate: UIAdaptivePresentationControllerDelegate {
    /// Tells the delegate that the presented view has moved, under a finger, in an animation or in a rotation.
    ///
    /// Called for each event of a drag, and once per frame while an animation moves the view. Not called twice in a row for
    /// the same position, nor for a view that fades or grows in place. When a view that has been reported is gone, the last
    /// call says that it is hidden.
    func presentationController(_ controller: PresentationController, didMoveTo progress: PresentationProgress)
}
