import DemoScreens
import Presentations
import PresentationsTesting
import UIKit

extension Catalogue {
    static let edge = TransitionSection(
        title: "S9. From the edge of the screen", types: "`EdgePresentation`, `Drawer`",
        caption: """
            A swipe from the edge of the screen drags a menu in, and a swipe back drags it out. Each is completed when it is \
            released beyond half the distance.
            """,
        code: "library.use(EdgePresentation(from: .leading, style: Drawer()) { LibraryMenuViewController() })",
        films: [
            TransitionFilm(
                name: "S9-edge", caption: "In and out.", seconds: 2.5, still: 0.5,
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
                name: "S9-edge-cancelled", caption: "Released before half the distance.", seconds: 1.2, still: 0.55,
                strips: [.init(name: "S9-cancelled", moments: [0, 0.2, 0.4, 0.6, 1.1])],
                prepare: showLibrary,
                script: { $0.drag(from: CGPoint(x: 2, y: 560), to: CGPoint(x: 130, y: 560), duration: 0.6) }),
            TransitionFilm(
                name: "beneath-edge",
                caption: "The menu lies beneath the screen, which is moved aside: `.movedAside(scale: 0.85)`.",
                seconds: 2.5, still: 0.5,
                strips: [
                    .init(name: "beneath-present", moments: [0, 0.2, 0.4, 0.6, 1.1]),
                    .init(name: "beneath-dismiss", moments: [1.3, 1.5, 1.7, 1.9, 2.4]),
                ],
                prepare: { showLibrary($0, style: Drawer(presenter: .movedAside(scale: 0.85))) },
                script: { stage in
                    stage.drag(from: CGPoint(x: 2, y: 560), to: CGPoint(x: 297, y: 560), duration: 0.6)
                    stage.advance(by: 0.7)
                    stage.drag(from: CGPoint(x: 300, y: 560), to: CGPoint(x: 60, y: 560), duration: 0.6)
                }),
        ])

    private static func showLibrary(_ stage: Stage) { showLibrary(stage, style: Drawer()) }

    private static func showLibrary(_ stage: Stage, style: Drawer) {
        let library = LibraryViewController()
        stage.show(library)
        library.use(EdgePresentation(from: .leading, style: style) { LibraryMenuViewController() })
    }
}
