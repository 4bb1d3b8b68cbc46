import Presentations
import UIKit

/// A presentation of the kit, whatever its style.
@MainActor
struct StyledPresentation {
    let controller: PresentationController

    /// Its current settings.
    var style: (any PresentationStyle)? {
        switch controller {
        case let controller as CardPresentationController: controller.card
        case let controller as HalfSheetPresentationController: controller.halfSheet
        case let controller as DrawerPresentationController: controller.drawer
        case let controller as PopupPresentationController: controller.popup
        default: nil
        }
    }

    /// Its effect on the presenting view; `nil` if the style has none.
    var look: PresenterAppearance? {
        switch style {
        case let style as Card: style.presenter
        case let style as HalfSheet: style.presenter
        case let style as Drawer: style.presenter
        default: nil
        }
    }

    func setLook(_ look: PresenterAppearance, animated: Bool) {
        guard animated else { return setLook(look) }
        switch controller {
        case let controller as CardPresentationController: controller.animateChanges { $0.presenter = look }
        case let controller as HalfSheetPresentationController: controller.animateChanges { $0.presenter = look }
        case let controller as DrawerPresentationController: controller.animateChanges { $0.presenter = look }
        default: break
        }
    }

    private func setLook(_ look: PresenterAppearance) {
        switch controller {
        case let controller as CardPresentationController: controller.card.presenter = look
        case let controller as HalfSheetPresentationController: controller.halfSheet.presenter = look
        case let controller as DrawerPresentationController: controller.drawer.presenter = look
        default: break
        }
    }
}

extension UIViewController {
    /// The presentation that contains it. Reading it on a controller that is not presented would make a new one.
    var styled: StyledPresentation? {
        guard presentingViewController != nil else { return nil }
        return (presentationController as? PresentationController).map(StyledPresentation.init)
    }
}
