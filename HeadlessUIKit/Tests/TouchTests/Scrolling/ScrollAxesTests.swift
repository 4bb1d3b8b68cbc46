import Testing

@testable import TestSupport
@testable import UIKit

/// The axes along which a drag moves content, the scroll view that it moves, and the number of fingers.
@MainActor @Suite struct ScrollAxesTests {
    private let table = GestureTable()
    /// Fills the screen, 393×852, with content of 1000×3000.
    private let scroll: UIScrollView

    init() {
        scroll = UIScrollView(frame: table.back.bounds)
        scroll.contentInsetAdjustmentBehavior = .never
        scroll.contentSize = CGSize(width: 1000, height: 3000)
        table.back.addSubview(scroll)
        MainLoop.current.settle()
    }

    /// A drag to each of the points, one event each, and a rest.
    private func drag(_ ways: CGPoint...) {
        table.fingers.down(at: .middle)
        ways.forEach { table.fingers.move(to: .middle.moved($0.x, $0.y)) }
        table.wait(0.2)
    }

    private func lift() {
        table.fingers.up()
        MainLoop.current.settle()
    }

    @Test("A locked drag keeps the axis that it begins along")
    func lock() {
        #expect(!scroll.isDirectionalLockEnabled)
        drag(CGPoint(x: -20, y: 0), CGPoint(x: -20, y: -100))
        #expect(scroll.contentOffset == CGPoint(x: 10, y: 100))
        lift()
        scroll.contentOffset = .zero
        scroll.isDirectionalLockEnabled = true
        drag(CGPoint(x: -20, y: 0), CGPoint(x: -20, y: -100))
        #expect(scroll.contentOffset == CGPoint(x: 10, y: 0))
        lift()
        scroll.contentOffset = .zero
        drag(CGPoint(x: 0, y: -20), CGPoint(x: -100, y: -20))
        #expect(scroll.contentOffset == CGPoint(x: 0, y: 10))
        lift()
    }

    @Test("A drag that begins diagonally is not locked")
    func diagonal() {
        scroll.isDirectionalLockEnabled = true
        drag(CGPoint(x: -30, y: -40), CGPoint(x: -130, y: -40))
        expectClose(scroll.contentOffset, CGPoint(x: 124, y: 32))
        lift()
        #expect(DirectionalLock.axes(for: CGPoint(x: 10, y: 6)) == .both)
        #expect(DirectionalLock.axes(for: CGPoint(x: -10, y: 5)) == .horizontal)
        #expect(DirectionalLock.axes(for: CGPoint(x: 5, y: -10)) == .vertical)
    }

    @Test("Fingers that join a drag or leave it do not make the content jump (G12)")
    func fingers() {
        drag(CGPoint(x: 0, y: -60))
        #expect(scroll.contentOffset.y == 50)
        table.fingers.down(at: CGPoint(x: 300, y: 700), finger: 1)
        #expect(scroll.contentOffset.y == 50)
        // Two fingers move by the mean of their movements.
        table.fingers.send([0: .move(.middle.moved(0, -80)), 1: .move(CGPoint(x: 300, y: 680))])
        #expect(scroll.contentOffset.y == 70)
        table.fingers.move(to: CGPoint(x: 300, y: 660), finger: 1)
        #expect(scroll.contentOffset.y == 80)
        table.fingers.up()
        #expect(scroll.contentOffset.y == 80)
        table.fingers.move(to: CGPoint(x: 300, y: 630), finger: 1)
        #expect(scroll.contentOffset.y == 110)
        table.fingers.down(at: CGPoint(x: 100, y: 100))
        table.fingers.send([0: .up, 1: .move(CGPoint(x: 300, y: 620))])
        #expect(scroll.contentOffset.y == 120)
        table.fingers.up(finger: 1)
        MainLoop.current.settle()
    }

    /// A scroll view of the same size in the content, with content of 786×1704.
    private func nest() -> UIScrollView {
        let inner = UIScrollView(frame: scroll.bounds)
        inner.contentInsetAdjustmentBehavior = .never
        inner.contentSize = CGSize(width: 786, height: 1704)
        scroll.addSubview(inner)
        return inner
    }

