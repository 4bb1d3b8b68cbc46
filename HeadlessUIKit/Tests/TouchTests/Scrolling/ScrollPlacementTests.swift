import Testing
import UIKit

@testable import TestSupport

/// Code and fingers that both move the content.
@MainActor @Suite struct ScrollPlacementTests {
    private let table = GestureTable()
    /// Fills the screen, 393×852, with content of 393×3000.
    private let scroll: UIScrollView

    init() {
        scroll = UIScrollView(frame: table.back.bounds)
        scroll.contentInsetAdjustmentBehavior = .never
        scroll.contentSize = CGSize(width: 393, height: 3000)
        table.back.addSubview(scroll)
        MainLoop.current.settle()
    }

    private func drag(by distance: CGFloat, duration: TimeInterval = 0.2) {
        table.fingers.down(at: .middle)
        table.fingers.drag(to: .middle.moved(0, distance), duration: duration)
    }

    @Test("A target of the scroll view's pan runs after the scroll view has moved its content (V8)")
    func targetsRunAfterwards() {
        var offsets: [CGFloat] = []
        var isDecelerating = false
        let scroll = scroll
        table.onAction(of: scroll.panGestureRecognizer) {
            offsets.append(scroll.contentOffset.y)
            isDecelerating = scroll.isDecelerating
        }
        table.fingers.down(at: .middle)
        table.fingers.move(to: .middle.moved(0, -30))
        #expect(offsets == [20])
        table.wait(0.01)
        table.fingers.move(to: .middle.moved(0, -50))
        #expect(offsets == [20, 40])
        table.fingers.up()
        #expect(offsets == [20, 40, 40])
        #expect(isDecelerating)
        MainLoop.current.settle()
    }

    @Test("Content that code puts somewhere during a drag is dragged on from there (V5)")
    func placedDuringDrag() {
        drag(by: -110)
        scroll.contentOffset.y = 500
        table.fingers.drag(to: .middle.moved(0, -130), duration: 0.1)
        #expect(scroll.contentOffset.y == 520)
        table.fingers.up()
        MainLoop.current.settle()
    }

    @Test("Content that a target of the pan holds in place does not move, nor jump when it is let go (V8)")
    func heldDuringDrag() {
        let scroll = scroll
        let pan = scroll.panGestureRecognizer
        table.onAction(of: pan) { if pan.translation(in: nil).y >= -100 { scroll.contentOffset.y = 0 } }
        drag(by: -110)
        #expect(scroll.contentOffset.y == 0)
        table.fingers.drag(to: .middle.moved(0, -120), duration: 0.05)
        #expect(scroll.contentOffset.y == 10)
        table.wait(0.2)
        table.fingers.up()
        MainLoop.current.settle()
    }

    @Test("An offset that a target of the pan sets at the end of a drag stays (V7)", arguments: [true, false])
    func placedAtTheEnd(inside: Bool) {
        let scroll = scroll
        let pan = scroll.panGestureRecognizer
        table.onAction(of: pan) { if inside, pan.state == .ended { scroll.contentOffset.y = 200 } }
        drag(by: -210)
        table.fingers.up()
        if !inside { scroll.contentOffset.y = 200 }
        #expect(!scroll.isDecelerating)
        MainLoop.current.settle()
        #expect(scroll.contentOffset.y == 200)
    }

    @Test("So does one that the delegate sets when it hears of the end (V7)", arguments: ["end", "decelerate"])
    func placedByDelegate(moment: String) {
        let placer = Placer(moment)
        scroll.delegate = placer
        drag(by: -210)
        table.fingers.up()
        #expect(!scroll.isDecelerating)
        MainLoop.current.settle()
        #expect(scroll.contentOffset.y == 100)
    }

    @Test("content that lies beyond its end when the view grows moves back to it")
    func growingView() {
        scroll.contentOffset.y = 2148
        scroll.frame.size.height = 952
        #expect(scroll.contentOffset.y == 2048)
        scroll.bounds.size.height = 1052
        #expect(scroll.contentOffset.y == 1948)
        scroll.frame.size.height = 852
        #expect(scroll.contentOffset.y == 1948)
    }

    @Test("so does content that becomes shorter, and content that loses an inset")
    func shorterContent() {
        scroll.contentInset.bottom = 100
        scroll.contentOffset.y = 2248
        scroll.contentInset.bottom = 40
        #expect(scroll.contentOffset.y == 2188)
        scroll.contentSize.height = 1000
        #expect(scroll.contentOffset.y == 188)
        scroll.contentSize.height = 100
        #expect(scroll.contentOffset.y == 0)
    }

    @Test("an offset beyond the limits that code sets is left alone")
    func placedBeyond() {
        scroll.contentOffset.y = -70
        #expect(scroll.contentOffset.y == -70)
        MainLoop.current.settle()
        #expect(scroll.contentOffset.y == -70)
    }

    @Test("content in a finger's hand is not taken back before it is let go")
    func inHand() {
        scroll.contentOffset.y = 2148
        drag(by: 60)
        #expect(scroll.contentOffset.y == 2098)
        scroll.contentSize.height = 2900
        #expect(scroll.contentOffset.y == 2098)
        table.wait(0.2)
        table.fingers.up()
        MainLoop.current.settle()
        #expect(scroll.contentOffset.y == 2048)
    }

    @Test("content that becomes shorter while it runs on comes to rest within its limits")
    func shorterWhileDecelerating() {
        drag(by: -210)
        table.fingers.up()
        scroll.contentSize.height = 1200
        MainLoop.current.settle()
        #expect(scroll.contentOffset.y == 348)
    }
}

private final class Placer: NSObject, UIScrollViewDelegate {
    private let moment: String

    init(_ moment: String) {
        self.moment = moment
    }

    func scrollViewDidEndDragging(_ scrollView: UIScrollView, willDecelerate decelerate: Bool) {
        if moment == "end" { scrollView.contentOffset.y = 100 }
    }

    func scrollViewWillBeginDecelerating(_ scrollView: UIScrollView) {
        if moment == "decelerate" { scrollView.contentOffset.y = 100 }
    }
}
