import Testing
import UIKit

@testable import TestSupport

/// A touch without movement on moving content.
@MainActor @Suite struct ScrollTouchTests {
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

    /// Pulls the content 51.66 points beyond its edge, releases it, and touches it on its way back.
    private func touchBouncing() {
        table.fingers.down(at: .middle)
        table.fingers.drag(to: .middle.moved(0, 110), duration: 0.2)
        table.wait(0.2)
        table.fingers.up()
        table.wait(0.1)
        table.fingers.down(at: .middle)
    }

    @Test("A finger stops content that bounces, and lets it come back when it leaves (V3)")
    func bouncing() {
        touchBouncing()
        let offset = scroll.contentOffset.y
        #expect(offset < -10)
        table.wait(0.5)
        #expect(scroll.contentOffset.y == offset)
        table.fingers.up()
        #expect(scroll.contentOffset.y == offset)
        table.wait(0.1)
        #expect(scroll.contentOffset.y > offset && scroll.contentOffset.y < 0)
        MainLoop.current.settle()
        #expect(scroll.contentOffset == .zero)
    }

    @Test("Content that a finger keeps past its edge is not taken back when its limits move (V3)")
    func limits() {
        touchBouncing()
        let offset = scroll.contentOffset.y
        scroll.contentSize.height = 2000
        MainLoop.current.turn()
        #expect(scroll.contentOffset.y == offset)
        table.fingers.up()
        MainLoop.current.settle()
        #expect(scroll.contentOffset == .zero)
    }

    @Test("A finger stops content that decelerates, where it is (V1)")
    func decelerating() {
        table.fingers.down(at: .middle)
        table.fingers.drag(to: .middle.moved(0, -210), duration: 0.2)
        table.fingers.up()
        table.wait(0.1)
        table.fingers.down(at: .middle)
        let offset = scroll.contentOffset.y
        table.fingers.up()
        MainLoop.current.settle()
        #expect(scroll.contentOffset.y == offset)
        #expect(!scroll.isDecelerating)
    }
}
