import Testing
import UIKit

@testable import TestSupport

@MainActor @Suite struct ScrollDraggingTests {
    private let table = GestureTable()
    /// Fills the screen, 393×852, with content of 393×3000.
    private let scroll: UIScrollView
    private let content: TouchView
    private let listener: ScrollListener

    init() {
        scroll = UIScrollView(frame: table.back.bounds)
        scroll.contentInsetAdjustmentBehavior = .never
        scroll.contentSize = CGSize(width: 393, height: 3000)
        content = TouchView("content", table.journal, frame: CGRect(x: 0, y: 0, width: 393, height: 3000))
        listener = ScrollListener(table.journal)
        scroll.addSubview(content)
        table.back.addSubview(scroll)
        MainLoop.current.settle()
        scroll.delegate = listener
    }

    private func drag(by distance: CGFloat, duration: TimeInterval = 0.2) {
        table.fingers.down(at: .middle)
        table.fingers.drag(to: .middle.moved(0, distance), duration: duration)
    }

    @Test("The content follows the finger less the 10 points of the pan (V4)")
    func follows() {
        drag(by: -110)
        #expect(scroll.contentOffset == CGPoint(x: 0, y: 100))
        table.fingers.up()
    }

    @Test("Past its edge the content follows in part, and comes back (V2)")
    func overscroll() {
        drag(by: 110)
        expectClose(scroll.contentOffset.y, -51.66, within: 0.005)
        table.wait(0.2)
        table.fingers.up()
        MainLoop.current.settle()
        #expect(scroll.contentOffset == .zero)
    }

    @Test("Without bouncing it stays at its edge (V2)")
    func doesNotBounce() {
        scroll.bounces = false
        drag(by: 110)
        #expect(scroll.contentOffset == .zero)
        table.fingers.up()
        MainLoop.current.settle()
    }

