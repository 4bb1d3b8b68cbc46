import Presentations
import PresentationsTesting
import Testing
import UIKit

/// A half-sheet at rest on a phone, whose detents are at 392 (medium) and 69 (large) from the top.
@MainActor
package struct SheetOnScreen {
    package let scene = PresentedStage()
    package let content = CountingViewController()
    package let controller: HalfSheetPresentationController
    package let delegate = RecordingSheetDelegate()

    package init(_ style: HalfSheet, animated: Bool = true) throws {
        scene.presenter.presentAsHalfSheet(content, style: style, animated: animated)
        content.presentationController?.delegate = delegate
        scene.stage.settle()
        controller = try #require(content.halfSheetPresentationController)
    }

    package var stage: Stage { scene.stage }
    package var dimming: UIView? { scene.view(named: "presentation.dimming") }

    /// The view that a finger would touch.
    package func hit(_ x: CGFloat, _ y: CGFloat) -> UIView? {
        stage.window.hitTest(CGPoint(x: x, y: y), with: nil)
    }

    package var grabber: UIView? { scene.view(named: "presentation.grabber") }
    package var top: CGFloat { scene.chrome?.frame.minY ?? .nan }

    /// Puts the sheet where a drag would: its top at the position.
    package func move(to position: CGFloat) throws {
        let chrome = try #require(scene.chrome)
        chrome.center.y = position + chrome.bounds.height / 2
        controller.followMove(to: position)
    }
}
