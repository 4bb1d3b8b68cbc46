import Testing
import UIKit

@testable import TestSupport

/// A finger that rests on a scroll view before it lifts, and one that also drags something else.
@MainActor @Suite struct ScrollRestTests {
    private let table = GestureTable()
    /// Fills the screen, 393×852, with content of 393×3000.
    private let scroll: UIScrollView
    private let listener: ScrollListener

    init() {
        scroll = UIScrollView(frame: table.back.bounds)
        scroll.contentInsetAdjustmentBehavior = .never
        scroll.contentSize = CGSize(width: 393, height: 3000)
        listener = ScrollListener(table.journal)
        table.back.addSubview(scroll)
        MainLoop.current.settle()
        scroll.delegate = listener
    }

    private func drag(by distance: CGFloat, duration: TimeInterval) {
        table.fingers.down(at: .middle)
        table.fingers.drag(to: .middle.moved(0, distance), duration: duration)
    }

    /// Recorded on an iOS 26.1 simulator: 180 points at 187.5 points a second, and a rest of 0.304 seconds.
    @Test("A finger that moves slowly and rests before it is lifted leaves the content where it is (V6, Z2)")
    func slowRest() {
        drag(by: -180, duration: 0.96)
        table.wait(0.304)
        table.fingers.up()
        MainLoop.current.settle()
        #expect(scroll.contentOffset.y == 170)
        #expect(
            table.journal.take().filter { $0.contains("nd") } == [
                "scroll willEndDragging(0.0)", "scroll didEndDragging(false)",
            ])
    }

    /// Recorded on an iOS 26.1 simulator: 600 points at 625 points a second, and a rest of 0.304 seconds. The reported
    /// velocity points away from the edge, and the content comes back as from rest: 12 points in the first 7 ms.
    @Test("Past its edge, after a rest, the velocity is reported and the content comes back from rest (Z2, Z8)")
    func restPastEdge() {
        drag(by: 300, duration: 0.48)
        table.wait(0.304)
        let start = scroll.contentOffset.y
        table.fingers.up()
        table.wait(0.1)
        // A velocity of 625 points a second would have moved it further away first.
        #expect(scroll.contentOffset.y > start * 0.6)
        MainLoop.current.settle()
        #expect(scroll.contentOffset == .zero)
        #expect(
            table.journal.take().filter { $0.contains("nd") } == [
                "scroll willEndDragging(-0.625)", "scroll didEndDragging(true)", "scroll didEndDecelerating",
            ])
    }

    @Test("Within its limits it does not glide after a rest, though the velocity is reported (Z2)")
    func restWithinLimits() {
        drag(by: -300, duration: 0.48)
        table.wait(0.304)
        table.fingers.up()
        MainLoop.current.settle()
        #expect(scroll.contentOffset.y == 290)
        #expect(
            table.journal.take().filter { $0.contains("nd") } == [
                "scroll willEndDragging(0.625)", "scroll didEndDragging(false)",
            ])
    }

    @Test("A scroll view's pan sends its action before that of a pan above it, or after it (Q-5)")
    func orderOfPans() {
        let judge = GestureJudge()
        judge.allowsBoth = true
        let pan = table.add(UIPanGestureRecognizer(), "pan")
        pan.delegate = judge
        listener.onScroll = { [table] _ in table.journal.note("scroll.moved") }
        func actions() -> [String] {
            _ = table.journal.take()
            drag(by: -30, duration: 0.01)
            table.fingers.move(to: .middle.moved(0, -50))
            let actions = Array(table.journal.take().filter { $0.contains(".") }.prefix(4))
            table.wait(1)
            table.fingers.cancel()
            MainLoop.current.settle()
            return actions
        }
        #expect(actions() == ["scroll.moved", "pan.began", "scroll.moved", "pan.changed"])
        Assumptions.assuming {
            $0.scrollViewPan = .last
        } during: {
            #expect(actions() == ["pan.began", "scroll.moved", "pan.changed", "scroll.moved"])
        }
    }
}
