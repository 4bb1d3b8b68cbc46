import DemoScreens
import Presentations
import PresentationsTesting
import UIKit

extension Catalogue {
    static let navigationTransitions: [TransitionSection] = [
        TransitionSection(
            title: "S1. A pop that slides off", types: "`NavigationTransition`, `TransitionAnimation.slide`",
            caption:
                "The top screen slides off to the trailing side and uncovers the one below. It takes 0.25 seconds.",
            code: """
                let slide = TransitionAnimation.slide(
                    from: .trailing, timing: .curve(.easeInOut, duration: 0.25))
                navigationController.use(NavigationTransition(pop: slide))
                """,
            films: [
                TransitionFilm(
                    name: "S1-pop", caption: "The pop.", seconds: 0.7, still: 0.14,
                    strips: [.init(name: "S1-pop", moments: [0, 0.0625, 0.125, 0.1875, 0.25])],
                    prepare: { stage in
                        let slide = TransitionAnimation.slide(
                            from: .trailing, timing: .curve(.easeInOut, duration: 0.25))
                        stack(NavigationTransition(pop: slide), AlbumViewController(), on: stage)
                    },
                    script: { $0.navigation?.popViewController(animated: true) }, ending: showStack)
            ]),
        TransitionSection(
            title: "S2. A pop that flips", types: "`NavigationTransition`, `TransitionAnimation.flip`",
            caption: """
                The screen turns about its middle like a playing card, in perspective. The two views are exchanged when the \
                screen is seen edge-on.
                """,
            code: "navigationController.use(NavigationTransition(pop: .flip))",
            films: [
                TransitionFilm(
                    name: "S2-flip", caption: "The pop.", seconds: 0.9, still: 0.16,
                    strips: [.init(name: "S2-flip", moments: [0, 0.125, 0.25, 0.375, 0.5])],
                    prepare: { stack(NavigationTransition(pop: .flip), AlbumViewController(), on: $0) },
                    script: { $0.navigation?.popViewController(animated: true) }, ending: showStack)
            ]),
        TransitionSection(
            title: "A cube and a door", types: "`TransitionAnimation.cube`, `TransitionAnimation.Rotation`",
            caption: """
                Rotations about other axes. In a cube the two views are adjacent faces; in a door the top view swings open \
                about its leading edge. A finger can drive these and the flip in both directions.
                """,
            code: "navigationController.use(NavigationTransition(push: .cube, pop: .door))",
            films: [
                TransitionFilm(
                    name: "depth-cube", caption: "A push.", seconds: 0.9, still: 0.16,
                    strips: [.init(name: "depth-cube", moments: [0, 0.125, 0.25, 0.375, 0.5])],
                    prepare: { stage in
                        stack(NavigationTransition(push: .cube), AlbumViewController(), on: stage)
                        stage.navigation?.popViewController(animated: false)
                    },
                    script: { $0.navigation?.pushViewController(AlbumViewController(), animated: true) },
                    ending: { stack(NavigationTransition(push: .cube), AlbumViewController(), on: $0) }),
                TransitionFilm(
                    name: "depth-door", caption: "A pop.", seconds: 0.9, still: 0.16,
                    strips: [.init(name: "depth-door", moments: [0, 0.125, 0.25, 0.375, 0.5])],
                    prepare: { stack(NavigationTransition(pop: .door), AlbumViewController(), on: $0) },
                    script: { $0.navigation?.popViewController(animated: true) }, ending: showStack),
                TransitionFilm(
                    name: "depth-flip-cancelled", caption: "A finger turns a flip half-way and back.",
                    seconds: 1.4, still: 0.5,
                    strips: [.init(name: "depth-flip-cancelled", moments: [0, 0.3, 0.6, 0.9, 1.4])],
                    prepare: { stack(NavigationTransition(pop: .flip), AlbumViewController(), on: $0) },
                    script: { stage in
                        stage.touchDown(at: CGPoint(x: 60, y: 560))
                        for step in 1...24 {
                            stage.advance(by: 0.025)
                            stage.touchMoved(to: CGPoint(x: 60 + 12 * CGFloat(step), y: 560))
                        }
                        for step in 1...22 {
                            stage.advance(by: 0.025)
                            stage.touchMoved(to: CGPoint(x: 348 - 12 * CGFloat(step), y: 560))
                        }
                        stage.touchUp()
                    }),
            ]),
        TransitionSection(
            title: "S3. Swipe back from anywhere", types: "`NavigationTransition`, `TransitionInteraction`",
            caption: """
                A swipe that starts anywhere on the screen pops it, and the finger drives the progress. Released beyond 0.3 \
                of the width, the pop completes. The gesture is off at the root and during a transition.
                """,
            code: "navigationController.use(NavigationTransition(interactivePop: .anywhere))",
            films: [
                TransitionFilm(
                    name: "S3-pop", caption: "Released at three quarters of the width.", seconds: 1.2, still: 0.4,
                    strips: [.init(name: "S3-pop", moments: [0, 0.2, 0.4, 0.6, 1.1])],
                    progressCheck: album(0.1...0.6),
                    prepare: { stack(NavigationTransition(interactivePop: .anywhere), AlbumViewController(), on: $0) },
                    script: { $0.drag(from: CGPoint(x: 60, y: 560), to: CGPoint(x: 355, y: 560), duration: 0.6) },
                    ending: showStack),
                TransitionFilm(
                    name: "S3-pop-cancelled", caption: "Released before 0.3 of the width.", seconds: 1.2, still: 0.55,
                    strips: [.init(name: "S3-pop-cancelled", moments: [0, 0.2, 0.4, 0.6, 1.1])],
                    progressCheck: album(0.1...0.6),
                    prepare: { stack(NavigationTransition(interactivePop: .anywhere), AlbumViewController(), on: $0) },
                    script: { $0.drag(from: CGPoint(x: 60, y: 560), to: CGPoint(x: 170, y: 560), duration: 0.6) }),
            ]),
        TransitionSection(
            title: "S4. Pages inside a stack", types: "`NavigationTransition`",
            caption: """
                On the first page a swipe goes back. On every other page it turns the pages. This needs no code.
                """,
            code: "navigationController.use(NavigationTransition(interactivePop: .anywhere))",
            films: [
                TransitionFilm(
                    name: "S4-first-page", caption: "The pop wins on the first page.", seconds: 1.2, still: 0.4,
                    strips: [.init(name: "S4-first-page", moments: [0, 0.2, 0.4, 0.6, 1.1])],
                    prepare: { stack(NavigationTransition(), PagesViewController(), on: $0) },
                    script: { $0.drag(from: CGPoint(x: 60, y: 560), to: CGPoint(x: 355, y: 560), duration: 0.6) },
                    ending: showStack),
                TransitionFilm(
                    name: "S4-other-pages", caption: "The pages turn on the second page.", seconds: 2.6, still: 0.3,
                    strips: [.init(name: "S4-other-pages", moments: [0, 0.25, 1.2, 1.35, 1.5, 2.5])],
                    prepare: { stack(NavigationTransition(), PagesViewController(), on: $0) },
                    script: { stage in
                        stage.drag(from: CGPoint(x: 330, y: 560), to: CGPoint(x: 90, y: 560), duration: 0.3)
                        stage.advance(by: 0.9)
                        stage.drag(from: CGPoint(x: 60, y: 560), to: CGPoint(x: 300, y: 560), duration: 0.3)
                    }),
                TransitionFilm(
                    name: "S4-cancelled", caption: "A pop that is released too early.", seconds: 1.2, still: 0.55,
                    strips: [.init(name: "S4-cancelled", moments: [0, 0.2, 0.4, 0.6, 1.1])],
                    prepare: { stack(NavigationTransition(), PagesViewController(), on: $0) },
                    script: { $0.drag(from: CGPoint(x: 60, y: 560), to: CGPoint(x: 170, y: 560), duration: 0.6) }),
            ]),
        TransitionSection(
            title: "S5. Drop in, fly off", types: "`NavigationTransition`, `TransitionAnimation.drop`, `.fly`",
            caption: """
                A push drops in from above, and a pop flies back up. Each takes 0.4 seconds. The moving screen is on top in \
                both directions.
                """,
            code: "navigationController.use(NavigationTransition(push: .drop, pop: .fly))",
            films: [
                TransitionFilm(
                    name: "S5-drop-and-fly", caption: "Push and pop.", seconds: 1.6, still: 0.1,
                    strips: [
                        .init(name: "S5-push", moments: [0, 0.1, 0.2, 0.3, 0.4]),
                        .init(name: "S5-pop", moments: [1, 1.1, 1.2, 1.3, 1.4]),
                    ],
                    prepare: { stack(NavigationTransition(push: .drop, pop: .fly), on: $0) },
                    script: { stage in
                        stage.navigation?.pushViewController(AlbumViewController(), animated: true)
                        stage.advance(by: 1)
                        stage.navigation?.popViewController(animated: true)
                    })
            ]),
    ]

