import DemoScreens
import Presentations
import PresentationsTesting
import UIKit

extension Catalogue {
    static let anchoredPopups: [Scenario] = [
        Scenario(
            style: .popup, name: "anchored-menu",
            caption: "A menu that points at a bar button, like a popover on an iPad.",
            code: """
                albums.presentAsPopup(
                    menu,
                    style: Popup(position: .anchored(to: PresentationAnchor(sortItem)), dimming: .dimmed(0.15)))
                """,
            settings: [
                .portrait(.iPhone15), .dark(.iPhone15), .rightToLeft(.iPhone15), .landscape(.iPhone15),
                .portrait(.iPadMini), .landscape(.iPad11),
            ]
        ) { stage in
            let albums = AlbumListViewController(showsSortButton: true)
            stage.show(UINavigationController(rootViewController: albums))
            stage.settle()
            albums.presentAsPopup(
                SortMenuViewController(language: stage.language),
                style: Popup(position: .anchored(to: PresentationAnchor(albums.sortItem)), dimming: .dimmed(0.15)))
        },
        callout(
            "anchored-callout", "Fern & Field", caption: "A callout below a pin, where there is room for it.",
            code: """
                map.presentAsPopup(
                    callout, style: Popup(position: .anchored(to: PresentationAnchor(pin)), dimming: .none))
                """,
            settings: [
                .portrait(.iPhone15), .dark(.iPhone15), .rightToLeft(.iPhone15), .portrait(.iPhoneSE),
                .portrait(.iPadMini), .dark(.iPad11), .split(.iPadMini, 375),
            ]
        ) { Popup(position: .anchored(to: PresentationAnchor($0)), dimming: .none) },
        callout(
            "anchored-above", "North Quay Books",
            caption: "Above the pin, because the style asks for the top side only.",
            code: "Popup(position: .anchored(to: PresentationAnchor(pin), sides: [.top]))",
            settings: [.portrait(.iPhone15), .landscape(.iPad11)]
        ) { Popup(position: .anchored(to: PresentationAnchor($0), sides: [.top])) },
        callout(
            "anchored-beside", "Kiln Street Bakery",
            caption: "At the trailing side of the pin, which is on the left in Arabic.",
            code: "Popup(position: .anchored(to: PresentationAnchor(pin), sides: [.trailing, .leading]))",
            settings: [
                .landscape(.iPhone15), .landscape(.iPad11),
                Setting(device: .iPad11, orientation: .landscapeLeft, direction: .rightToLeft),
            ]
        ) { Popup(position: .anchored(to: PresentationAnchor($0), sides: [.trailing, .leading])) },
        callout(
            "anchored-leading", "North Quay Books",
            caption: "At the leading side, 4 points away, with a larger arrow and rounder corners.",
            code: """
                Popup(
                    position: .anchored(
                        to: PresentationAnchor(pin), sides: [.leading], distance: 4,
                        arrowSize: CGSize(width: 32, height: 20)),
                    cornerRadius: 24)
                """,
            settings: [.landscape(.iPhone15), .dark(.iPad11)]
        ) {
            Popup(
                position: .anchored(
                    to: PresentationAnchor($0), sides: [.leading], distance: 4,
                    arrowSize: CGSize(width: 32, height: 20)),
                cornerRadius: 24)
        },
    ]

    private static func callout(
        _ name: String, _ place: String, caption: String, code: String, settings: [Setting],
        style: @escaping @MainActor (UIView) -> Popup
    ) -> Scenario {
        Scenario(style: .popup, name: name, caption: caption, code: code, settings: settings) { stage in
            let map = MapViewController(language: stage.language)
            stage.show(map)
            guard let pin = map.pin(of: place) else { return }
            map.presentAsPopup(CalloutViewController(about: place, language: stage.language), style: style(pin))
        }
    }
}
