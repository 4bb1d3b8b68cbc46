import UIKit

extension HalfSheetPresentationController {
    /// The detent that the sheet rests at: the selected one, or else the smallest active one; `nil` before there is a
    /// container.
    var restingDetent: HalfSheet.Detent.Identifier? {
        guard let course else { return nil }
        if let selected = halfSheet.selectedDetentIdentifier, course.detents.contains(selected) { return selected }
        return course.detents.last
    }

    /// Selects a detent. When that is another one than before, and it was the user, the delegate hears of it.
    func select(_ identifier: HalfSheet.Detent.Identifier, byUser: Bool) {
        guard identifier != restingDetent else { return }
        halfSheet.selectedDetentIdentifier = identifier
        if byUser { halfSheetDelegate?.halfSheetPresentationControllerDidChangeSelectedDetentIdentifier(self) }
    }
}
