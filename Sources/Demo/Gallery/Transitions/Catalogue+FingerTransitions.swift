import DemoScreens
import Presentations
import PresentationsTesting
import UIKit

extension Catalogue {
    static let fingerTransitions: [TransitionSection] = [expansion, bothWays, edgeSwipe]

    private static let expansion = TransitionSection(
        title: "A mini player that expands", types: "`ExpandingPresentation`",
        caption: """
            The screen starts at the top edge of the bar, fades in over it and follows the finger. Released beyond 0.382 of the \
            distance, or faster than 920 points per second, it expands. Otherwise it returns to the bar.
            """,
        code: """
            music.use(ExpandingPresentation(from: music.bar, style: PlayerScreen()) { FullScreenPlayerViewController() })
            """,
        films: [
            TransitionFilm(
                name: "Expand-up", caption: "Released half-way.", seconds: 1.5, still: 0.4,
                strips: [.init(name: "Expand-up", moments: [0, 0.15, 0.3, 0.6, 1.4])],
                prepare: { showMusic($0) },
                script: { $0.drag(from: CGPoint(x: 196, y: 790), to: CGPoint(x: 196, y: 420), duration: 0.6) },
                ending: { stage in
                    let music = showMusic(stage)
                    music.present(FullScreenPlayerViewController(), as: PlayerScreen())
                }),
            TransitionFilm(
                name: "Expand-back", caption: "Released before 0.382 of the distance.", seconds: 1.4, still: 0.4,
                strips: [.init(name: "Expand-back", moments: [0, 0.3, 0.6, 0.75, 1.3])],
                prepare: { showMusic($0) },
                script: { $0.drag(from: CGPoint(x: 196, y: 790), to: CGPoint(x: 196, y: 600), duration: 0.6) }),
        ])

    private static let bothWays = TransitionSection(
        title: "A card that can be swiped up and down", types: "`PresentationOptions.swipeDirection`",
        caption: """
            The card follows the finger up and down, and leaves in the direction in which it is thrown. A tap outside plays \
            the dismissal animation of its style.
            """,
        code: "library.presentAsCard(song, style: Card { $0.swipeDirection = .vertical })",
        films: [
            TransitionFilm(
                name: "Thrown-up", caption: "Thrown up.", seconds: 1.2, still: 0.3,
                strips: [.init(name: "Thrown-up", moments: [0, 0.15, 0.3, 0.45, 1.1])],
                prepare: { presentSong(Card { $0.swipeDirection = .vertical }, on: $0) },
                script: { $0.drag(from: CGPoint(x: 196, y: 560), to: CGPoint(x: 196, y: 330), duration: 0.3) },
                ending: { $0.show(LibraryViewController()) }),
            TransitionFilm(
                name: "Thrown-down", caption: "Dragged up a little, then thrown down.", seconds: 1.5, still: 0.2,
                prepare: { presentSong(Card { $0.swipeDirection = .vertical }, on: $0) },
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
        title: "Swipe back from the leading edge", types: "`DismissalGestures.edgeSwipe`",
        caption: """
            A swipe from the leading edge of the screen plays the card's animation in reverse. If the content is a navigation \
            stack, the swipe pops its screens first.
            """,
        code: "library.presentAsCard(song, style: Card(dismissal: [.tapOutside, .swipe, .edgeSwipe]))",
        films: [
            TransitionFilm(
                name: "Edge-swipe", caption: "Released beyond 0.382 of the width.", seconds: 1.4, still: 0.4,
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

/// A custom style that covers the screen.
private struct PlayerScreen: PresentationStyle {
    var options = PresentationOptions()

    func layout(in environment: LayoutEnvironment) -> PresentationLayout {
        PresentationLayout(frame: CGRect(origin: .zero, size: environment.container), cornerRadius: 36)
    }
}
