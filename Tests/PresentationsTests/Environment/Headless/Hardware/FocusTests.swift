import KitTestSupport
import Presentations
import PresentationsTesting
import Testing
import UIKit

/// The focus that the tab key moves.
@MainActor
struct FocusTests {
    private let scene = PresentedStage()
    private let behind = UIButton(type: .system)

    private final class TwoButtonsViewController: UIViewController {
        let first = UIButton(type: .system)
        let second = UIButton(type: .system)

        override func viewDidLoad() {
            super.viewDidLoad()
            preferredContentSize = CGSize(width: 0, height: 240)
            first.frame = CGRect(x: 20, y: 20, width: 100, height: 44)
            second.frame = CGRect(x: 20, y: 80, width: 100, height: 44)
            view.addSubview(first)
            view.addSubview(second)
        }
    }

    private init() {
        behind.frame = CGRect(x: 20, y: 100, width: 100, height: 44)
        scene.presenter.view.addSubview(behind)
    }

    private func tab() { scene.stage.press(.keyboardTab) }

    @Test("The tab key does not leave a modal card, in either direction")
    func modal() {
        let content = TwoButtonsViewController()
        scene.presenter.presentAsCard(content)
        scene.stage.settle()
        tab()
        #expect(scene.stage.focusedView === content.first)
        tab()
        #expect(scene.stage.focusedView === content.second)
        tab()
        #expect(scene.stage.focusedView === content.second)
        scene.stage.press(.keyboardTab, modifiers: .shift)
        scene.stage.press(.keyboardTab, modifiers: .shift)
        #expect(scene.stage.focusedView === content.first)
    }

    @Test("It leaves a sheet that is not dimmed, where touches reach the presenting view, too")
    func undimmed() {
        let content = TwoButtonsViewController()
        scene.presenter.presentAsHalfSheet(
            content, style: HalfSheet(detents: [.medium()], largestUndimmedDetentIdentifier: .medium))
        scene.stage.settle()
        (0..<3).forEach { _ in tab() }
        #expect(scene.stage.focusedView === behind)
    }

    /// The controller of a card with that content.
    private func controller(of content: UIViewController) throws -> UIPresentationController {
        scene.presenter.presentAsCard(content)
        scene.stage.settle()
        return try #require(content.presentationController)
    }

    @Test("A presentation controller refuses by itself, for a system that does not ask the views around the content")
    func controllerRefuses() throws {
        let content = TwoButtonsViewController()
        let controller = try controller(of: content)
        #expect(!controller.shouldUpdateFocus(in: UIFocusUpdateContext(from: content.first, to: behind)))
        #expect(controller.shouldUpdateFocus(in: UIFocusUpdateContext(from: content.first, to: content.second)))
        #expect(controller.shouldUpdateFocus(in: UIFocusUpdateContext(from: behind, to: content.first)))
    }

    @Test("It goes to what is presented on top, and back to the presenting view after the dismissal")
    func onTop() {
        let content = TwoButtonsViewController()
        scene.presenter.presentAsCard(content)
        scene.stage.settle()
        tab()
        let top = TwoButtonsViewController()
        content.presentAsPopup(top)
        scene.stage.settle()
        tab()
        tab()
        #expect(scene.stage.focusedView === top.first)
        scene.presenter.dismiss(animated: true)
        scene.stage.settle()
        tab()
        #expect(scene.stage.focusedView === behind)
    }

    @Test("While it is dismissed, it lets the focus go")
    func dismissing() throws {
        let content = TwoButtonsViewController()
        let controller = try controller(of: content)
        let context = UIFocusUpdateContext(from: content.first, to: behind)
        #expect(!controller.shouldUpdateFocus(in: context))
        scene.presenter.dismiss(animated: true)
        scene.stage.advance(by: 0.1)
        #expect(controller.shouldUpdateFocus(in: context))
        scene.stage.settle()
    }
}
