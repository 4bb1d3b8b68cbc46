import UIKit

extension HalfSheetPresentationController {
    /// The detent that the sheet rests at: the selected one, or else the smallest active one, or the largest while the sheet
    /// is expanded for a keyboard; `nil` before there is a container.
    var restingDetent: HalfSheet.Detent.Identifier? { course?.restingDetent }

    /// The user has chosen a detent. When that is another one than before, the delegate hears of it. Answers whether it is.
    @discardableResult
    func userDidSelect(_ identifier: HalfSheet.Detent.Identifier) -> Bool {
        guard identifier != restingDetent else { return false }
        userDidChooseDetent()
        halfSheet.selectedDetentIdentifier = identifier
        playChoice()
        halfSheetDelegate?.halfSheetPresentationControllerDidChangeSelectedDetentIdentifier(self)
        return true
    }

    /// The sheet is on its way to a detent that the user has chosen, and laid out for it. Where the keyboard covers what is
    /// typed into there, that ends, and the keyboard goes with the sheet: nobody types into what they do not see. One that
    /// belongs to the presenting view stays.
    func endEditingBehindKeyboard() {
        guard let containerView, let keyboard = keyboard?.frameInContainer,
            let content = presentedViewController.viewIfLoaded,
            let edited = content.editedView
        else { return }
        let frame = edited.convert(edited.bounds, to: containerView).intersection(containerView.bounds)
        let inSight = frame.height - frame.intersection(keyboard).height
        guard inSight < min(edited.bounds.height, PresentationDefaults.minimumLength) else { return }
        content.endEditing(true)
    }
}
