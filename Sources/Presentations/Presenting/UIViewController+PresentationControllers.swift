import UIKit

extension UIViewController {
    /// The controller of the card that shows this view controller or one around it; `nil` without one.
    public var cardPresentationController: CardPresentationController? { presentedAncestorController() }

    /// The controller of the half-sheet, also an added one, that shows this view controller or one around it; or `nil`.
    public var halfSheetPresentationController: HalfSheetPresentationController? { presentedAncestorController() }

    /// The controller of the popup that shows this view controller or one around it; `nil` without one.
    public var popupPresentationController: PopupPresentationController? { presentedAncestorController() }

    /// The controller of the drawer that shows this view controller or one around it; `nil` without one.
    public var drawerPresentationController: DrawerPresentationController? { presentedAncestorController() }

    /// Returns the controller of the presentation, in a style of your own, that shows this view controller or its
    /// nearest presented ancestor; `nil` if it was not presented in this style.
    public func presentationController<Style: PresentationStyle>(
        of style: Style.Type
    ) -> StyledPresentationController<Style>? { presentedAncestorController() }

    private func presentedAncestorController<Controller: UIPresentationController>() -> Controller? {
        var ancestor = self
        while let parent = ancestor.parent, !(parent is AddedContainerViewController) { ancestor = parent }
        return ancestor.ownPresentation?.controller(as: Controller.self)
    }
}
