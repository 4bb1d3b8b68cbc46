import DemoScreens
import Presentations
import PresentationsTesting
import UIKit

/// Borders, coloured shadows, and a grabber with another colour.
extension Catalogue {
    static let looks: [Scenario] = [
        Scenario(
            style: .card, name: "border",
            caption: "A border along the corners, and a shadow with a colour.",
            code: """
                library.presentAsCard(
                    nowPlaying,
                    style: Card {
                        $0.cornerRadius = 28
                        $0.shadow = Shadow(color: .systemIndigo, opacity: 0.6, radius: 20)
                        $0.border = Border(color: .systemIndigo, width: 2)
                        $0.dimming = .dimmed(0.1)
                    })
                """,
            settings: [.portrait(.iPhone15), .dark(.iPhone15)]
        ) { stage in
            let library = LibraryViewController(language: stage.language)
            stage.show(library)
            library.presentAsCard(
                NowPlayingViewController(language: stage.language),
                style: Card {
                    $0.cornerRadius = 28
                    $0.shadow = Shadow(color: .systemIndigo, opacity: 0.6, radius: 20)
                    $0.border = Border(color: .systemIndigo, width: 2)
                    $0.dimming = .dimmed(0.1)
                })
        },
        Scenario(
            style: .halfSheet, name: "grabber",
            caption: "A wider grabber with a colour of its own, and a border between the sheet and the map.",
            code: """
                map.presentAsHalfSheet(
                    places,
                    style: HalfSheet {
                        $0.prefersGrabberVisible = true
                        $0.grabber = Grabber(color: .systemIndigo, size: CGSize(width: 60, height: 6))
                        $0.border = Border(color: .separator)
                        $0.shadow = nil
                        $0.dimming = .none
                    })
                """,
            settings: [.portrait(.iPhone15), .dark(.iPhone15)]
        ) { stage in
            let map = MapViewController(language: stage.language)
            stage.show(map)
            map.presentAsHalfSheet(
                PlaceListViewController(language: stage.language),
                style: HalfSheet {
                    $0.prefersGrabberVisible = true
                    $0.grabber = Grabber(color: .systemIndigo, size: CGSize(width: 60, height: 6))
                    $0.border = Border(color: .separator)
                    $0.shadow = nil
                    $0.dimming = .none
                })
        },
    ]
}
