import DemoScreens
import Presentations
import PresentationsTesting
import UIKit

extension Catalogue {
    static let tabTransitions = TransitionSection(
        title: "S6. Tabs in their order", types: "`TabTransition`",
        caption: """
            A later tab slides in from the trailing side, an earlier one from the leading side. A horizontal drag on the \
            content switches to the adjacent tab.
            """,
        code: "tabBarController.use(TabTransition(animation: .push(from: .trailing)))",
        films: [
            TransitionFilm(
                name: "S6-tabs", caption: "Taps on the tab bar.", seconds: 2, still: 0.2,
                strips: [
                    .init(name: "S6-next", moments: [0, 0.175, 0.3, 0.425, 0.55]),
                    .init(name: "S6-previous", moments: [1.05, 1.225, 1.35, 1.475, 1.6]),
                ],
                prepare: showTabs,
                script: { stage in
                    stage.tap(at: CGPoint(x: 196, y: 795))
                    stage.advance(by: 1)
                    stage.tap(at: CGPoint(x: 65, y: 795))
                }, ending: showFirstTab),
            TransitionFilm(
                name: "S6-pan", caption: "A drag.", seconds: 1.3, still: 0.4,
                strips: [.init(name: "S6-pan", moments: [0, 0.2, 0.4, 0.6, 1.1])],
                prepare: showTabs,
                script: { $0.drag(from: CGPoint(x: 355, y: 560), to: CGPoint(x: 60, y: 560), duration: 0.6) },
                ending: { stage in
                    showTabs(stage)
                    (stage.window.rootViewController as? UITabBarController)?.selectedIndex = 1
                }),
            TransitionFilm(
                name: "S6-pan-cancelled", caption: "A drag that is released too early.", seconds: 1.3, still: 0.55,
                strips: [.init(name: "S6-pan-cancelled", moments: [0, 0.2, 0.4, 0.6, 1.1])],
                prepare: showTabs,
                script: { $0.drag(from: CGPoint(x: 355, y: 560), to: CGPoint(x: 245, y: 560), duration: 0.6) }),
        ])

    private static func showTabs(_ stage: Stage) {
        let tabs = MusicTabBarController()
        stage.show(tabs)
        tabs.use(TabTransition(animation: .push(from: .trailing)))
    }

    private static func showFirstTab(_ stage: Stage) {
        stage.show(MusicTabBarController())
    }
}
