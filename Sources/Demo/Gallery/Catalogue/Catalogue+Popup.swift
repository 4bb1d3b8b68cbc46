import DemoScreens
import Presentations
import PresentationsTesting
import UIKit

extension Catalogue {
    static let popups: [Scenario] = [
        Scenario(
            style: .popup, name: "permission",
            caption: "A question in the middle of the screen.",
            code: "library.presentAsPopup(permission, style: Popup(maximumWidth: 280))",
            settings: [
                .portrait(.iPhone15), .dark(.iPhone15), .portrait(.iPhoneSE), .portrait(.iPhone13mini),
                .portrait(.iPhone16ProMax), .landscape(.iPhone15), .portrait(.iPadMini), .landscape(.iPad13),
                .split(.iPadMini, 375), .rightToLeft(.iPhone15), .rightToLeft(.iPhoneSE),
                .text(.extraSmall, .iPhone15), .text(.extraExtraExtraLarge, .iPhone15),
                .text(.accessibilityLarge, .iPhone15), .text(.accessibilityExtraExtraExtraLarge, .iPhone15),
            ]
        ) { stage in
            let library = LibraryViewController(language: stage.language)
            stage.show(library)
            library.presentAsPopup(
                PermissionViewController(language: stage.language), style: Popup(maximumWidth: 280))
        },
        Scenario(
            style: .popup, name: "rating",
            caption: "Rounder corners than the default.",
            code: "inbox.presentAsPopup(rating, style: Popup(cornerRadius: 24))",
            settings: [
                .portrait(.iPhoneSE), .portrait(.iPhone15), .dark(.iPhone16Pro), .landscape(.iPhone15),
                .landscape(.iPad11),
            ]
        ) { stage in
            let inbox = InboxViewController()
            stage.show(inbox)
            inbox.presentAsPopup(RatingViewController(), style: Popup(cornerRadius: 24))
        },
        Scenario(
            style: .popup, name: "booking",
            caption: "A short form over a blurred map.",
            code: """
                map.presentAsPopup(
                    booking, style: Popup(cornerRadius: 20, dimming: .blurred(.systemUltraThinMaterial)))
                """,
            settings: [
                .portrait(.iPhone13mini), .portrait(.iPhone15), .dark(.iPhone16ProMax), .landscape(.iPhone15),
                .portrait(.iPadMini),
            ]
        ) { stage in
            let map = MapViewController()
            stage.show(map)
            map.presentAsPopup(
                BookingViewController(),
                style: Popup(cornerRadius: 20, dimming: .blurred(.systemUltraThinMaterial)))
        },
        Scenario(
            style: .popup, name: "notice-top",
            caption: "A notice at the top. Nothing is dimmed; the shadow sets it off.",
            code: """
                shop.presentAsPopup(
                    notice,
                    style: Popup(
                        position: .top, margins: UIEdgeInsets(top: 12, left: 12, bottom: 12, right: 12),
                        maximumWidth: 380, cornerRadius: 20, dimming: .none))
                """,
            settings: [
                .portrait(.iPhoneSE), .portrait(.iPhone15), .portrait(.iPhone16ProMax), .landscape(.iPhone15),
                .landscape(.iPad11),
            ]
        ) { stage in
            let shop = ShopViewController()
            stage.show(shop)
            let notice = NoticeViewController(
                "Reading lamp is back", detail: "Four left, two in your colour", icon: .bag, color: .systemIndigo,
                action: "Show")
            shop.presentAsPopup(
                notice,
                style: Popup(
                    position: .top, margins: UIEdgeInsets(top: 12, left: 12, bottom: 12, right: 12),
                    maximumWidth: 380, cornerRadius: 20, dimming: .none))
        },
        Scenario(
            style: .popup, name: "notice-bottom",
            caption: "A message with an undo button, 12 points above the default position at the bottom.",
            code: """
                inbox.presentAsPopup(
                    notice,
                    style: Popup(
                        position: .bottom, offset: CGPoint(x: 0, y: -12), cornerRadius: 20,
                        dimming: .none))
                """,
            settings: [.portrait(.iPhone15), .dark(.iPhone13mini), .portrait(.iPadMini)]
        ) { stage in
            let inbox = InboxViewController()
            stage.show(inbox)
            let notice = NoticeViewController(
                "Message archived", detail: "From Pelagia Choir", icon: .check, color: .systemGreen, action: "Undo")
            inbox.presentAsPopup(
                notice,
                style: Popup(
                    position: .bottom, offset: CGPoint(x: 0, y: -12), cornerRadius: 20,
                    dimming: .none))
        },
    ]
}
