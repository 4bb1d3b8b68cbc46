import DemoScreens
import Presentations
import PresentationsTesting
import UIKit

extension Catalogue {
    /// The moving pictures at the top of the README and of the gallery: presentations from start to end.
    static let heroes: [TransitionFilm] = [
        TransitionFilm(
            folder: "Card", name: "now-playing",
            caption: "A card with a music player is presented over a library, and dismissed",
            seconds: 2.6, still: 1, prepare: { $0.show(LibraryViewController()) },
            script: { stage in
                stage.advance(by: 0.4)
                present(NowPlayingViewController(), Card(), on: stage)
                stage.advance(by: 1.5)
                stage.dismiss()
            }),
        TransitionFilm(
            folder: "HalfSheet", name: "places",
            caption: "A finger drags a half-sheet from its medium detent to the large one, back, and off the screen",
            code: """
                map.presentAsHalfSheet(
                    places, style: HalfSheet(largestUndimmedDetentIdentifier: .medium, prefersGrabberVisible: true))
                """,
            seconds: 5.2, still: 1, prepare: { $0.show(MapViewController()) },
            script: { stage in
                stage.advance(by: 0.3)
                present(
                    PlaceListViewController(),
                    HalfSheet(largestUndimmedDetentIdentifier: .medium, prefersGrabberVisible: true), on: stage)
                stage.advance(by: 0.9)
                stage.drag(from: CGPoint(x: 196, y: 402), to: CGPoint(x: 196, y: 140), duration: 0.5)
                stage.advance(by: 0.8)
                stage.drag(from: CGPoint(x: 196, y: 79), to: CGPoint(x: 196, y: 300), duration: 0.5)
                stage.advance(by: 0.8)
                stage.drag(from: CGPoint(x: 196, y: 402), to: CGPoint(x: 196, y: 680), duration: 0.4)
            }),
        TransitionFilm(
            folder: "Popup", name: "permission", caption: "A popup asks for a permission, which the user grants",
            seconds: 2.6, still: 1, prepare: { $0.show(LibraryViewController()) },
            script: { stage in
                stage.advance(by: 0.4)
                let question = PermissionViewController()
                present(question, Popup(maximumWidth: 280), on: stage)
                stage.advance(by: 1.3)
                stage.touchDown(at: question.allowButtonCenter)
                stage.advance(by: 0.15)
                stage.touchUp()
            }),
    ]
}
