import DemoScreens
import Presentations
import PresentationsTesting
import UIKit

extension Catalogue {
    /// Pushes and pops in presentations whose height follows the top of the navigation stack.
    static let stackFilms: [Film] = [
        Film(
            folder: "Stack", name: "sheet-push",
            caption: """
                A row pushes a longer list. The sheet grows with the push, and the list has its final layout from \
                the start.
                """,
            code: """
                library.presentAsHalfSheet(
                    UINavigationController(rootViewController: playback),
                    style: HalfSheet(detents: [.fitting()], prefersGrabberVisible: true))
                stage.tap(at: CGPoint(x: 120, y: 780))
                """,
            setting: .portrait(.iPhone15), moments: [0, 0.1, 0.15, 0.2, 0.3, 0.6], ending: .resting(top: 426),
            prepare: showSheet, script: { $0.tap(at: sleepTimer) }),
        Film(
            folder: "Stack", name: "sheet-pop",
            caption: "A finger swipes back, and the height of the sheet follows it.",
            code: """
                library.presentAsHalfSheet(
                    UINavigationController(rootViewController: playback),
                    style: HalfSheet(detents: [.fitting()], prefersGrabberVisible: true))
                stage.tap(at: CGPoint(x: 120, y: 780))
                stage.drag(from: CGPoint(x: 2, y: 600), to: CGPoint(x: 300, y: 600), duration: 0.35)
                """,
            setting: .portrait(.iPhone15), moments: [0, 0.1, 0.2, 0.3, 0.4, 0.8], ending: .resting(top: 582),
            prepare: { stage in
                showSheet(stage)
                stage.settle()
                stage.tap(at: sleepTimer)
            },
            script: { $0.drag(from: CGPoint(x: 2, y: 600), to: CGPoint(x: 300, y: 600), duration: 0.35) }),
        Film(
            folder: "Stack", name: "detents-pop",
            caption: """
                The pushed screen has its own detents. When a finger swipes back to the list, the sheet returns \
                to the list's detent.
                """,
            code: """
                map.presentAsHalfSheet(navigation, style: HalfSheet(detents: [.medium(), .large()], dimming: .none))
                navigation.pushViewController(place, animated: false)
                stage.drag(from: CGPoint(x: 2, y: 700), to: CGPoint(x: 300, y: 700), duration: 0.35)
                """,
            setting: .portrait(.iPhone15), moments: [0, 0.1, 0.2, 0.3, 0.4, 0.8], ending: .resting(top: 392),
            prepare: showPlace,
            script: { $0.drag(from: CGPoint(x: 2, y: 700), to: CGPoint(x: 300, y: 700), duration: 0.35) }),
        Film(
            folder: "Stack", name: "card-push",
            caption: "A push in a card, from a long list to a short one.",
            code: """
                library.presentAsCard(navigation)
                navigation.pushViewController(playback, animated: true)
                """,
            setting: .portrait(.iPhone15), moments: [0, 0.1, 0.15, 0.2, 0.3, 0.6], ending: .resting(top: 582),
            prepare: { showCard($0, ChoiceViewController("Sleep timer", choices: hours), then: nil) },
            script: { stage in
                stage.window.rootViewController?.presentedNavigation?.pushViewController(
                    PlaybackViewController(), animated: true)
            }),
        Film(
            folder: "Stack", name: "card-pop",
            caption: "The pop back to the long list.",
            code: """
                library.presentAsCard(navigation)
                navigation.popViewController(animated: true)
                """,
            setting: .portrait(.iPhone15), moments: [0, 0.1, 0.15, 0.2, 0.3, 0.6], ending: .resting(top: 426),
            prepare: {
                showCard($0, ChoiceViewController("Sleep timer", choices: hours), then: PlaybackViewController())
            },
            script: { $0.window.rootViewController?.presentedNavigation?.popViewController(animated: true) }),
    ]

    private static let hours = [
        "Off", "15 minutes", "30 minutes", "An hour", "End of the track", "End of the album",
    ]

    /// The last of the settings in the sheet.
    private static let sleepTimer = CGPoint(x: 120, y: 780)

    private static func showSheet(_ stage: Stage) {
        let library = LibraryViewController()
        stage.show(library)
        library.presentAsHalfSheet(
            UINavigationController(rootViewController: PlaybackViewController()),
            style: HalfSheet(detents: [.fitting()], prefersGrabberVisible: true))
    }

    private static func showPlace(_ stage: Stage) {
        let map = MapViewController()
        stage.show(map)
        let list = PlaceListViewController()
        list.title = "Nearby"
        let navigation = UINavigationController(rootViewController: list)
        map.presentAsHalfSheet(
            navigation,
            style: HalfSheet(detents: [.medium(), .large()], dimming: .none))
        stage.settle()
        navigation.pushViewController(PlaceViewController(Place.all[1]), animated: false)
    }

    private static func showCard(_ stage: Stage, _ root: UIViewController, then next: UIViewController?) {
        let library = LibraryViewController()
        stage.show(library)
        let navigation = UINavigationController(rootViewController: root)
        if let next { navigation.pushViewController(next, animated: false) }
        library.presentAsCard(navigation)
    }
}

extension UIViewController {
    fileprivate var presentedNavigation: UINavigationController? { presentedViewController as? UINavigationController }
}
