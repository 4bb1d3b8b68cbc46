import Testing
import UIKit

@testable import TestSupport

/// Gestures that dismiss a zoomed view.
@Suite @MainActor
struct ZoomDismissalTests {
    private typealias Options = UIViewController.Transition.ZoomOptions

    private let journal = Journal()
    private let phone: Phone
    private let presented: JournalViewController
    private let thumb = UIView(frame: CGRect(x: 50, y: 100, width: 100, height: 100))
    private let fingers: Touchscreen
    private let options = Options()
    private let screen = CGRect(x: 0, y: 0, width: 393, height: 852)

    init() {
        phone = Phone(root: JournalViewController("root", journal))
        presented = JournalViewController("presented", journal)
        fingers = Touchscreen(phone.window)
        phone.root.view.addSubview(thumb)
        presented.modalPresentationStyle = .fullScreen
    }

    private func present() {
        presented.preferredTransition = .zoom(options: options) { [thumb] _ in thumb }
        phone.root.present(presented, animated: true)
        MainLoop.current.settle()
        _ = journal.take()
    }

    /// Puts a finger down and moves it by 10 points, after which the pan begins, and by `way` more.
    private func pull(by way: CGFloat, duration: TimeInterval = 1) {
        fingers.down(at: CGPoint(x: 196, y: 300))
        fingers.drag(to: CGPoint(x: 196, y: 310 + way), duration: duration)
    }

    /// Lifts it after a rest, so that its speed does not count.
    private func letGo() {
        MainLoop.current.advance(by: 0.5)
        fingers.up()
    }

