import DemoScreens
import Presentations
import PresentationsTesting
import UIKit

extension Catalogue {
    /// Every animation of the kit, forward and in reverse.
    static let library = TransitionSection(
        title: "The library", types: "`TransitionAnimation`, `TransitionAnimator`",
        caption: """
            Each animation is a value that describes one direction, and plays in reverse for the other. Any of them works for \
            a presentation, a push or a tab change, with the kit's styles and with UIKit's own, and can be caught, scrubbed and \
            reversed at any moment.
            """,
        code: """
            photos.presentAsCard(photo, style: Card(animation: .scale))
            navigationController.use(NavigationTransition(push: .drop, pop: .fly))
            tabBarController.use(TabTransition(animation: .fadeThrough()))
            let animator = TransitionAnimator(.flip, .forward)  // for your own transitioning delegate
            """,
        films: [
            film(".slide(from: .bottom)", .slide(from: .bottom), 0.5),
            film(".slide(from: .leading)", .slide(from: .leading), 0.5),
            film(".push(from: .trailing)", .push(from: .trailing), 0.5),
            film(".parallax(from: .trailing)", .parallax(from: .trailing), 0.5),
            film(".drop", .drop, 0.4),
            film(".fly", .fly, 0.4),
            film(".halfwaySpring", .halfwaySpring, 2),
            film(".scale", .scale, 0.35),
            film(".crossDissolve", .crossDissolve, 0.25),
            film(".fadeThrough()", .fadeThrough(), 0.5),
            film(".flip", .flip, 0.5),
            film(".cube", .cube, 0.5),
            film(".door", .door, 0.5),
            film(".zoom(from: thumbnail)", nil, 0.5),
            film(
                "one of your own",
                TransitionAnimation(
                    incoming: .init(
                        displacement: .fraction(x: 0.4, y: 0.3), scale: 0.5,
                        transform: CGAffineTransform(rotationAngle: 0.6), alpha: 0),
                    outgoing: .init(scale: 0.85), scrim: .init(alpha: 0.4),
                    timing: .spring(dampingRatio: 0.75, duration: 0.7)), 0.7),
        ], isGrid: true)

    /// - Parameters:
    ///   - animation: The animation, or nil for a zoom from the thumbnail.
    ///   - seconds: The duration in one direction.
    private static func film(
        _ name: String, _ animation: TransitionAnimation?, _ seconds: TimeInterval
    ) -> TransitionFilm {
        let spaced = name.map { $0.isUppercase ? " \($0)" : "\($0)" }.joined()
        let words = spaced.split { !$0.isLetter }.map { $0.lowercased() }
        return TransitionFilm(
            name: "library-" + words.joined(separator: "-"), caption: name, seconds: 2 * seconds + 0.6,
            still: seconds * 0.4,
            prepare: { $0.show(PhotoNavigationController(rootViewController: PhotoGridViewController())) },
            script: { stage in
                guard let navigation = stage.navigation, let grid = navigation.viewControllers.first,
                    let photos = grid as? PhotoGridViewController
                else { return }
                let photo = PhotoViewController(Photo.all[4])
                photo.modalPresentationStyle = .fullScreen
                photo.transition = ScreenTransition(animation ?? .zoom(from: photos.thumbnail(of: 4)))
                navigation.present(photo, animated: true)
                stage.advance(by: seconds + 0.4)
                stage.dismiss()
            })
    }
}
