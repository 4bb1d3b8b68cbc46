import KitTestSupport
import Presentations
import PresentationsTesting
import Testing
import UIKit

/// The calls of view controllers and delegates in a drag, in order.
@MainActor
struct LifeCycleTests {
    private let scene = PresentedStage()
    private let delegate = RecordingDelegate()

    private func present(_ style: some PresentationStyle = HalfSheet()) -> LoggingViewController {
        let content = LoggingViewController()
        scene.presenter.present(content, as: style)
        content.presentationController?.delegate = delegate
        scene.stage.settle()
        content.forgetCalls()
        return content
    }

    /// Puts a finger down and keeps it there; 10 points are lost before the gesture begins.
    private func hold(at way: CGFloat, from y: CGFloat = 500) {
        scene.stage.touchDown(at: CGPoint(x: 196, y: y))
        var done: CGFloat = 0
        while done < way {
            done = min(way, done + 10)
            scene.stage.advance(by: 1.0 / 120)
            scene.stage.touchMoved(to: CGPoint(x: 196, y: y + done))
        }
        scene.stage.advance(by: 0.2)
    }

    @Test("A swipe that is taken back: every call, in order (L3)")
    func cancelled() throws {
        let content = present()
        var log: [String] = []
        content.onCall = { log.append($0) }
        content.onWillDisappear = { coordinator in
            log.append("interactive: \(coordinator.initiallyInteractive), \(coordinator.isInteractive)")
            coordinator.animate { _ in
                log.append("alongside")
            } completion: {
                log.append("alongside completion, cancelled: \($0.isCancelled)")
            }
            coordinator.notifyWhenInteractionChanges {
                log.append("interaction: \($0.isInteractive), cancelled: \($0.isCancelled)")
            }
        }
        hold(at: 125)
        #expect(log == ["willDisappear", "interactive: true, true", "alongside"])
        #expect(delegate.calls == ["should", "will"])
        #expect(content.isBeingDismissed)
        log = []
        scene.stage.touchUp()
        #expect(log == ["interaction: false, cancelled: true", "willAppear"])
        scene.stage.advance(by: 0.4)
        #expect(log == ["interaction: false, cancelled: true", "willAppear"])
        scene.stage.settle()
        // UIKit's order, whatever it is.
        let ends = ["didAppear", "alongside completion, cancelled: true"]
        let isAlongsideFirst = Assumptions.current.alongside == .before
        #expect(
            log == ["interaction: false, cancelled: true", "willAppear"]
                + (isAlongsideFirst ? ends.reversed() : ends))
        #expect(delegate.calls == ["should", "will"])
        #expect(content.transitionCoordinator == nil)
        #expect(!content.isBeingDismissed)
        #expect(scene.presenter.calls == [])
    }

    @Test("One of each call a cycle, whatever the finger did in between; the presenter hears nothing (R2)")
    func cycles() {
        let content = present()
        for _ in 0..<3 {
            hold(at: 100)
            scene.stage.touchUp()
            scene.stage.settle()
        }
        #expect(
            content.calls == Array(repeating: ["willDisappear", "willAppear", "didAppear"], count: 3).flatMap { $0 })
        content.forgetCalls()
        hold(at: 300)
        scene.stage.touchUp()
        scene.stage.settle()
        #expect(content.calls == ["willDisappear", "didDisappear"])
        #expect(delegate.calls == ["should", "will", "should", "will", "should", "will", "should", "will", "did"])
        #expect(scene.presenter.calls == [])
        #expect(scene.stage.window.subviews == [scene.presenter.view])
    }

    @Test("Between its detents a sheet causes no appearance calls (R2)")
    func betweenDetents() {
        let content = present()
        scene.stage.drag(from: CGPoint(x: 196, y: 600), to: CGPoint(x: 196, y: 200), duration: 0.5)
        scene.stage.settle()
        scene.stage.drag(from: CGPoint(x: 196, y: 200), to: CGPoint(x: 196, y: 480), duration: 2)
        scene.stage.settle()
        #expect(content.calls == [])
        #expect(delegate.calls == [])
        #expect(scene.presenter.calls == [])
    }

    @Test(
        "A sheet that may not be dismissed gives, comes back, and tells of the attempt, once (Q3)",
        arguments: [true, false])
    func refused(isModal: Bool) throws {
        let content = present()
        content.isModalInPresentation = isModal
        delegate.allows = false
        hold(at: 110)
        // 100 points on a container of 852: the rubber band gives 51.66.
        #expect(abs(try #require(scene.chrome).frame.minY - (392 + 51.66)) < 0.34)
        hold(on: 250)
        scene.stage.touchUp()
        scene.stage.settle()
        #expect(scene.chrome?.frame == CGRect(x: 0, y: 392, width: 393, height: 460))
        #expect(delegate.calls == (isModal ? ["attempt"] : ["should", "attempt"]))
        #expect(content.calls == [])
    }

    private func hold(on way: CGFloat) {
        scene.stage.touchMoved(to: CGPoint(x: 196, y: 500 + way))
        scene.stage.advance(by: 0.2)
    }

    @Test("Without .swipe it yields, and the delegate is neither asked nor notified")
    func switchedOff() {
        let content = present(HalfSheet(dismissal: []))
        scene.stage.drag(from: CGPoint(x: 196, y: 500), to: CGPoint(x: 196, y: 800), duration: 0.2)
        scene.stage.settle()
        #expect(scene.chrome?.frame == CGRect(x: 0, y: 392, width: 393, height: 460))
        #expect(delegate.calls == [])
        #expect(content.calls == [])
    }

    @Test("Escape during a drag dismisses as it does at rest, and the finger holds nothing any more (R16)")
    func escape() throws {
        let content = present()
        hold(at: 0)
        scene.stage.touchMoved(to: CGPoint(x: 196, y: 400))
        #expect(scene.chrome?.frame.minY == 302)
        let chrome = try #require(scene.chrome)
        #expect(chrome.accessibilityPerformEscape())
        scene.stage.advance(by: 0.1)
        let top = try visible(chrome).frame.minY
        #expect(top > 302)
        scene.stage.touchMoved(to: CGPoint(x: 196, y: 300))
        #expect(try visible(chrome).frame.minY == top)
        scene.stage.touchUp()
        scene.stage.settle()
        #expect(content.calls == ["willDisappear", "didDisappear"])
        #expect(delegate.calls == ["should", "will", "did"])
        #expect(scene.stage.window.subviews == [scene.presenter.view])
    }

    @Test("Escape while the finger dismisses is not dealt with; the finger goes on (R16)")
    func escapeWhileDismissing() throws {
        let content = present()
        hold(at: 110)
        #expect(try #require(scene.chrome).accessibilityPerformEscape() == false)
        scene.stage.touchMoved(to: CGPoint(x: 196, y: 620))
        #expect(scene.chrome?.frame.minY == 502)
        scene.stage.advance(by: 0.2)
        scene.stage.touchUp()
        scene.stage.settle()
        #expect(content.calls == ["willDisappear", "willAppear", "didAppear"])
        #expect(delegate.calls == ["should", "will"])
    }

    @Test("What an app dismisses while the finger dismisses leaves when the finger lifts, also if that keeps it (R13)")
    func appWhileDismissing() {
        let content = present()
        hold(at: 110)
        content.dismiss(animated: true)
        scene.stage.advance(by: 0.2)
        scene.stage.touchUp()
        scene.stage.settle()
        #expect(content.calls == ["willDisappear", "willAppear", "didAppear", "willDisappear", "didDisappear"])
        #expect(scene.stage.window.subviews == [scene.presenter.view])
        #expect(delegate.calls == ["should", "will"])
    }

    @Test(
        "An app that dismisses what the finger holds between its detents takes it away from where it is (R13, Q4)",
        arguments: [true, false])
    func appWhileHeld(animated: Bool) throws {
        let content = present()
        hold(at: 0)
        scene.stage.touchMoved(to: CGPoint(x: 196, y: 400))
        let chrome = try #require(scene.chrome)
        content.dismiss(animated: animated)
        scene.stage.touchMoved(to: CGPoint(x: 196, y: 380))
        if animated { #expect(abs(try visible(chrome).frame.minY - 302) <= 20) }
        scene.stage.settle()
        scene.stage.touchUp()
        #expect(content.calls == ["willDisappear", "didDisappear"])
        #expect(delegate.calls == [])
        #expect(scene.stage.window.subviews == [scene.presenter.view])
    }

    @Test("A turn of the device in the middle of a drag takes the sheet out of the hand, to a place that it has (R14)")
    func rotation() {
        _ = present()
        hold(at: 0)
        scene.stage.touchMoved(to: CGPoint(x: 196, y: 260))
        #expect(scene.chrome?.frame.minY == 162)
        scene.stage.rotate(to: .landscapeLeft)
        scene.stage.touchMoved(to: CGPoint(x: 196, y: 240))
        scene.stage.settle()
        scene.stage.touchUp()
        let turned = scene.chrome?.frame
        let fresh = PresentedStage(orientation: .landscapeLeft)
        fresh.presenter.presentAsHalfSheet(UIViewController(), style: HalfSheet(selectedDetentIdentifier: .large))
        fresh.stage.settle()
        #expect(turned == fresh.chrome?.frame)
        scene.stage.rotate(to: .portrait)
        scene.stage.settle()
        #expect(scene.chrome?.frame == CGRect(x: 0, y: 69, width: 393, height: 783))
    }

    @Test("After five swipes that were taken back the fifth dismissal is like the first (R18)")
    func rounds() {
        for _ in 0..<5 {
            let content = present(Card())
            hold(at: 60, from: 600)
            scene.stage.touchUp()
            scene.stage.settle()
            #expect(scene.presenter.presentedViewController === content)
            hold(at: 180, from: 600)
            scene.stage.touchUp()
            scene.stage.settle()
            #expect(scene.presenter.presentedViewController == nil)
            #expect(scene.stage.window.subviews == [scene.presenter.view])
        }
        #expect(scene.presenter.calls == [])
    }
}

/// Forwards the coordinator of its disappearance.
private final class LoggingViewController: CountingViewController {
    var onWillDisappear: (any UIViewControllerTransitionCoordinator) -> Void = { _ in }

    convenience init() { self.init(CGSize(width: 0, height: 340)) }

    override func viewWillDisappear(_ animated: Bool) {
        super.viewWillDisappear(animated)
        transitionCoordinator.map(onWillDisappear)
    }
}
