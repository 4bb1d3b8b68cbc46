import DemoScreens
import Presentations
import PresentationsTesting
import UIKit

extension Catalogue {
    static let scrim = TransitionSection(
        title: "S16. A scrim below a dismissal", types: "`TransitionAnimation.Scrim`, `TransitionAnimator`",
        caption: """
            A scrim lies between the two screens. It fades out while the upper screen moves away, and is removed at the end.
            """,
        code: """
            TransitionAnimation(
                incoming: .init(displacement: .beyond(.bottom)), scrim: .init(alpha: 0.7),
                timing: .curve(.easeInOut, duration: 0.5))
            """,
        films: [
            TransitionFilm(
                name: "S16-scrim", caption: "The dismissal.", seconds: 0.9, still: 0.3,
                strips: [.init(name: "S16-scrim", moments: [0, 0.125, 0.25, 0.375, 0.5])],
                prepare: { stage in
                    showPhotos(stage)
                    let photo = PhotoViewController(Photo.all[4])
                    photo.modalPresentationStyle = .fullScreen
                    photo.transition = ScreenTransition(
                        TransitionAnimation(
                            incoming: .init(displacement: .beyond(.bottom)), scrim: .init(alpha: 0.7),
                            timing: .curve(.easeInOut, duration: 0.5)))
                    stage.navigation?.present(photo, animated: false)
                },
                script: { $0.dismiss() }, ending: showPhotos)
        ])

    static func showPhotos(_ stage: Stage) {
        stage.show(PhotoNavigationController(rootViewController: PhotoGridViewController()))
    }
}
