import DemoScreens
import Presentations
import PresentationsTesting
import UIKit

extension Catalogue {
    static let swipeDown = TransitionSection(
        title: "S10. Swipe down, the presenter faded",
        types: "`Card`, `PresenterAppearance.faded`, `SwipeThreshold.light`",
        caption: """
            The presenter comes back as the finger takes the screen away: from half its strength. Beyond 0.382 of the height, \
            or at 920 points per second, it goes on to the end from where it is; before that it comes back.
            """,
        code: """
            photos.presentAsCard(
                photo,
                style: Card(
                    dimming: .none, presenter: .faded(alpha: 0.5),
                    animation: .slide(from: .bottom, timing: .curve(.easeInOut, duration: 0.25)), swipeThreshold: .light))
            """,
        films: [
            TransitionFilm(
                name: "S10-swipe", caption: "Let go at half its height.", seconds: 1.1, still: 0.35,
                strips: [.init(name: "S10-swipe", moments: [0, 0.2, 0.4, 0.5, 1])],
                prepare: presentPhoto,
                script: { $0.drag(from: CGPoint(x: 196, y: 300), to: CGPoint(x: 196, y: 680), duration: 0.5) },
                ending: showPhotos),
            TransitionFilm(
                name: "S10-swipe-cancelled", caption: "Let go before 0.382 of it.", seconds: 1.2, still: 0.45,
                strips: [.init(name: "S10-swipe-cancelled", moments: [0, 0.2, 0.4, 0.6, 1.1])],
                prepare: presentPhoto,
                script: { $0.drag(from: CGPoint(x: 196, y: 300), to: CGPoint(x: 196, y: 500), duration: 0.5) }),
        ])

    private static func presentPhoto(_ stage: Stage) {
        showPhotos(stage)
        let style = Card(
            size: .fraction(width: 1, height: 1), dimming: .none, presenter: .faded(alpha: 0.5),
            animation: .slide(from: .bottom, timing: .curve(.easeInOut, duration: 0.25)), swipeThreshold: .light)
        present(PhotoViewController(Photo.all[4]), style, on: stage)
    }
}
