import Presentations
import UIKit

/// Records the calls of a half-sheet.
package final class RecordingSheetDelegate: NSObject, HalfSheetPresentationControllerDelegate {
    /// The detents that the user chose.
    package private(set) var choices: [HalfSheet.Detent.Identifier?] = []
    package var progress: [HalfSheet.Progress] = []

    package var positions: [CGFloat] { progress.map(\.position) }

    package func halfSheetPresentationControllerDidChangeSelectedDetentIdentifier(
        _ controller: HalfSheetPresentationController
    ) {
        choices.append(controller.halfSheet.selectedDetentIdentifier)
    }

    package func presentationController(
        _ controller: PresentationController, didMoveTo progress: PresentationProgress
    ) {
        self.progress.append(progress)
    }
}
