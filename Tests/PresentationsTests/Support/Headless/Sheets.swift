import PresentationsTesting
import Testing
import UIKit

@testable import Presentations

/// A half-sheet at rest on a phone, whose detents are at 392 (medium) and 69 (large) from the top.
@MainActor
struct SheetOnScreen {
    let scene = PresentedStage()
    let content = CountingViewController()
    let controller: HalfSheetPresentationController
    let delegate = RecordingSheetDelegate()

    init(_ style: HalfSheet, animated: Bool = true) throws {
        scene.presenter.presentAsHalfSheet(content, style: style, animated: animated)
        content.presentationController?.delegate = delegate
        scene.stage.settle()
        controller = try #require(content.halfSheetPresentationController)
    }

    var stage: Stage { scene.stage }
    var dimming: UIView? { scene.view(named: "presentation.dimming") }

    /// The view that a finger would touch.
    func hit(_ x: CGFloat, _ y: CGFloat) -> UIView? {
        stage.window.hitTest(CGPoint(x: x, y: y), with: nil)
    }

    var grabber: UIView? { scene.view(named: "presentation.grabber") }
    var top: CGFloat { scene.chrome?.frame.minY ?? .nan }

    /// Puts the sheet where a drag would: its top at the position.
    func move(to position: CGFloat) throws {
        let chrome = try #require(scene.chrome)
        chrome.center.y = position + chrome.bounds.height / 2
        controller.followMove(to: position)
    }
}
