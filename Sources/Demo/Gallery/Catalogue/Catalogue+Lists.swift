import DemoScreens
import Presentations
import PresentationsTesting
import UIKit

extension Catalogue {
    /// Lists in a sheet, on three devices, in the light and in the dark.
    static let lists: [Scenario] = [
        Scenario(
            style: .halfSheet, name: "queue-medium",
            caption: "A grouped list below a navigation bar. The last rows can be scrolled above the home indicator.",
            code: "library.presentAsHalfSheet(UINavigationController(rootViewController: queue))",
            settings: lightAndDark
        ) { stage in
            showQueue(on: stage, HalfSheet())
        },
        Scenario(
            style: .halfSheet, name: "queue-scrolled",
            caption: "The same list at the large detent, scrolled to its last row.",
            code: """
                library.presentAsHalfSheet(
                    UINavigationController(rootViewController: queue),
                    style: HalfSheet(selectedDetentIdentifier: .large))
                stage.scroll(to: "Open Water", in: "queue")
                """,
            settings: lightAndDark
        ) { stage in
            showQueue(on: stage, HalfSheet(selectedDetentIdentifier: .large))
            stage.settle()
            stage.scroll(to: "Open Water", in: "queue")
        },
    ]

    private static let lightAndDark: [Setting] = [Device.iPhoneSE, .iPhone15, .iPadMini].flatMap {
        [.portrait($0), .dark($0)]
    }

    private static func showQueue(on stage: Stage, _ style: HalfSheet) {
        let library = LibraryViewController()
        stage.show(library)
        library.presentAsHalfSheet(UINavigationController(rootViewController: QueueViewController()), style: style)
    }
}
