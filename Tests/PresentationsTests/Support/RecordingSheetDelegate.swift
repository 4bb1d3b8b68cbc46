import UIKit

@testable import Presentations

/// Records the calls of a half-sheet.
final class RecordingSheetDelegate: NSObject, HalfSheetPresentationControllerDelegate {
    /// The detents that the user chose.
    private(set) var choices: [HalfSheet.Detent.Identifier?] = []
    var progress: [HalfSheet.Progress] = []

    var positions: [CGFloat] { progress.map(\.position) }

    func halfSheetPresentationControllerDidChangeSelectedDetentIdentifier(
        _ controller: HalfSheetPresentationController
    ) {
        choices.append(controller.halfSheet.selectedDetentIdentifier)
    }

    func halfSheetPresentationController(
        _ controller: HalfSheetPresentationController, didMoveTo progress: HalfSheet.Progress
    ) {
        self.progress.append(progress)
    }
}
