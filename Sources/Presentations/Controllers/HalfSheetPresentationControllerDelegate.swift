import UIKit

/// The delegate of a half-sheet, which also receives UIKit's calls for every presentation.
///
/// Set it as the presentation controller's `delegate`, which is a weak reference. Both methods are optional.
///
/// ```swift
/// final class MapViewController: UIViewController,
///     HalfSheetPresentationControllerDelegate
/// {
///     func show(_ places: UIViewController) {
///         presentAsHalfSheet(places)
///         places.presentationController?.delegate = self
///     }
///
///     func halfSheetPresentationControllerDidChangeSelectedDetentIdentifier(
///         _ controller: HalfSheetPresentationController
///     ) {
///         navigationItem.rightBarButtonItem?.isEnabled =
///             controller.halfSheet.selectedDetentIdentifier != .large
///     }
/// }
/// ```
@MainActor
public protocol HalfSheetPresentationControllerDelegate: UIAdaptivePresentationControllerDelegate {
    /// Tells the delegate that the user has selected another detent, with a drag, a tap on the grabber or VoiceOver.
    ///
    /// Called once after the finger has lifted, when `halfSheet.selectedDetentIdentifier` has its new value. The sheet
    /// is still moving to the detent. Not called if the sheet returns to its previous detent, or if code selects one.
    func halfSheetPresentationControllerDidChangeSelectedDetentIdentifier(_ controller: HalfSheetPresentationController)

    /// Tells the delegate that the sheet has moved, in a drag, in an animation or in a rotation.
    ///
    /// Called for each event of a drag, and once per frame while an animation moves the sheet. Not called twice in a
    /// row for the same position. The progress is computed only for a delegate that conforms to this protocol.
    func halfSheetPresentationController(
        _ controller: HalfSheetPresentationController, didMoveTo progress: HalfSheet.Progress)
}

extension HalfSheetPresentationControllerDelegate {
    public func halfSheetPresentationControllerDidChangeSelectedDetentIdentifier(
        _ controller: HalfSheetPresentationController
    ) {}

    public func halfSheetPresentationController(
        _ controller: HalfSheetPresentationController, didMoveTo progress: HalfSheet.Progress
    ) {}
}
