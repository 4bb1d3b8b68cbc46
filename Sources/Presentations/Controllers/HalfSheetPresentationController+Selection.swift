import UIKit

extension HalfSheetPresentationController {
    /// The detent that the sheet rests at: the selected one, or else the smallest active one, or the largest while the sheet
    /// is expanded for a keyboard; `nil` before there is a container.
    var restingDetent: HalfSheet.Detent.Identifier? { course?.restingDetent }

    /// Selects a detent. When that is another one than before, and it was the user, the delegate hears of it.
    func select(_ identifier: HalfSheet.Detent.Identifier, byUser: Bool) {
        guard identifier != restingDetent else { return }
        if byUser { userDidChooseDetent() }
        halfSheet.selectedDetentIdentifier = identifier
        if byUser { halfSheetDelegate?.halfSheetPresentationControllerDidChangeSelectedDetentIdentifier(self) }
    }
}
