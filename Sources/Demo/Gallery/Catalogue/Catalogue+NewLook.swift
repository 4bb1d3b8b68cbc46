import DemoScreens
import Presentations
import PresentationsTesting
import UIKit

/// The look of iOS 26.
extension Catalogue {
    static let newLook: [Scenario] = [
        sheet(
            "ios26-small", "A small detent floats 8 points from the edges, with the corners of iOS 26.", "small",
            [.portrait(.iPhone15), .dark(.iPhone15), .portrait(.iPhoneSE), .rightToLeft(.iPhone16Pro)]),
        sheet(
            "ios26-medium", "The medium detent floats too.", ".medium",
            [.portrait(.iPhone15), .dark(.iPhone15), .portrait(.iPadMini), .split(.iPad11, 375)]),
        sheet(
            "ios26-large",
            "At the large detent the sheet is attached to the edges and reaches up to the top safe area.", ".large",
            [.portrait(.iPhone15), .dark(.iPhone15), .portrait(.iPhoneSE)]),
        Scenario(
            style: .halfSheet, name: "ios26-detached",
            caption: "The classic look, detached from the edges by a margin.",
            code: """
                map.presentAsHalfSheet(
                    places,
                    style: HalfSheet {
                        $0.preferredCornerRadius = 28
                        $0.look = .classic
                        $0.detachedMargin = 16
                    })
                """,
            settings: [.portrait(.iPhone15), .dark(.iPhone16Pro), .portrait(.iPhoneSE)]
        ) { stage in
            let map = MapViewController(language: stage.language)
            stage.show(map)
            map.presentAsHalfSheet(
                PlaceListViewController(language: stage.language),
                style: HalfSheet {
                    $0.preferredCornerRadius = 28
                    $0.look = .classic
                    $0.detachedMargin = 16
                })
        },
        Scenario(
            style: .halfSheet, name: "ios26-concentric",
            caption: "The bottom corners are concentric with those of the display.",
            code: """
                settings.presentAsHalfSheet(
                    pairing,
                    style: HalfSheet {
                        $0.detents = [.fitting()]
                        $0.look = .classic
                        $0.detachedMargin = 6
                        $0.corners = .concentric(minimum: 24)
                    })
                """,
            settings: [.portrait(.iPhone15), .dark(.iPhone16Pro), .portrait(.iPhone13mini), .portrait(.iPhoneSE)]
        ) { stage in
            let settings = SettingsViewController(language: stage.language)
            stage.show(settings)
            settings.presentAsHalfSheet(
                WiFiPairingViewController(language: stage.language),
                style: HalfSheet {
                    $0.detents = [.fitting()]
                    $0.look = .classic
                    $0.detachedMargin = 6
                    $0.corners = .concentric(minimum: 24)
                })
        },
        Scenario(
            style: .card, name: "ios26-corners",
            caption: "Each corner has its own radius, and the shadow follows.",
            code: """
                inbox.presentAsCard(
                    rating,
                    style: Card {
                        $0.dimming = .none
                        $0.corners = Corners(topLeading: 4, topTrailing: 60, bottomLeading: 60, bottomTrailing: 20)
                    })
                """,
            settings: [.portrait(.iPhone15), .dark(.iPhone15), .rightToLeft(.iPhone15)]
        ) { stage in
            let inbox = InboxViewController()
            stage.show(inbox)
            inbox.presentAsCard(
                RatingViewController(language: stage.language),
                style: Card {
                    $0.dimming = .none
                    $0.corners = Corners(topLeading: 4, topTrailing: 60, bottomLeading: 60, bottomTrailing: 20)
                })
        },
        Scenario(
            style: .halfSheet, name: "ios26-material",
            caption: "Glass behind the content. Before iOS 26, and in this picture, a blur stands in for it.",
            code: """
                library.presentAsHalfSheet(
                    nowPlaying,
                    style: HalfSheet {
                        $0.detents = [.fitting()]
                        $0.shadow = nil
                        $0.dimming = .none
                        $0.look = .floating
                        $0.material = .glass()
                    })
                """,
            settings: [.portrait(.iPhone15), .dark(.iPhone15)]
        ) { stage in
            let library = LibraryViewController(language: stage.language)
            stage.show(library)
            let content = NowPlayingViewController(language: stage.language)
            content.view.backgroundColor = .clear
            library.presentAsHalfSheet(
                content,
                style: HalfSheet {
                    $0.detents = [.fitting()]
                    $0.shadow = nil
                    $0.dimming = .none
                    $0.look = .floating
                    $0.material = .glass()
                })
        },
    ]

    /// A sheet with three detents, at one of them.
    private static func sheet(_ name: String, _ caption: String, _ detent: String, _ settings: [Setting]) -> Scenario {
        let small = HalfSheet.Detent.Identifier("small")
        let selected: HalfSheet.Detent.Identifier = detent == ".medium" ? .medium : detent == ".large" ? .large : small
        return Scenario(
            style: .halfSheet, name: name, caption: caption,
            code: """
                map.presentAsHalfSheet(
                    places,
                    style: HalfSheet {
                        $0.detents = [.height(240, identifier: small), .medium(), .large()]
                        $0.selectedDetentIdentifier = \(detent)
                        $0.prefersGrabberVisible = true
                        $0.look = .floating
                    })
                """,
            settings: settings
        ) { stage in
            let map = MapViewController(language: stage.language)
            stage.show(map)
            map.presentAsHalfSheet(
                PlaceListViewController(language: stage.language),
                style: HalfSheet {
                    $0.detents = [.height(240, identifier: small), .medium(), .large()]
                    $0.selectedDetentIdentifier = selected
                    $0.prefersGrabberVisible = true
                    $0.look = .floating
                })
        }
    }
}
