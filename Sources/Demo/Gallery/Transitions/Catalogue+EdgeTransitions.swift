import DemoScreens
import Presentations
import PresentationsTesting
import UIKit

extension Catalogue {
    static let edge = TransitionSection(
        title: "S9. From an edge of the screen", types: "`EdgePresentation`, `Drawer`",
        caption: """
            A finger that comes in from the edge brings a menu along, and the opposite movement takes it away again. Both \
            count from half of the way.
            """,
        code: "library.use(EdgePresentation(from: .leading, style: Drawer()) { LibraryMenuViewController() })",
        films: [
            TransitionFilm(
                name: "S9-edge", caption: "There and back.", seconds: 2.5, still: 0.5,
                strips: [
                    .init(name: "S9-present", moments: [0, 0.2, 0.4, 0.6, 1.1]),
                    .init(name: "S9-dismiss", moments: [1.3, 1.5, 1.7, 1.9, 2.4]),
                ],
                prepare: showLibrary,
                script: { stage in
                    stage.drag(from: CGPoint(x: 2, y: 560), to: CGPoint(x: 297, y: 560), duration: 0.6)
                    stage.advance(by: 0.7)
                    stage.drag(from: CGPoint(x: 300, y: 560), to: CGPoint(x: 60, y: 560), duration: 0.6)
                }),
            TransitionFilm(
                name: "S9-edge-cancelled", caption: "Let go before half of the way.", seconds: 1.2, still: 0.55,
                strips: [.init(name: "S9-cancelled", moments: [0, 0.2, 0.4, 0.6, 1.1])],
                prepare: showLibrary,
                script: { $0.drag(from: CGPoint(x: 2, y: 560), to: CGPoint(x: 130, y: 560), duration: 0.6) }),
        ])

    private static func showLibrary(_ stage: Stage) {
        let library = LibraryViewController()
        stage.show(library)
        library.use(EdgePresentation(from: .leading, style: Drawer()) { LibraryMenuViewController() })
    }
}
