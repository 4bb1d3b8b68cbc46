import DemoScreens
import Presentations
import PresentationsTesting
import UIKit

extension Catalogue {
    static let fingerTransitions: [TransitionSection] = [expansion, bothWays, edgeSwipe]

    private static let expansion = TransitionSection(
        title: "A mini player grows into its screen", types: "`ExpandingPresentation`",
        caption: """
            The screen begins at the bar's top edge, fades in over it and stays beneath the finger. Beyond 0.382 of the way, \
            or at 920 points per second, it goes on to its place; before that it goes back to the bar.
            """,
        code: """
            music.use(ExpandingPresentation(from: music.bar, style: PlayerScreen()) { FullScreenPlayerViewController() })
            """,
        films: [
            TransitionFilm(
                name: "Expand-up", caption: "Let go half-way.", seconds: 1.5, still: 0.4,
                strips: [.init(name: "Expand-up", moments: [0, 0.15, 0.3, 0.6, 1.4])],
                prepare: { showMusic($0) },
                script: { $0.drag(from: CGPoint(x: 196, y: 790), to: CGPoint(x: 196, y: 420), duration: 0.6) },
                ending: { stage in
                    let music = showMusic(stage)
                    music.present(FullScreenPlayerViewController(), as: PlayerScreen())
                }),
            TransitionFilm(
                name: "Expand-back", caption: "Let go before 0.382 of the way.", seconds: 1.4, still: 0.4,
                strips: [.init(name: "Expand-back", moments: [0, 0.3, 0.6, 0.75, 1.3])],
                prepare: { showMusic($0) },
                script: { $0.drag(from: CGPoint(x: 196, y: 790), to: CGPoint(x: 196, y: 600), duration: 0.6) }),
        ])

    private static let bothWays = TransitionSection(
        title: "A card that leaves up and down", types: "`Card.swipeEdges`",
        caption: """
            The card stays beneath the finger on both sides of its place, and leaves where it is thrown. A tap outside plays \
            its animation.
            """,
        code: "library.presentAsCard(song, style: Card(swipeEdges: [.top, .bottom]))",
        films: [
            TransitionFilm(
                name: "Thrown-up", caption: "Thrown up.", seconds: 1.2, still: 0.3,
                strips: [.init(name: "Thrown-up", moments: [0, 0.15, 0.3, 0.45, 1.1])],
                prepare: { presentSong(Card(swipeEdges: [.top, .bottom]), on: $0) },
                script: { $0.drag(from: CGPoint(x: 196, y: 560), to: CGPoint(x: 196, y: 330), duration: 0.3) },
                ending: { $0.show(LibraryViewController()) }),
            TransitionFilm(
                name: "Thrown-down", caption: "Up a little, and thrown down.", seconds: 1.5, still: 0.2,
                prepare: { presentSong(Card(swipeEdges: [.top, .bottom]), on: $0) },
                script: { stage in
                    stage.touchDown(at: CGPoint(x: 196, y: 560))
                    for step in 1...30 {
                        stage.advance(by: 1.0 / 60)
                        let turn = CGFloat(min(step, 30 - step))
                        stage.touchMoved(to: CGPoint(x: 196, y: 560 - turn * 6 + CGFloat(step) * 5))
                    }
                    stage.touchUp()
                },
                ending: { $0.show(LibraryViewController()) }),
        ])

    private static let edgeSwipe = TransitionSection(
        title: "Back from the leading edge", types: "`DismissalGestures.edgeSwipe`",
        caption: """
            A swipe from the leading edge of the screen plays the card's animation backwards. A navigation stack in the \
            content goes back first.
            """,
        code: "library.presentAsCard(song, style: Card(dismissal: [.tapOutside, .swipe, .edgeSwipe]))",
        films: [
            TransitionFilm(
                name: "Edge-swipe", caption: "Let go beyond 0.382 of the width.", seconds: 1.4, still: 0.4,
                strips: [.init(name: "Edge-swipe", moments: [0, 0.2, 0.4, 0.6, 1.3])],
                prepare: { presentSong(Card(dismissal: [.tapOutside, .swipe, .edgeSwipe]), on: $0) },
                script: { $0.drag(from: CGPoint(x: 2, y: 420), to: CGPoint(x: 240, y: 420), duration: 0.6) },
                ending: { $0.show(LibraryViewController()) })
        ])

    @discardableResult
    private static func showMusic(_ stage: Stage) -> MiniPlayerViewController {
        let music = MiniPlayerViewController()
        stage.show(music)
        music.use(ExpandingPresentation(from: music.bar, style: PlayerScreen()) { FullScreenPlayerViewController() })
        return music
    }

    private static func presentSong(_ card: Card, on stage: Stage) {
        stage.show(LibraryViewController())
        present(NowPlayingViewController(), card, on: stage)
    }
}

/// A style of one's own that covers the screen.
private struct PlayerScreen: PresentationStyle, Equatable {
    func layout(in environment: LayoutEnvironment) -> PresentationLayout {
        PresentationLayout(frame: CGRect(origin: .zero, size: environment.container), cornerRadius: 36)
    }
}
