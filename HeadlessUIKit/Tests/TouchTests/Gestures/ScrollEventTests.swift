import Testing
import UIKit

@testable import TestSupport

@MainActor @Suite struct ScrollEventTests {
    private let table = GestureTable()
    private let trackpad: Trackpad

    init() {
        trackpad = Trackpad(table.phone.window)
    }

    private func entries() -> [String] { table.journal.take() }

    @Test(
        "A pan follows a trackpad only if its mask allows that (G17)",
        arguments: [
            (UIScrollTypeMask(), UIScrollTypeMask.continuous, false), (.continuous, .continuous, true),
            (.discrete, .continuous, false), (.discrete, .discrete, true), (.all, .continuous, true),
            (.all, .discrete, true),
        ])
    func mask(mask: UIScrollTypeMask, device: UIScrollTypeMask, follows: Bool) {
        let pan = table.add(UIPanGestureRecognizer(), "pan")
        #expect(pan.allowedScrollTypesMask == [])
        pan.allowedScrollTypesMask = mask
        trackpad.scroll(at: .middle, by: CGPoint(x: 0, y: 40), duration: 0.02, type: device)
        #expect(entries() == (follows ? ["pan.began", "pan.changed", "pan.changed", "pan.ended"] : []))
        #expect(pan.state == .possible)
    }

    @Test("There is no touch: the pointer is the place, and the whole way is the translation (G17)")
    func noTouch() {
        let pan = table.add(UIPanGestureRecognizer(), "pan")
        pan.allowedScrollTypesMask = .all
        trackpad.begin(at: .middle)
        #expect(pan.state == .possible)
        table.wait(0.01)
        trackpad.move(by: CGPoint(x: 3, y: 4))
        #expect(pan.state == .began)
        #expect(pan.numberOfTouches == 0)
        #expect(pan.location(in: table.back) == .middle)
        #expect(pan.translation(in: table.back) == CGPoint(x: 3, y: 4))
        table.wait(0.01)
        trackpad.move(by: CGPoint(x: 0, y: 6))
        #expect(pan.translation(in: table.back) == CGPoint(x: 3, y: 10))
        expectClose(pan.velocity(in: table.back).y, 500, within: 0.01)
        trackpad.end()
        #expect(pan.state == .possible)
        // Views and their taps have got no call.
        #expect(entries() == ["pan.began", "pan.changed", "pan.ended"])
    }

    @Test("The delegate is asked about the event, not about a touch, and then whether it begins (G17)")
    func delegate() {
        let judge = GestureJudge(table.journal)
        let pan = table.add(UIPanGestureRecognizer(), "pan")
        pan.allowedScrollTypesMask = .all
        pan.delegate = judge
        trackpad.scroll(at: .middle, by: CGPoint(x: 0, y: 4), duration: 0)
        #expect(entries() == ["pan event?", "pan begin?", "pan.began", "pan.ended"])
    }

    @Test("A recogniser that refuses the event does not follow it (G17)")
    func refusal() {
        final class Touches: NSObject, UIGestureRecognizerDelegate {
            var types: [UIEvent.EventType] = []
            func gestureRecognizer(_ recognizer: UIGestureRecognizer, shouldReceive event: UIEvent) -> Bool {
                types.append(event.type)
                return event.type == .touches
            }
        }
        let delegate = Touches()
        let pan = table.add(UIPanGestureRecognizer(), "pan")
        pan.allowedScrollTypesMask = .all
        pan.delegate = delegate
        trackpad.scroll(at: .middle, by: CGPoint(x: 0, y: 40), duration: 0.1)
        #expect(entries() == [])
        #expect(delegate.types == [.scroll])
    }

    @Test("The view under the pointer decides with it, and who is not under it hears nothing")
    func place() {
        let pan = table.add(UIPanGestureRecognizer(), "pan", to: table.front)
        pan.allowedScrollTypesMask = .all
        trackpad.scroll(at: CGPoint(x: 10, y: 10), by: CGPoint(x: 0, y: 40), duration: 0)
        #expect(entries() == [])
        trackpad.scroll(at: .middle, by: CGPoint(x: 0, y: 40), duration: 0)
        #expect(entries() == ["pan.began", "pan.ended"])
    }

