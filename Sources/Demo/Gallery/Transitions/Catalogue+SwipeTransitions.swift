import DemoScreens
import Presentations
import PresentationsTesting
import UIKit

extension Catalogue {
    static let swipeDown = TransitionSection(
        title: "S10. Swipe down over a faded presenting view",
        types: "`Card`, `PresenterAppearance.faded`, `SwipeThreshold.light`",
        caption: """
            The presenting view has an alpha of 0.5 and fades in as the finger drags the screen down. Released beyond 0.382 of \
            the height, or faster than 920 points per second, the screen is dismissed from where it is. Otherwise it returns.
            """,
        code: """
            photos.presentAsCard(
                photo,
                style: Card {
                    $0.dimming = .none
                    $0.presenter = .faded(alpha: 0.5)
                    $0.animation = .slide(from: .bottom, timing: .curve(.easeInOut, duration: 0.25))
                    $0.swipeThreshold = .light
                })
            """,
        films: [
            TransitionFilm(
                name: "S10-swipe", caption: "Released at half its height.", seconds: 1.1, still: 0.35,
                strips: [.init(name: "S10-swipe", moments: [0, 0.2, 0.4, 0.5, 1])],
                prepare: presentPhoto,
                script: { $0.drag(from: CGPoint(x: 196, y: 300), to: CGPoint(x: 196, y: 680), duration: 0.5) },
                ending: showPhotos),
            TransitionFilm(
                name: "S10-swipe-cancelled", caption: "Released before 0.382 of its height.", seconds: 1.2, still: 0.45,
                strips: [.init(name: "S10-swipe-cancelled", moments: [0, 0.2, 0.4, 0.6, 1.1])],
                prepare: presentPhoto,
                script: { $0.drag(from: CGPoint(x: 196, y: 300), to: CGPoint(x: 196, y: 500), duration: 0.5) }),
        ])

    private static func presentPhoto(_ stage: Stage) {
        showPhotos(stage)
        let style = Card {
            $0.size = .fraction(width: 1, height: 1)
            $0.dimming = .none
            $0.presenter = .faded(alpha: 0.5)
            $0.animation = .slide(from: .bottom, timing: .curve(.easeInOut, duration: 0.25))
            $0.swipeThreshold = .light
        }
        present(PhotoViewController(Photo.all[4]), style, on: stage)
    }
}
