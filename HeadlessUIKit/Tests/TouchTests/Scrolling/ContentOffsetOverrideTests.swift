import Testing
import UIKit

@testable import TestSupport

/// A scroll view that observes its own offset by overriding it, as paging and stretching headers do.
@MainActor @Suite struct ContentOffsetOverrideTests {
    private let table = GestureTable()
    private let scroll: ObservingScrollView
    private let log = OffsetLog()

    init() {
        scroll = ObservingScrollView(frame: table.back.bounds)
        scroll.contentInsetAdjustmentBehavior = .never
        scroll.contentSize = CGSize(width: 393, height: 3000)
        table.back.addSubview(scroll)
        MainLoop.current.settle()
        scroll.delegate = log
        scroll.offsets = []
    }

    /// Returns exactly the calls of the delegate.
    private func expectAllHeard(sourceLocation: SourceLocation = #_sourceLocation) {
        #expect(scroll.offsets == log.offsets, sourceLocation: sourceLocation)
        #expect(scroll.offsets.count > 2, sourceLocation: sourceLocation)
    }

    @Test("It hears a drag and the glide after it (Z18)")
    func dragAndGlide() {
        table.fingers.down(at: .middle)
        table.fingers.drag(to: .middle.moved(0, -210), duration: 0.2)
        #expect(scroll.offsets.last == 200)
        table.fingers.up()
        #expect(scroll.isDecelerating)
        MainLoop.current.settle()
        expectClose(scroll.offsets.last, 200 + 1040 * 0.499, within: 0.01)
        expectAllHeard()
    }

    @Test("It hears a bounce (Z18)")
    func bounce() {
        table.fingers.down(at: .middle)
        table.fingers.drag(to: .middle.moved(0, 110), duration: 0.2)
        table.wait(0.2)
        table.fingers.up()
        MainLoop.current.settle()
        #expect(scroll.offsets.last == 0)
        expectAllHeard()
    }

    @Test("It hears an animation (Z18)")
    func animation() {
        scroll.setContentOffset(CGPoint(x: 0, y: 500), animated: true)
        MainLoop.current.settle()
        #expect(scroll.offsets.last == 500)
        expectAllHeard()
    }

    @Test("It hears when content that has become too short goes back (Z18)")
    func limits() {
        scroll.contentOffset.y = 500
        scroll.contentSize.height = 900
        #expect(scroll.offsets == [500, 48])
    }

    @Test("An observer that sets the offset itself takes the content over (Z18, V7)")
    func takesOver() {
        table.fingers.down(at: .middle)
        table.fingers.drag(to: .middle.moved(0, -210), duration: 0.2)
        table.fingers.up()
        scroll.limit = 230
        MainLoop.current.advance(by: 0.1)
        #expect(!scroll.isDecelerating)
        #expect(scroll.contentOffset.y == 230)
        MainLoop.current.settle()
        #expect(scroll.contentOffset.y == 230)
    }
}

private final class ObservingScrollView: UIScrollView {
    var offsets: [CGFloat] = []
    var limit = CGFloat.infinity

    override var contentOffset: CGPoint {
        didSet {
            offsets.append(contentOffset.y)
            if contentOffset.y > limit { super.contentOffset.y = limit }
        }
    }
}

private final class OffsetLog: NSObject, UIScrollViewDelegate {
    var offsets: [CGFloat] = []

    func scrollViewDidScroll(_ scrollView: UIScrollView) { offsets.append(scrollView.contentOffset.y) }
}
