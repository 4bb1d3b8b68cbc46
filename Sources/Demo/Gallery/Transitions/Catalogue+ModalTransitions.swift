import DemoScreens
import Presentations
import PresentationsTesting
import UIKit

extension Catalogue {
    static let appearances: [TransitionSection] = [
        TransitionSection(
            title: "S7. Spring from half-way", types: "`TransitionAnimation.halfwaySpring`",
            caption: """
                Starts half a screen below its final position, fades in and springs there, with a damping ratio of 0.6, in two \
                seconds.
                """,
            code: "library.presentAsCard(nowPlaying, style: Card(animation: .halfwaySpring))",
            films: [
                TransitionFilm(
                    name: "S7-halfway-spring", caption: "Presented and dismissed.", seconds: 4.4, still: 0.3,
                    strips: [.init(name: "S7-halfway-spring", moments: [0, 0.15, 0.5, 1, 1.5, 2])],
                    prepare: { $0.show(LibraryViewController()) },
                    script: { stage in
                        present(NowPlayingViewController(), Card(animation: .halfwaySpring), on: stage)
                        stage.advance(by: 2.3)
                        stage.dismiss()
                    })
            ]),
        TransitionSection(
            title: "S8. Cross dissolve", types: "`TransitionAnimation.crossDissolve`",
            caption: "Fades in and out without moving, in 0.25 seconds.",
            code: "library.presentAsPopup(permission, style: Popup(animation: .crossDissolve))",
            films: [
                TransitionFilm(
                    name: "S8-cross-dissolve", caption: "Presented and dismissed.", seconds: 1.6, still: 0.15,
                    strips: [
                        .init(name: "S8-present", moments: [0, 0.0625, 0.125, 0.1875, 0.25]),
                        .init(name: "S8-dismiss", moments: [1, 1.0625, 1.125, 1.1875, 1.25]),
                    ],
                    prepare: { $0.show(LibraryViewController()) },
                    script: { stage in
                        stage.window.rootViewController?.presentAsPopup(
                            PermissionViewController(), style: Popup(animation: .crossDissolve))
                        stage.advance(by: 1)
                        stage.dismiss()
                    })
            ]),
    ]

    /// Behaviour that all presentations of the kit share.
    static let presentations: [TransitionSection] = [
        TransitionSection(
            title: "S11. A card, its shadow and its dimming", types: "`Card`, `CardPresentationController`",
            caption: """
                The corners clip the content but not the shadow. The dimming fades alongside the transition. Nothing stays \
                behind after the dismissal.
                """,
            code: "library.presentAsCard(nowPlaying, style: Card(dimming: .dimmed(0.5)))",
            films: [
                TransitionFilm(
                    name: "S11-card", caption: "Presented and dismissed.", seconds: 2.1, still: 0.6,
                    strips: [.init(name: "S11-card", moments: [0, 0.125, 0.25, 0.375, 0.5])],
                    prepare: { $0.show(LibraryViewController()) },
                    script: { stage in
                        present(NowPlayingViewController(), Card(dimming: .dimmed(0.5)), on: stage)
                        stage.advance(by: 1.2)
                        stage.dismiss()
                    }),
                TransitionFilm(
                    name: "S11-card-cancelled", caption: "A swipe that is released too early.", seconds: 1.2,
                    still: 0.4,
                    strips: [.init(name: "S11-card-cancelled", moments: [0, 0.2, 0.4, 0.5, 0.9])],
                    prepare: { stage in
                        stage.show(LibraryViewController())
                        present(NowPlayingViewController(), Card(dimming: .dimmed(0.5)), on: stage)
                    },
                    script: { $0.drag(from: CGPoint(x: 120, y: 520), to: CGPoint(x: 120, y: 610), duration: 0.4) }),
            ]),
        TransitionSection(
            title: "S12. A presenting view that stays alive", types: "`PresentationController`",
            caption: """
                The presenting view stays in the window and gets no disappearance calls, so the player keeps playing under \
                the card.
                """,
            code: "player.presentAsCard(rating, style: Card(presenter: .pushedBack()))",
            films: [
                TransitionFilm(
                    name: "S12-alive", caption: "Presented and dismissed.", seconds: 2.4, still: 0.8,
                    strips: [.init(name: "S12-alive", moments: [0, 0.125, 0.25, 0.375, 0.5, 1])],
                    prepare: { $0.show(FullScreenPlayerViewController()) },
                    script: { stage in
                        guard let player = stage.window.rootViewController as? FullScreenPlayerViewController
                        else { return }
                        player.play(for: 2.4)
                        present(RatingViewController(), Card(presenter: .pushedBack()), on: stage)
                        stage.advance(by: 1.4)
                        stage.dismiss()
                    },
                    ending: { stage in
                        let player = FullScreenPlayerViewController()
                        stage.show(player)
                        player.play(for: 2.4)
                    })
            ]),
        TransitionSection(
            title: "S13. Size classes and rotation", types: "`PresentationController`",
            caption: "The card has a different frame in each orientation and moves there alongside the rotation.",
            code: "article.presentAsCard(nowPlaying)",
            films: [
                TransitionFilm(
                    name: "S13-rotation", caption: "Rotated to landscape and back.", seconds: 2, still: 0.8,
                    strips: [.init(name: "S13-rotation", moments: [0, 0.1, 0.2, 0.3, 0.4])],
                    prepare: { stage in
                        stage.window.backgroundColor = .systemBackground
                        stage.show(ArticleViewController())
                        present(NowPlayingViewController(), Card(), on: stage)
                    },
                    script: { stage in
                        stage.rotate(to: .landscapeLeft)
                        stage.advance(by: 1.1)
                        stage.rotate(to: .portrait)
                    })
            ]),
        TransitionSection(
            title: "S14. A size that changes", types: "`PresentationController`",
            caption: "The presented view controller can change its preferred size at any time, with an animation.",
            code: """
                nowPlaying.cardPresentationController?.animateChanges { _ in
                    nowPlaying.preferredContentSize.height = 480
                }
                """,
            films: [
                TransitionFilm(
                    name: "S14-size", caption: "Taller, and back.", seconds: 2, still: 0.8,
                    strips: [.init(name: "S14-size", moments: [0, 0.1, 0.2, 0.3, 0.4])],
                    prepare: { stage in
                        stage.show(LibraryViewController())
                        present(NowPlayingViewController(), Card(), on: stage)
                    },
                    script: { stage in
                        let card = stage.window.rootViewController?.presentedViewController
                        for height: CGFloat in [480, 340] {
                            card?.cardPresentationController?.animateChanges { _ in
                                card?.preferredContentSize.height = height
                            }
                            stage.advance(by: 1.1)
                        }
                    })
            ]),
    ]

    static func present(_ viewController: UIViewController, _ style: some PresentationStyle, on stage: Stage) {
        stage.window.rootViewController?.present(viewController, as: style)
    }
}
