import DemoScreens
import Presentations
import PresentationsTesting
import UIKit

extension Catalogue {
    /// Sheets whose dimming and whose material depend on the detent.
    static let lookFilms: [Film] = [
        Film(
            name: "dimming-by-degrees", title: "Dimming by degrees",
            caption: """
                Each detent has its level of the dimming: none at the smallest one, half at the medium one, all at the \
                large one. In between the dimming follows the finger.
                """,
            code: """
                map.presentAsHalfSheet(
                    places,
                    style: HalfSheet(
                        detents: [.height(120).dimmed(0), .medium().dimmed(0.5), .large()],
                        prefersGrabberVisible: true))
                stage.drag(from: CGPoint(x: 196, y: 710), to: CGPoint(x: 196, y: 80), duration: 0.9)
                """,
            setting: .portrait(.iPhone15), moments: [0, 0.25, 0.45, 0.65, 0.9, 1.4], ending: .resting(top: 69),
            prepare: { stage in
                let map = MapViewController()
                stage.show(map)
                map.presentAsHalfSheet(
                    PlaceListViewController(),
                    style: HalfSheet(
                        detents: [.height(120).dimmed(0), .medium().dimmed(0.5), .large()],
                        prefersGrabberVisible: true))
            },
            script: { $0.drag(from: CGPoint(x: 196, y: 710), to: CGPoint(x: 196, y: 80), duration: 0.9) }),
        Film(
            name: "glass-to-solid", title: "From glass to solid",
            caption: """
                A sheet of glass at its medium detent. On the way to the large one a solid background fades in. In the \
                pictures a blur stands in for the glass.
                """,
            code: """
                places.view.backgroundColor = .clear
                map.presentAsHalfSheet(
                    places,
                    style: HalfSheet {
                        $0.prefersGrabberVisible = true
                        $0.shadow = nil
                        $0.dimming = .none
                        $0.material = .glass
                        $0.largestMaterialDetentIdentifier = .medium
                    })
                stage.drag(from: CGPoint(x: 196, y: 404), to: CGPoint(x: 196, y: 104), duration: 0.6)
                """,
            setting: .portrait(.iPhone15), moments: [0, 0.2, 0.35, 0.5, 0.7, 1.1], ending: .resting(top: 69),
            prepare: { stage in
                let map = MapViewController()
                stage.show(map)
                let places = PlaceListViewController()
                places.view.backgroundColor = .clear
                map.presentAsHalfSheet(
                    places,
                    style: HalfSheet {
                        $0.prefersGrabberVisible = true
                        $0.shadow = nil
                        $0.dimming = .none
                        $0.material = .glass
                        $0.largestMaterialDetentIdentifier = .medium
                    })
            },
            script: { $0.drag(from: CGPoint(x: 196, y: 404), to: CGPoint(x: 196, y: 104), duration: 0.6) }),
    ]
}
