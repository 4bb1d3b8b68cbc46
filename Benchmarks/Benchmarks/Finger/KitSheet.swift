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

    private func present(_ detents: [HalfSheet.Detent] = [.height(300), .medium(), .large()], resizes: Bool = true) {
        let style = HalfSheet {
            $0.detents = detents
            $0.selectedDetentIdentifier = .medium
            $0.resizesContentWhileDragging = resizes
        }
        root.presentAsHalfSheet(content, style: style)
        stage.settle()
    }

    /// - Parameter resizes: Whether the content has the visible height in every step.
    func drag(_ updates: Int, from landing: Landing, resizes: Bool = true) {
        present(resizes: resizes)
        stage.rub(updates, from: landing)
    }

    /// The middle detent is the smallest one: below it the dismissal follows the finger, and the dimming with it.
    func dragOut(_ updates: Int) {
        present([.medium(), .fraction(0.7), .large()])
        stage.rub(updates, from: .header, start: 100)
    }

    /// At rest, and with the same result each time.
    func invalidate(_ count: Int) {
        present()
        guard let presentation = content.halfSheetPresentationController else {
            preconditionFailure("Nothing is presented.")
        }
        for _ in 0..<count {
            presentation.invalidatePresentation()
            stage.window.layoutIfNeeded()
        }
    }

    /// At rest, at the middle detent in portrait. In landscape the sheet covers the screen.
    func rotate(_ count: Int) {
        present()
        stage.rotateThereAndBack(count)
    }

    func presentAndDismiss(_ count: Int) {
        for _ in 0..<count {
            present()
            content.dismiss(animated: true)
            stage.settle()
        }
    }
}
