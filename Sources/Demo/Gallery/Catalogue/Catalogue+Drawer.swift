import DemoScreens
import Presentations
import PresentationsTesting
import UIKit

extension Catalogue {
    static let drawers: [Scenario] = [
        Scenario(
            style: .drawer, name: "menu",
            caption: """
                A menu at the leading edge: on the left in English, on the right in Arabic. It is 320 points \
                wide, plus the safe area of a phone in landscape, and leaves at least 56 points of the presenting \
                view uncovered.
                """,
            code: "library.presentAsDrawer(menu)",
            settings: [
                .portrait(.iPhone15), .dark(.iPhone15), .portrait(.iPhoneSE), .rightToLeft(.iPhone15),
                .text(.accessibilityLarge, .iPhone15), .landscape(.iPhone15), .portrait(.iPadMini),
                .rightToLeft(.iPadMini), .landscape(.iPad11), .split(.iPad11, 375),
            ]
        ) { stage in
            let library = LibraryViewController(language: stage.language)
            stage.show(library)
            library.presentAsDrawer(LibraryMenuViewController(language: stage.language))
        },
        Scenario(
            style: .drawer, name: "filter",
            caption: "A filter at the trailing edge. The presenting view is faded instead of dimmed.",
            code: """
                shop.presentAsDrawer(
                    filter,
                    style: Drawer(edge: .trailing, maximumWidth: 360, dimming: .none, presenter: .faded(alpha: 0.5)))
                """,
            settings: [.portrait(.iPhone15), .landscape(.iPhone16ProMax), .landscape(.iPad11)]
        ) { stage in
            let shop = ShopViewController()
            stage.show(shop)
            shop.presentAsDrawer(
                FilterViewController(),
                style: Drawer(edge: .trailing, maximumWidth: 360, dimming: .none, presenter: .faded(alpha: 0.5)))
        },
        Scenario(
            style: .drawer, name: "beneath",
            caption: "A menu beneath the screen, which is moved aside and scaled.",
            code: "library.presentAsDrawer(menu, style: Drawer(presenter: .movedAside(scale: 0.85)))",
            settings: [.portrait(.iPhone15), .dark(.iPhone15), .rightToLeft(.iPhone15), .portrait(.iPadMini)]
        ) { stage in
            let library = LibraryViewController(language: stage.language)
            stage.show(library)
            library.presentAsDrawer(
                LibraryMenuViewController(language: stage.language),
                style: Drawer(presenter: .movedAside(scale: 0.85)))
        },
    ]
}
