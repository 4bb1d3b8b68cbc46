import UIKit

extension HalfSheetPresentationController {
    /// The detent that the sheet rests at: the selected one, or else the smallest active one, or the largest while the sheet
    /// is expanded for a keyboard; `nil` before there is a container.
    var restingDetent: HalfSheet.Detent.Identifier? { course?.restingDetent }

    /// The user has chosen a detent. When that is another one than before, the delegate hears of it.
    func userDidSelect(_ identifier: HalfSheet.Detent.Identifier) {
        guard identifier != restingDetent else { return }
        userDidChooseDetent()
        halfSheet.selectedDetentIdentifier = identifier
        playChoice()
        halfSheetDelegate?.halfSheetPresentationControllerDidChangeSelectedDetentIdentifier(self)
    }
}
