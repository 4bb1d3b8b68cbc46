import UIKit

extension UIViewController {
    /// The controller of the card that shows this view controller or the nearest ancestor that was presented; `nil`
    /// when that was not presented as a card.
    public var cardPresentationController: CardPresentationController? { presentedAncestorController() }

    /// The controller of the half-sheet that shows this view controller or the nearest ancestor that was presented, or added
    /// as one; `nil` when that was not shown as a half-sheet.
    public var halfSheetPresentationController: HalfSheetPresentationController? { presentedAncestorController() }

    /// The controller of the popup that shows this view controller or the nearest ancestor that was presented; `nil`
    /// when that was not presented as a popup.
    public var popupPresentationController: PopupPresentationController? { presentedAncestorController() }

    /// The controller of the drawer that shows this view controller or the nearest ancestor that was presented; `nil`
    /// when that was not presented as a drawer.
    public var drawerPresentationController: DrawerPresentationController? { presentedAncestorController() }

    /// The controller of the presentation in an ``Adaptive`` style that shows this view controller or the nearest ancestor that
    /// was presented; `nil` when that was not presented in one.
    ///
    /// The other properties return the controller of the style for the present width.
    public var adaptivePresentationController: AdaptivePresentationController? { presentedAncestorController() }

    /// Returns the controller of the presentation, in a style of your own, that shows this view controller or the
    /// nearest ancestor that was presented; `nil` when that was not presented in this style.
    public func presentationController<Style: PresentationStyle & Equatable>(
        of style: Style.Type
    ) -> StyledPresentationController<Style>? {
        presentedAncestorController()
    }

    private func presentedAncestorController<Controller: UIPresentationController>() -> Controller? {
        var ancestor = self
        while let parent = ancestor.parent, !(parent is HalfSheetContainerViewController) { ancestor = parent }
        var controller: UIPresentationController? = ancestor.ownPresentationController
        while let adaptive = controller as? AdaptivePresentationController, !(controller is Controller) {
            controller = adaptive.currentPresentationController
        }
        return controller as? Controller
    }
}
