import UIKit

/// A delegate that follows the movement of the presented view, for every style.
///
/// Set it as the presentation controller's `delegate`, a weak reference. See
/// <doc:Gestures#Follow-the-view-while-it-moves>.
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
    /// Tells the delegate that the presented view has moved: for each event of a drag, and in each frame of an
    /// animation. Not called twice in a row for the same position, or for a view that fades or grows in place. After a
    /// view has gone, a last call reports it as hidden, if it was reported before.
    func presentationController(_ controller: PresentationController, didMoveTo progress: PresentationProgress)
}

extension PresentationProgressDelegate where Self: HalfSheetPresentationControllerDelegate {
    public func presentationController(_ controller: PresentationController, didMoveTo progress: PresentationProgress) {
    }
}
