import DemoScreens
import Presentations
import PresentationsTesting
import UIKit

extension Catalogue {
    /// Sheets whose height follows a finger, and what rides above them.
    static let heightFilms: [Film] = [
        Film(
            name: "live-height", title: "Live content height",
            caption: """
                Between two detents the content always has the visible height, so the button at its bottom stays \
                in sight.
                """,
            code: """
                shop.presentAsHalfSheet(filter, style: HalfSheet(prefersGrabberVisible: true))
                stage.drag(from: CGPoint(x: 196, y: 404), to: CGPoint(x: 196, y: 174), duration: 0.5)
                """,
            setting: .portrait(.iPhone15), moments: [0, 0.15, 0.3, 0.45, 0.6, 1], ending: .resting(top: 69),
            prepare: { stage in
                let shop = ShopViewController()
                stage.show(shop)
                shop.presentAsHalfSheet(FilterViewController(), style: HalfSheet(prefersGrabberVisible: true))
            },
            script: { $0.drag(from: CGPoint(x: 196, y: 404), to: CGPoint(x: 196, y: 174), duration: 0.5) }),
        Film(
            name: "riding-buttons", title: "Buttons above the sheet",
            caption: """
                The map's buttons are constrained to `presentedViewLayoutGuide`. They move with the sheet, under \
                the finger and in the spring.
                """,
            code: """
                let guide = map.view.presentedViewLayoutGuide
                button.bottomAnchor.constraint(equalTo: guide.topAnchor, constant: -14).isActive = true
                map.presentAsHalfSheet(
                    places,
                    style: HalfSheet(
                        detents: [.height(120), .medium()], selectedDetentIdentifier: .medium,
                        largestUndimmedDetentIdentifier: .medium, prefersGrabberVisible: true, dismissal: []))
                stage.drag(from: CGPoint(x: 196, y: 404), to: CGPoint(x: 196, y: 624), duration: 0.5)
                """,
            setting: .portrait(.iPhone15), moments: [0, 0.15, 0.3, 0.45, 0.6, 1], ending: .resting(top: 698),
            prepare: { stage in
                let map = MapViewController(buttonsRideAboveSheets: true)
                stage.show(map)
                let style = HalfSheet(
                    detents: [.height(120), .medium()], selectedDetentIdentifier: .medium,
                    largestUndimmedDetentIdentifier: .medium, prefersGrabberVisible: true, dismissal: [])
                map.presentAsHalfSheet(PlaceListViewController(), style: style)
            },
            script: { $0.drag(from: CGPoint(x: 196, y: 404), to: CGPoint(x: 196, y: 624), duration: 0.5) }),
        Film(
            name: "stays", title: "Half-sheet that stays",
            caption: """
                A half-sheet that was added as a child stays when it is thrown down, and the map can still \
                present a card.
                """,
            code: """
                map.addHalfSheet(
                    places,
                    style: HalfSheet(
                        detents: [.height(120), .medium(), .large()], selectedDetentIdentifier: .medium,
                        largestUndimmedDetentIdentifier: .medium, prefersGrabberVisible: true))
                stage.drag(from: CGPoint(x: 196, y: 404), to: CGPoint(x: 196, y: 800), duration: 0.3)
                stage.advance(by: 0.7)
                map.presentAsCard(booking)
                """,
            setting: .portrait(.iPhone15), moments: [0, 0.2, 0.5, 1, 1.25, 2], ending: .resting(top: 408),
            prepare: { stage in
                let map = MapViewController(buttonsRideAboveSheets: true)
                stage.show(map)
                let style = HalfSheet(
                    detents: [.height(120), .medium(), .large()], selectedDetentIdentifier: .medium,
                    largestUndimmedDetentIdentifier: .medium, prefersGrabberVisible: true)
                map.addHalfSheet(PlaceListViewController(), style: style)
            },
            script: { stage in
                stage.drag(from: CGPoint(x: 196, y: 404), to: CGPoint(x: 196, y: 800), duration: 0.3)
                stage.advance(by: 0.7)
                stage.window.rootViewController?.presentAsCard(BookingViewController())
            }),
    ]
}