    @Test("A flick: the delegate's calls, in order, and the end (V1, V6)")
    func flick() {
        drag(by: -210)
        #expect(scroll.contentOffset == CGPoint(x: 0, y: 200))
        table.fingers.up()
        #expect(!scroll.isDragging && scroll.isDecelerating)
        MainLoop.current.settle()
        // 210 points in 0.2 s.
        expectClose(scroll.contentOffset.y, 200 + (1050 - 10) * 0.499, within: 0.01)
        #expect(!scroll.isDecelerating)
        let calls = table.journal.take().filter { $0.hasPrefix("scroll") }
        #expect(calls.first == "scroll willBeginDragging")
        #expect(
            calls.filter { $0 != "scroll didScroll" } == [
                "scroll willBeginDragging", "scroll willEndDragging(1.05)", "scroll didEndDragging(true)",
                "scroll willBeginDecelerating", "scroll didEndDecelerating",
            ])
        #expect(calls[1] == "scroll didScroll")
        #expect(calls.dropLast().last == "scroll didScroll")
    }

    @Test("The delegate can change the target offset (V6)")
    func target() {
        var proposed: CGPoint?
        listener.onWillEnd = { target in
            proposed = target.pointee
            target.pointee.y = 300
        }
        drag(by: -210)
        table.fingers.up()
        expectClose(proposed?.y, 200 + 1040 * 0.499, within: 0.01)
        MainLoop.current.settle()
        expectClose(scroll.contentOffset.y, 300, within: 1e-6)
    }

    @Test("Tracking from the touch on, dragging after the slop, decelerating after the lift (V7)")
    func flags() {
        #expect(!scroll.isTracking)
        table.fingers.down(at: .middle)
        #expect(scroll.isTracking && !scroll.isDragging)
        table.fingers.drag(to: .middle.moved(0, -100), duration: 0.1)
        #expect(scroll.isTracking && scroll.isDragging && !scroll.isDecelerating)
        table.fingers.up()
        #expect(!scroll.isTracking && !scroll.isDragging && scroll.isDecelerating)
        MainLoop.current.settle()
        #expect(!scroll.isDecelerating)
    }

    @Test("A finger, and an offset that is set, stop content that decelerates (V7)")
    func stops() {
        drag(by: -210)
        table.fingers.up()
        table.wait(0.1)
        let offset = scroll.contentOffset.y
        table.fingers.down(at: .middle)
        #expect(!scroll.isDecelerating)
        table.fingers.up()
        MainLoop.current.settle()
        #expect(scroll.contentOffset.y == offset)
        drag(by: -210)
        table.fingers.up()
        table.wait(0.1)
        scroll.contentOffset = CGPoint(x: 0, y: 50)
        #expect(!scroll.isDecelerating)
        MainLoop.current.settle()
        #expect(scroll.contentOffset.y == 50)
    }

    @Test("Content hears of a finger after 150 ms, and that it is cancelled when the content scrolls (V4)")
    func delaysAndCancels() {
        table.fingers.down(at: .middle)
        table.wait(0.14)
        #expect(table.journal.take() == [])
        table.wait(0.02)
        #expect(table.journal.take() == ["content began"])
        table.fingers.move(to: .middle.moved(0, -30))
        #expect(table.journal.take().contains("content cancelled"))
        table.fingers.up()
        MainLoop.current.settle()
    }

    @Test("A quick tap reaches the content, a quick drag does not (V4)")
    func tapAndDrag() {
        table.fingers.tap(at: .middle)
        #expect(table.journal.take() == ["content began", "content ended"])
        drag(by: -50, duration: 0.05)
        table.fingers.up()
        MainLoop.current.settle()
        #expect(!table.journal.take().contains { $0.hasPrefix("content") })
    }

    @Test(
        "A control that follows the finger keeps it, other views do not, and none if nothing can be cancelled (V4)")
    func keepsControls() {
        let control = UIControl(frame: CGRect(x: 0, y: 0, width: 393, height: 800))
        content.addSubview(control)
        func scrolls(after wait: TimeInterval) -> Bool {
            scroll.contentOffset = .zero
            table.fingers.down(at: .middle)
            table.wait(wait)
            table.fingers.drag(to: .middle.moved(0, -60), duration: 0.1)
            defer {
                table.fingers.up()
                MainLoop.current.settle()
            }
            return scroll.contentOffset.y > 0
        }
        #expect(scrolls(after: 0))
        #expect(!scrolls(after: 0.2))
        control.removeFromSuperview()
        #expect(scrolls(after: 0.2))
        scroll.canCancelContentTouches = false
        #expect(!scrolls(after: 0.2))
    }

    @Test("content scrolls along the axes that it is too long for")
    func axes() {
        table.fingers.down(at: .middle)
        table.fingers.drag(to: .middle.moved(100, 4), duration: 0.1)
        #expect(!scroll.isDragging)
        table.fingers.drag(to: .middle.moved(100, -60), duration: 0.1)
        #expect(scroll.contentOffset == CGPoint(x: 0, y: 50))
        table.fingers.up()
        MainLoop.current.settle()
        scroll.contentSize = CGSize(width: 393, height: 500)
        scroll.contentOffset = .zero
        drag(by: -60)
        #expect(!scroll.isDragging)
        table.fingers.up()
        scroll.alwaysBounceVertical = true
        drag(by: 60)
        #expect(scroll.contentOffset.y < 0)
        scroll.isScrollEnabled = false
        #expect(!scroll.isDragging)
        table.fingers.up()
        MainLoop.current.settle()
    }

    @Test("pages turn one at a time")
    func paging() {
        scroll.isPagingEnabled = true
        drag(by: -210)
        table.fingers.up()
        MainLoop.current.settle()
        expectClose(scroll.contentOffset.y, 852, within: 1e-6)
        drag(by: -100, duration: 2)
        table.wait(0.2)
        table.fingers.up()
        MainLoop.current.settle()
        expectClose(scroll.contentOffset.y, 852, within: 1e-6)
    }

    @Test("Content that is held in its place goes on from there, and does not jump when it is let go (V8)")
    func held() {
        listener.onScroll = { $0.contentOffset = .zero }
        drag(by: -110)
        #expect(scroll.contentOffset == .zero)
        listener.onScroll = { _ in }
        table.fingers.move(to: .middle.moved(0, -113))
        expectClose(scroll.contentOffset.y, 3)
        table.fingers.up()
        MainLoop.current.settle()
    }

    @Test("Disabling the pan of a scroll view ends the drag (G8)")
    func abort() {
        drag(by: -110)
        scroll.panGestureRecognizer.isEnabled = false
        #expect(!scroll.isDragging)
        table.fingers.move(to: .middle.moved(0, -200))
        #expect(scroll.contentOffset.y == 100)
        table.fingers.up()
        #expect(table.journal.take().last == "scroll didEndDragging(false)")
    }

    @Test("The pan's delegate is the scroll view, and cannot be another (V8)")
    func delegate() async {
        let adopting = AdoptingScrollView(frame: table.back.bounds)
        #expect(adopting.panGestureRecognizer.delegate === adopting)
        adopting.contentInsetAdjustmentBehavior = .never
        adopting.contentSize = CGSize(width: 393, height: 3000)
        table.back.addSubview(adopting)
        table.add(UIPanGestureRecognizer(), "pan")
        drag(by: -60)
        #expect(adopting.contentOffset.y == 50)
        #expect(table.journal.take().contains("pan.began"))
        table.fingers.up()
        MainLoop.current.settle()
        await #expect(processExitsWith: .failure) {
            await MainActor.run {
                let judge = GestureJudge()
                UIScrollView(frame: .zero).panGestureRecognizer.delegate = judge
            }
        }
    }
}

private final class AdoptingScrollView: UIScrollView, UIGestureRecognizerDelegate {
    func gestureRecognizer(
        _ gestureRecognizer: UIGestureRecognizer,
        shouldRecognizeSimultaneouslyWith otherGestureRecognizer: UIGestureRecognizer
    ) -> Bool { true }
}
