import Testing
import UIKit

@testable import TestSupport

/// Offsets that code sets, recorded on iOS 26.1 simulators: github.com/Vercantez/openuikit,
/// `docs/agent_reports/contentoffset-invalidation-order.md` at 3049612f for the calls of the delegate, and the documents
/// `KNOWN_GAPS.md` at 02ee39c2 and `REAL_APP_TEST.md` at 0139f994 for animated offsets.
@MainActor @Suite struct RecordedOffsetTests {
    private let log = OffsetLog()

    /// In a window of 375×667 points.
    private func makeScroll(pixelsPerPoint: CGFloat, contentSize: CGSize) -> UIScrollView {
        MainLoop.current.settle()
        let window = RecordedDevice(
            size: CGSize(width: 375, height: 667), safeArea: .zero, scale: pixelsPerPoint
        ).makeWindow()
        let scroll = UIScrollView(frame: window.bounds)
        scroll.contentSize = contentSize
        window.rootViewController?.view.addSubview(scroll)
        MainLoop.current.settle()
        scroll.delegate = log
        log.window = window
        return scroll
    }

    @Test("Setting the bounds moves the content without a word; setting the offset tells the delegate (Z28)")
    func boundsAndOffset() {
        let scroll = UIScrollView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
        scroll.contentSize = CGSize(width: 100, height: 500)
        scroll.delegate = log
        scroll.bounds.origin = CGPoint(x: 0, y: 40)
        #expect(scroll.contentOffset == CGPoint(x: 0, y: 40))
        #expect(log.offsets == [])
        scroll.contentOffset = CGPoint(x: 0, y: 50)
        #expect(log.offsets == [CGPoint(x: 0, y: 50)])
        UIView.animate(withDuration: 0.2) { scroll.bounds.origin.y = 60 }
        MainLoop.current.settle()
        #expect(log.offsets == [CGPoint(x: 0, y: 50)])
    }

    @Test("An animated offset from 375 to 750 is at 469 in the 6th of 18 steps, and at 656.5 in the 12th (Z28)")
    func page() throws {
        let scroll = makeScroll(pixelsPerPoint: 2, contentSize: CGSize(width: 3 * 375, height: 600))
        scroll.contentOffset.x = 375
        log.offsets = []
        scroll.setContentOffset(CGPoint(x: 750, y: 0), animated: true)
        MainLoop.current.settle()
        try #require(log.offsets.count == 18)
        #expect(log.offsets[5].x == 469)
        #expect(log.offsets[11].x == 656.5)
        #expect(log.offsets[17].x == 750)
    }

    @Test("An animated offset from 0 to 400 is at 165.5 in the 8th step, and at 388 in the 16th (Z28)")
    func rows() throws {
        let scroll = makeScroll(pixelsPerPoint: 2, contentSize: CGSize(width: 375, height: 2000))
        scroll.setContentOffset(CGPoint(x: 0, y: 400), animated: true)
        MainLoop.current.settle()
        try #require(log.offsets.count == 18)
        #expect(log.offsets.map(\.y)[7] == 165.5)
        #expect(log.offsets.map(\.y)[15] == 388)
        #expect(log.offsets.last?.y == 400)
        #expect(log.ends == [18])
    }

    /// The recording began 0.4 of a frame before a frame: its steps of 0.67, 1.67, 3.33 and 5.67 are those of half a wave
    /// at 1.4, 2.4, 3.4 and 4.4 frames. The module's steps are whole frames.
    @Test("The first steps from 0 to 40 are within the steps before and after the recorded ones (Z28)")
    func firstSteps() throws {
        let scroll = makeScroll(pixelsPerPoint: 3, contentSize: CGSize(width: 375, height: 2000))
        scroll.setContentOffset(CGPoint(x: 0, y: 40), animated: true)
        MainLoop.current.settle()
        try #require(log.offsets.count == 18)
        for (step, recorded) in [0.67, 1.67, 3.33, 5.67].enumerated() {
            #expect(log.offsets[step].y <= recorded)
            #expect(log.offsets[step + 1].y >= recorded)
        }
        #expect(log.ends == [18])
    }

    @Test("Pages that code turns go along the same way: a quarter after 0.1 seconds, and there after 0.3 (Z28)")
    func pages() throws {
        let pages = UIPageViewController(transitionStyle: .scroll, navigationOrientation: .horizontal)
        pages.setViewControllers([UIViewController()], direction: .forward, animated: false)
        let phone = Phone(root: pages)
        MainLoop.current.settle()
        let scroll = try #require(pages.view.subviews.compactMap { $0 as? UIScrollView }.first)
        let next = UIViewController()
        var finished: Bool?
        pages.setViewControllers([next], direction: .forward, animated: true) { finished = $0 }
        let start = scroll.contentOffset.x
        MainLoop.current.advance(by: 0.1)
        // A quarter of 393 points, at a pixel.
        expectClose(scroll.contentOffset.x - start, 98.333, within: 0.001)
        MainLoop.current.advance(by: 0.199)
        #expect(finished == nil)
        MainLoop.current.advance(by: 0.001)
        #expect(finished == true)
        #expect(next.view.window === phone.window)
    }

    @Test("A first move of 15 points scrolls by 5, and the drag is announced before (V4, V6)")
    func firstMove() throws {
        let scroll = makeScroll(pixelsPerPoint: 3, contentSize: CGSize(width: 375, height: 2000))
        let fingers = Touchscreen(try #require(scroll.window))
        fingers.down(at: CGPoint(x: 100, y: 400))
        MainLoop.current.advance(by: 0.016)
        fingers.move(to: CGPoint(x: 100, y: 385))
        #expect(scroll.contentOffset.y == 5)
        #expect(log.calls == ["will begin", "did scroll"])
        fingers.up()
        MainLoop.current.settle()
    }
}

private final class OffsetLog: NSObject, UIScrollViewDelegate {
    var offsets: [CGPoint] = []
    var calls: [String] = []
    /// The number of steps before each end of an animation.
    var ends: [Int] = []
    var window: UIWindow?

    func scrollViewDidScroll(_ scrollView: UIScrollView) {
        offsets.append(scrollView.contentOffset)
        calls.append("did scroll")
    }

    func scrollViewWillBeginDragging(_ scrollView: UIScrollView) { calls.append("will begin") }
    func scrollViewDidEndScrollingAnimation(_ scrollView: UIScrollView) { ends.append(offsets.count) }
}