    @Test("A drag beyond the end of the content is that of the scroll view around it, if that can go there")
    func transfer() {
        let inner = nest()
        drag(CGPoint(x: -60, y: 0))
        #expect(inner.contentOffset == CGPoint(x: 50, y: 0))
        lift()
        inner.contentOffset = CGPoint(x: 393, y: 852)
        drag(CGPoint(x: -60, y: 0))
        #expect(inner.contentOffset.x == 393)
        #expect(scroll.contentOffset.x == 50)
        lift()
        drag(CGPoint(x: 0, y: -60))
        #expect(inner.contentOffset.y == 852)
        #expect(scroll.contentOffset.y == 50)
        lift()
    }

    @Test("Nothing is left to a scroll view that is at its end as well, nor where that is switched off")
    func noTransfer() {
        let inner = nest()
        drag(CGPoint(x: 60, y: 0))
        #expect(inner.contentOffset.x < 0)
        #expect(scroll.contentOffset.x == 0)
        lift()
        inner.contentOffset = CGPoint(x: 393, y: 852)
        inner.transfersHorizontalScrollingToParent = false
        inner.transfersVerticalScrollingToParent = false
        drag(CGPoint(x: -60, y: 0))
        #expect(inner.contentOffset.x > 393)
        #expect(scroll.contentOffset.x == 0)
        lift()
        drag(CGPoint(x: 0, y: -60))
        #expect(inner.contentOffset.y > 852)
        lift()
    }

    @Test("Scrolling that is stopped stays where it is, except past an end and between pages")
    func stop() {
        let listener = ScrollListener(table.journal)
        scroll.delegate = listener
        scroll.setContentOffset(CGPoint(x: 0, y: 600), animated: true)
        #expect(scroll.isScrollAnimating)
        table.wait(0.15)
        let offset = scroll.contentOffset
        scroll.stopScrollingAndZooming()
        #expect(!scroll.isScrollAnimating)
        MainLoop.current.settle()
        #expect(scroll.contentOffset == offset)
        #expect(offset.y > 200 && offset.y < 400)
        scroll.contentOffset = .zero
        drag(CGPoint(x: 0, y: 110))
        table.fingers.up()
        table.wait(0.05)
        #expect(scroll.contentOffset.y < 0 && scroll.isDecelerating)
        _ = table.journal.take()
        scroll.stopScrollingAndZooming()
        #expect(scroll.contentOffset == .zero)
        #expect(table.journal.take() == ["scroll didScroll", "scroll didEndDecelerating"])
        scroll.isPagingEnabled = true
        scroll.setContentOffset(CGPoint(x: 0, y: 852), animated: true)
        table.wait(0.2)
        scroll.stopScrollingAndZooming()
        #expect(scroll.contentOffset.y == 852)
    }

    @Test("A finger that stops a page on its way, and is lifted, lets it go on to the nearest page")
    func pageGoesOn() {
        scroll.isPagingEnabled = true
        scroll.setContentOffset(CGPoint(x: 0, y: 852), animated: true)
        table.wait(0.2)
        table.fingers.down(at: .middle)
        let offset = scroll.contentOffset
        #expect(offset.y > 426 && offset.y < 852)
        table.wait(0.3)
        #expect(scroll.contentOffset == offset)
        table.fingers.up()
        MainLoop.current.settle()
        expectClose(scroll.contentOffset.y, 852, within: 1e-6)
    }

    @Test("The values of indicators are kept, and nothing is drawn of them")
    func indicators() {
        #expect(scroll.showsVerticalScrollIndicator && scroll.showsHorizontalScrollIndicator)
        #expect(scroll.automaticallyAdjustsScrollIndicatorInsets)
        #expect(scroll.indicatorStyle == .default)
        #expect(scroll.indexDisplayMode == .automatic)
        let insets = UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4)
        scroll.scrollIndicatorInsets = insets
        #expect(scroll.verticalScrollIndicatorInsets == insets)
        #expect(scroll.horizontalScrollIndicatorInsets == insets)
        scroll.horizontalScrollIndicatorInsets = .zero
        #expect(scroll.scrollIndicatorInsets == insets)
        scroll.flashScrollIndicators()
        #expect(scroll.subviews.isEmpty)
        #expect(scroll.contentInset == .zero)
    }
}