    @Test("Of two pans under the pointer the inner one wins (G4)")
    func rivals() {
        for (name, view) in [("inner", table.front), ("outer", table.back)] {
            table.add(UIPanGestureRecognizer(), name, to: view).allowedScrollTypesMask = .all
        }
        trackpad.scroll(at: .middle, by: CGPoint(x: 0, y: 40), duration: 0)
        #expect(entries() == ["inner.began", "inner.ended"])
    }

    @Test("A scroll that does not move ends as if there had been none; one that is cancelled is cancelled")
    func ends() {
        let pan = table.add(UIPanGestureRecognizer(), "pan")
        pan.allowedScrollTypesMask = .all
        trackpad.begin(at: .middle)
        trackpad.end()
        #expect(entries() == [])
        trackpad.begin(at: .middle)
        trackpad.move(by: CGPoint(x: 0, y: 5))
        trackpad.cancel()
        #expect(entries() == ["pan.began", "pan.cancelled"])
        trackpad.begin(at: .middle)
        trackpad.move(by: CGPoint(x: 0, y: 5))
        pan.isEnabled = false
        pan.isEnabled = true
        trackpad.move(by: CGPoint(x: 0, y: 5))
        trackpad.end()
        #expect(entries() == ["pan.began", "pan.cancelled"])
    }

    @Test("A pan from the edge of the screen has no edge on a trackpad")
    func edge() {
        let pan = table.add(UIScreenEdgePanGestureRecognizer(), "pan")
        pan.edges = .left
        pan.allowedScrollTypesMask = .all
        trackpad.scroll(at: CGPoint(x: 2, y: 400), by: CGPoint(x: 100, y: 0), duration: 0.1)
        #expect(entries() == [])
    }

    @Test("A scroll view takes every scroll, calls its delegate as for a finger, and glides on (V6, G17)")
    func scrollView() {
        let scroll = UIScrollView(frame: table.back.bounds)
        scroll.contentInsetAdjustmentBehavior = .never
        scroll.contentSize = CGSize(width: 393, height: 3000)
        table.back.addSubview(scroll)
        MainLoop.current.settle()
        #expect(scroll.panGestureRecognizer.allowedScrollTypesMask == .all)
        let listener = ScrollListener(table.journal)
        scroll.delegate = listener
        trackpad.scroll(at: .middle, by: CGPoint(x: 0, y: -200), duration: 0.2)
        expectClose(scroll.contentOffset.y, 200, within: 0.001)
        #expect(scroll.isDecelerating)
        MainLoop.current.settle()
        #expect(
            entries().filter { $0 != "scroll didScroll" } == [
                "scroll willBeginDragging", "scroll willEndDragging(1.0)", "scroll didEndDragging(true)",
                "scroll willBeginDecelerating", "scroll didEndDecelerating",
            ])
        // There is nothing to scroll sideways.
        let offset = scroll.contentOffset
        trackpad.scroll(at: .middle, by: CGPoint(x: 100, y: 0), duration: 0.1)
        #expect(scroll.contentOffset == offset)
        #expect(entries() == [])
    }

    @Test("Fingers on the trackpad stop content that glides (V7)")
    func stops() {
        let scroll = UIScrollView(frame: table.back.bounds)
        scroll.contentSize = CGSize(width: 393, height: 3000)
        table.back.addSubview(scroll)
        MainLoop.current.settle()
        trackpad.scroll(at: .middle, by: CGPoint(x: 0, y: -200), duration: 0.1)
        table.wait(0.1)
        #expect(scroll.isDecelerating)
        trackpad.begin(at: .middle)
        #expect(!scroll.isDecelerating)
        trackpad.end()
    }
}