    @Test("A pull takes the view along, smaller the further it goes, and lets it shrink into its source")
    func pulledDown() throws {
        present()
        pull(by: 213)
        #expect(presented.isBeingDismissed)
        #expect(presented.transitionCoordinator?.isInteractive == true)
        let window = try #require(presented.view.superview)
        // A quarter of the way: 1 less a quarter of 0.6.
        expectClose(window.frame.width, 393 * 0.85, within: 0.5)
        expectClose(window.frame.midY, 426 + 213, within: 0.5)
        expectClose(presented.transitionCoordinator?.percentComplete, 0.25, within: 0.01)
        #expect(thumb.alpha == 0)
        letGo()
        #expect(presented.transitionCoordinator?.isCancelled == false)
        MainLoop.current.settle()
        #expect(phone.window.subviews == [phone.root.view])
        #expect(presented.presentingViewController == nil)
        #expect(thumb.alpha == 1)
        #expect(
            journal.take() == [
                "presented.viewWillDisappear(true)", "root.viewWillAppear(true)", "root.viewIsAppearing(true)",
                "root.viewDidAppear(true)", "presented.viewDidDisappear(true)",
            ])
    }

    @Test("A pull that is too short is taken back, and the next one works")
    func takenBack() {
        present()
        pull(by: 60)
        letGo()
        #expect(presented.transitionCoordinator?.isCancelled == true)
        MainLoop.current.settle()
        #expect(presented.presentingViewController === phone.root)
        #expect(presented.view.frame == screen)
        #expect(presented.view.superview?.subviews.count == 1)
        #expect(presented.view.safeAreaInsets.top == 59)
        #expect(phone.root.view.window == nil)
        pull(by: 213)
        letGo()
        MainLoop.current.settle()
        #expect(presented.presentingViewController == nil)
    }

    @Test("A quick short pull is enough")
    func flicked() {
        present()
        pull(by: 60, duration: 0.1)
        fingers.up()
        MainLoop.current.settle()
        #expect(presented.presentingViewController == nil)
    }

    @Test("A finger that has lifted before the dismissal begins ends it")
    func early() {
        present()
        fingers.down(at: CGPoint(x: 196, y: 300))
        MainLoop.current.advance(by: 0.02)
        fingers.send([0: .move(CGPoint(x: 196, y: 500))])
        fingers.up()
        MainLoop.current.settle()
        #expect(presented.presentingViewController == nil)
    }

    @Test("A swipe from the edge takes back what has been pushed, but nothing that is presented")
    func fromTheEdge() {
        present()
        fingers.down(at: CGPoint(x: 5, y: 400))
        fingers.drag(to: CGPoint(x: 300, y: 400), duration: 0.5)
        #expect(!presented.isBeingDismissed)
        fingers.up()
        MainLoop.current.settle()
        #expect(presented.presentingViewController === phone.root)
    }

    @Test("Up, to the side and diagonally to the side nothing begins", arguments: [(0, -1), (1, 0), (-1, 0.5)])
    func directions(_ direction: (x: CGFloat, y: CGFloat)) {
        present()
        fingers.down(at: CGPoint(x: 196, y: 400))
        fingers.drag(to: CGPoint(x: 196 + 180 * direction.x, y: 400 + 180 * direction.y), duration: 0.2)
        #expect(!presented.isBeingDismissed)
        fingers.up()
        MainLoop.current.settle()
        #expect(presented.presentingViewController === phone.root)
    }

    @Test("The options are asked with the finger and the system's answer, and have the last word")
    func shouldBegin() throws {
        var asked: [Options.InteractionContext] = []
        var answer = false
        options.interactiveDismissShouldBegin = { context in
            asked.append(context)
            return answer
        }
        present()
        pull(by: 213)
        letGo()
        MainLoop.current.settle()
        #expect(presented.presentingViewController === phone.root)
        let first = try #require(asked.first)
        #expect(asked.count == 1)
        #expect(first.willBegin)
        #expect(first.location.x == 196)
        #expect(first.location.y >= 310 && first.location.y < 320)
        #expect(first.velocity.dx == 0)
        #expect(first.velocity.dy > 100)
        answer = true
        fingers.down(at: CGPoint(x: 196, y: 600))
        fingers.drag(to: CGPoint(x: 196, y: 300), duration: 0.3)
        #expect(asked.last?.willBegin == false)
        #expect(presented.isBeingDismissed)
        fingers.up()
        MainLoop.current.settle()
    }

    @Test("Content that has been scrolled keeps the pull; at its top it leaves it")
    func scrolled() {
        let scroll = UIScrollView(frame: screen)
        scroll.contentSize = CGSize(width: 393, height: 2000)
        presented.view.addSubview(scroll)
        present()
        let top = -scroll.adjustedContentInset.top
        scroll.contentOffset.y = 300
        pull(by: 100)
        #expect(!presented.isBeingDismissed)
        #expect(scroll.contentOffset.y < 250)
        letGo()
        MainLoop.current.settle()
        scroll.contentOffset.y = top
        pull(by: 213)
        #expect(presented.isBeingDismissed)
        #expect(scroll.contentOffset.y == top)
        letGo()
        MainLoop.current.settle()
        #expect(presented.presentingViewController == nil)
    }

    @Test("Content at its top scrolls up, and pages turn, under the same finger")
    func otherWays() {
        let scroll = UIScrollView(frame: screen)
        scroll.contentSize = CGSize(width: 786, height: 2000)
        presented.view.addSubview(scroll)
        present()
        let top = scroll.contentOffset.y
        fingers.down(at: CGPoint(x: 196, y: 600))
        fingers.drag(to: CGPoint(x: 196, y: 400), duration: 1)
        letGo()
        MainLoop.current.settle()
        #expect(scroll.contentOffset.y > top + 150)
        fingers.down(at: CGPoint(x: 300, y: 600))
        fingers.drag(to: CGPoint(x: 100, y: 600), duration: 1)
        letGo()
        MainLoop.current.settle()
        #expect(scroll.contentOffset.x > 150)
    }

    @Test("A presenting controller is not dismissed")
    func covered() {
        present()
        let sheet = UIViewController()
        sheet.modalPresentationStyle = .overFullScreen
        presented.present(sheet, animated: false)
        MainLoop.current.settle()
        pull(by: 213)
        letGo()
        MainLoop.current.settle()
        #expect(presented.presentedViewController === sheet)
    }

    @Test("Without a zoom a full screen stays where it is")
    func noZoom() {
        phone.root.present(presented, animated: false)
        MainLoop.current.settle()
        pull(by: 213)
        letGo()
        MainLoop.current.settle()
        #expect(presented.presentingViewController === phone.root)
    }
}
