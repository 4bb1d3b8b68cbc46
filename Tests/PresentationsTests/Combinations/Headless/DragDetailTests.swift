import KitTestSupport
import PresentationsTesting
import Testing
import UIKit

@testable import Presentations

/// Details that a drag of a presented view relies on.
@MainActor
struct DragDetailTests {
    private let scene = PresentedStage()
    private let delegate = RecordingDelegate()

    private func present(_ content: UIViewController, _ style: HalfSheet = HalfSheet()) {
        scene.presenter.presentAsHalfSheet(content, style: style)
        content.presentationController?.delegate = delegate
        scene.stage.settle()
    }

    /// Moves a finger so far that the view has followed it by `way`.
    private func hold(at way: CGFloat, from y: CGFloat = 600) {
        scene.stage.touchDown(at: CGPoint(x: 196, y: y))
        scene.stage.touchMoved(to: CGPoint(x: 196, y: y + way + (way < 0 ? -10 : 10)))
    }

    /// Fills the content with a scroll view.
    private func addScrollView(to content: UIViewController, length: CGFloat) -> UIScrollView {
        let scrollView = UIScrollView(frame: CGRect(x: 0, y: 0, width: 393, height: 460))
        scrollView.contentSize = CGSize(width: 393, height: length)
        scrollView.contentInsetAdjustmentBehavior = .never
        content.view.addSubview(scrollView)
        return scrollView
    }

    @Test("A scroll view that is switched off shares no finger, wherever it is scrolled to (R11)")
    func scrollingDisabled() {
        let content = UIViewController()
        let scrollView = addScrollView(to: content, length: 2000)
        scrollView.contentOffset.y = 100
        scrollView.isScrollEnabled = false
        present(content)
        hold(at: 40)
        #expect(scene.chrome?.frame.minY == 432)
        scene.stage.touchUp()
        scene.stage.settle()
    }

    @Test("A button without targets lets the sheet be dragged by it (R11)")
    func silentButton() {
        let content = UIViewController()
        content.view.addSubview(UIButton(frame: CGRect(x: 0, y: 0, width: 393, height: 460)))
        present(content)
        hold(at: -40)
        #expect(scene.chrome?.frame.minY == 352)
        scene.stage.touchUp()
        scene.stage.settle()
    }

    @Test("On its way out it goes so far that its shadow is gone, and layout does not call it back")
    func leaving() throws {
        present(UIViewController())
        scene.stage.drag(from: CGPoint(x: 196, y: 500), to: CGPoint(x: 196, y: 840), duration: 0.1)
        scene.stage.advance(by: 0.02)
        let chrome = try #require(scene.chrome)
        #expect(chrome.frame.minY == 896)
        scene.container?.setNeedsLayout()
        scene.container?.layoutIfNeeded()
        #expect(chrome.frame.minY == 896)
        scene.stage.settle()
        #expect(scene.presenter.presentedViewController == nil)
    }

    @Test("A card, which is attached to no edge, is not extended when it is pulled inward")
    func cardIsNotExtended() throws {
        let content = scene.presentCard()
        scene.stage.settle()
        hold(at: -60)
        let chrome = try #require(scene.chrome as? ChromeView)
        #expect(chrome.frame.minY < 478)
        #expect(chrome.overscrollFill == nil)
        scene.stage.touchUp()
        content.dismiss(animated: false)
        scene.stage.settle()
    }

    @Test("A swipe that the content does not let dismiss is forgotten when the app dismisses later (Q5)")
    func refusedByContent() {
        let content = StubbornViewController()
        present(content)
        content.isStubborn = true
        scene.stage.drag(from: CGPoint(x: 196, y: 500), to: CGPoint(x: 196, y: 840), duration: 0.1)
        scene.stage.settle()
        #expect(scene.chrome?.frame == CGRect(x: 0, y: 392, width: 393, height: 460))
        content.isStubborn = false
        content.dismiss(animated: true)
        scene.stage.settle()
        #expect(scene.presenter.presentedViewController == nil)
        #expect(delegate.calls == ["should", "will"])
    }

    @Test("Alongside completions of a caught dismissal see that it was cancelled (C55)")
    func caughtIsCancelled() {
        present(UIViewController())
        scene.presenter.dismiss(animated: true)
        scene.stage.advance(by: 0.05)
        var heard: [Bool] = []
        scene.presenter.presentedViewController?.transitionCoordinator?.animate(
            alongsideTransition: nil, completion: { heard.append($0.isCancelled) })
        hold(at: -20, from: 700)
        #expect(heard == [true])
        scene.stage.touchUp()
        scene.stage.settle()
    }
}

/// Refuses to be dismissed.
private final class StubbornViewController: CountingViewController {
    var isStubborn = false

    convenience init() { self.init(.zero) }

    override func dismiss(animated flag: Bool, completion: (() -> Void)? = nil) {
        if !isStubborn { super.dismiss(animated: flag, completion: completion) }
    }
}
