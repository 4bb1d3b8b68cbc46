import DemoScreens
import Presentations
import PresentationsTesting
import UIKit

extension Catalogue {
    /// Screens that grow out of a thumbnail.
    static let zooms = TransitionSection(
        title: "Zoom from a thumbnail", types: "`TransitionAnimation.zoom(from:to:)`",
        caption: """
            The photo of the new screen starts exactly over the thumbnail, clipped to the thumbnail's frame, and grows to its \
            final position. The thumbnail is hidden meanwhile. A finger can drag the screen in both axes, and the screen \
            shrinks. On release it returns to the thumbnail or to its position.
            """,
        code: """
            photos.presentAsCard(photo, style: Card(animation: .zoom(from: thumbnail, to: photo.imageView)))
            navigationController.use(NavigationTransition(push: .zoom(from: thumbnail, to: photo.imageView)))
            """,
        films: [
            TransitionFilm(
                name: "zoom-present", caption: "Presented and dismissed in code.", seconds: 1.7, still: 0.12,
                strips: [
                    .init(name: "zoom-present", moments: [0, 0.05, 0.1, 0.15, 0.25, 0.5]),
                    .init(name: "zoom-dismiss", moments: [1, 1.05, 1.1, 1.15, 1.25, 1.5]),
                ],
                prepare: showGrid,
                script: { stage in
                    presentPhoto(stage)
                    stage.advance(by: 1)
                    stage.dismiss()
                }),
            TransitionFilm(
                name: "zoom-drag", caption: "Dragged in both axes and released.", seconds: 1.5, still: 0.45,
                strips: [.init(name: "zoom-drag", moments: [0, 0.3, 0.6, 0.7, 0.8, 0.9, 1.2])],
                prepare: { stage in
                    showGrid(stage)
                    presentPhoto(stage)
                },
                script: { swipe($0, to: CGPoint(x: 300, y: 720)) }, ending: showGrid),
            TransitionFilm(
                name: "zoom-drag-cancelled", caption: "Released too early.", seconds: 1.5, still: 0.45,
                strips: [.init(name: "zoom-drag-cancelled", moments: [0, 0.3, 0.6, 0.7, 0.8, 1.2])],
                prepare: { stage in
                    showGrid(stage)
                    presentPhoto(stage)
                },
                script: { swipe($0, to: CGPoint(x: 120, y: 450)) }),
            TransitionFilm(
                name: "zoom-stack", caption: "Pushed in code, popped by a drag.", seconds: 2.6, still: 0.12,
                strips: [
                    .init(name: "zoom-push", moments: [0, 0.05, 0.1, 0.15, 0.25, 0.5]),
                    .init(name: "zoom-pop", moments: [1, 1.3, 1.6, 1.7, 1.8, 2.2]),
                ],
                prepare: showGrid,
                script: { stage in
                    guard let navigation = stage.navigation,
                        let grid = navigation.viewControllers.first as? PhotoGridViewController
                    else { return }
                    let photo = PhotoViewController(Photo.all[4])
                    navigation.use(
                        NavigationTransition(push: .zoom(from: grid.thumbnail(of: 4), to: photo.imageView)))
                    navigation.pushViewController(photo, animated: true)
                    stage.advance(by: 1)
                    swipe(stage, to: CGPoint(x: 300, y: 720))
                }),
        ])

    private static func showGrid(_ stage: Stage) {
        stage.show(UINavigationController(rootViewController: PhotoGridViewController()))
    }

    private static func presentPhoto(_ stage: Stage) {
        guard let grid = stage.navigation?.viewControllers.first as? PhotoGridViewController else { return }
        let photo = PhotoViewController(Photo.all[4])
        let style = Card {
            $0.size = .fraction(width: 1, height: 1)
            $0.margins = .zero
            $0.cornerRadius = 0
            $0.animation = .zoom(from: grid.thumbnail(of: 4), to: photo.imageView)
            $0.swipeThreshold = .light
        }
        stage.navigation?.presentAsCard(photo, style: style)
    }

    /// A finger that goes askew for 0.6 seconds, and lifts in motion.
    private static func swipe(_ stage: Stage, to end: CGPoint) {
        stage.drag(from: CGPoint(x: 196, y: 300), to: end, duration: 0.6)
    }
}
