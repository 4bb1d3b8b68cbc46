import DemoScreens
import Presentations
import PresentationsTesting
import UIKit

extension Catalogue {
    /// A content that takes the place of another one.
    static let replacementFilms: [Film] = [
        Film(
            folder: "Replacement", name: "card", title: "In a card",
            caption: "Another view controller replaces the first. The two cross-fade while the card changes its size.",
            code: """
                let container = ReplaceableContentViewController(permission)
                map.presentAsCard(container, style: Card(size: .fraction(width: 1, height: nil)))
                container.replaceContent(with: booking)
                """,
            setting: .portrait(.iPhone15), moments: [0, 0.06, 0.12, 0.2, 0.3, 0.6], ending: .resting(top: 408),
            prepare: { stage in
                let map = MapViewController()
                stage.show(map)
                map.presentAsCard(
                    ReplaceableContentViewController(PermissionViewController()),
                    style: Card(size: .fraction(width: 1, height: nil)))
            },
            script: { replace($0, with: BookingViewController()) }),
        Film(
            folder: "Replacement", name: "caught", title: "Caught during a replacement",
            caption: "A finger catches the card during the replacement. The cross-fade continues.",
            code: """
                let container = ReplaceableContentViewController(booking)
                map.presentAsCard(container, style: Card(size: .fraction(width: 1, height: nil)))
                container.replaceContent(with: permission)
                stage.advance(by: 0.1)
                stage.drag(from: CGPoint(x: 196, y: 700), to: CGPoint(x: 196, y: 640), duration: 0.25)
                """,
            setting: .dark(.iPhone15), moments: [0, 0.1, 0.2, 0.35, 0.5, 1], ending: .resting(top: 582),
            prepare: { stage in
                let map = MapViewController()
                stage.show(map)
                map.presentAsCard(
                    ReplaceableContentViewController(BookingViewController()),
                    style: Card(size: .fraction(width: 1, height: nil)))
            },
            script: { stage in
                replace(stage, with: PermissionViewController())
                stage.advance(by: 0.1)
                stage.drag(from: CGPoint(x: 196, y: 700), to: CGPoint(x: 196, y: 640), duration: 0.25)
            }),
    ]

    private static func replace(_ stage: Stage, with content: UIViewController) {
        let container = stage.window.rootViewController?.presentedViewController
        (container as? ReplaceableContentViewController)?.replaceContent(with: content)
    }
}
