import Presentations
import PresentationsTesting
import UIKit

/// The kit's sheet with three detents, at rest at the middle one: its top is 392 points below the screen's.
@MainActor
final class KitSheet {
    private let stage = Stage(.iPhone15)
    private let root = UIViewController()
    private let content = ListViewController()

    init() {
        stage.show(root)
    }

    private func present() {
        let style = HalfSheet(detents: [.height(300), .medium(), .large()], selectedDetentIdentifier: .medium)
        root.presentAsHalfSheet(content, style: style)
        stage.settle()
    }

    func drag(_ updates: Int, from landing: Landing) {
        present()
        stage.rub(updates, from: landing)
    }

    func presentAndDismiss(_ count: Int) {
        for _ in 0..<count {
            present()
            content.dismiss(animated: true)
            stage.settle()
        }
    }
}
