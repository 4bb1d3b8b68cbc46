import UIKit

/// Hears where a half-sheet goes, besides what UIKit tells every presentation's delegate.
///
/// Make it the presentation controller's own `delegate`; UIKit keeps it weakly.
///
/// ```swift
/// presentAsHalfSheet(places)
/// places.presentationController?.delegate = self
/// ```
@MainActor
public protocol HalfSheetPresentationControllerDelegate: UIAdaptivePresentationControllerDelegate {
    /// The user has moved the sheet to another detent: with a drag, a tap on the grabber or VoiceOver. Called once, when
    /// the finger has let go and `halfSheet.selectedDetentIdentifier` has its new value; the sheet is still on its way.
    ///
    /// Not called when the sheet returns to the detent that it had, nor when code selects another one.
    func halfSheetPresentationControllerDidChangeSelectedDetentIdentifier(_ controller: HalfSheetPresentationController)

    /// The sheet has moved, whoever moves it: a finger, an animation, or the device that was turned.
    ///
    /// Called for each event of a drag, and once a frame while an animation moves the sheet; never twice in a row for the
    /// same position. Without a delegate of this protocol nothing is measured.
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