    /// One animation, used for every kind of transition.
    static let sharedAnimation = TransitionSection(
        title: "S15. One animation for everything", types: "`TransitionAnimation`, `TransitionAnimator`",
        caption: "A push, a presentation, a dismissal and a pop use the same value.",
        code: """
            let animation = TransitionAnimation.drop
            navigationController.use(NavigationTransition(push: animation))
            album.presentAsCard(nowPlaying, style: Card(animation: animation))
            """,
        films: [
            TransitionFilm(
                name: "S15-four", caption: "Push, present, dismiss, pop.", seconds: 3.7, still: 0.95,
                strips: [
                    .init(name: "S15-push-and-present", moments: [0, 0.1, 0.4, 0.9, 1, 1.3]),
                    .init(name: "S15-dismiss-and-pop", moments: [1.8, 1.9, 2.2, 2.7, 3, 3.1]),
                ],
                prepare: { stack(NavigationTransition(push: .drop), on: $0) },
                script: { stage in
                    let album = AlbumViewController()
                    stage.navigation?.pushViewController(album, animated: true)
                    stage.advance(by: 0.9)
                    album.presentAsCard(NowPlayingViewController(), style: Card(animation: .drop))
                    stage.advance(by: 0.9)
                    album.dismiss(animated: true)
                    stage.advance(by: 0.9)
                    stage.navigation?.popViewController(animated: true)
                })
        ])

    private static func stack(_ transition: NavigationTransition, _ top: UIViewController? = nil, on stage: Stage) {
        showStack(stage)
        stage.navigation?.use(transition)
        if let top { stage.navigation?.pushViewController(top, animated: false) }
    }

    private static func showStack(_ stage: Stage) {
        stage.show(UINavigationController(rootViewController: AlbumListViewController()))
    }

    /// Checks the horizontal position of the album during an interval.
    private static func album(_ interval: ClosedRange<TimeInterval>) -> TransitionFilm.ProgressCheck {
        TransitionFilm.ProgressCheck(interval: interval) { window in
            window.view(named: "album").map { ($0.layer.presentation() ?? $0.layer).position.x }
        }
    }
}

extension UIView {
    /// The first view in this hierarchy with an `accessibilityIdentifier`.
    fileprivate func view(named name: String) -> UIView? {
        accessibilityIdentifier == name ? self : subviews.reduce(nil) { $0 ?? $1.view(named: name) }
    }
}
