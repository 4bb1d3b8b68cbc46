import Testing

@testable import TestSupport
@testable import UIKit

@MainActor @Suite struct ScrollZoomTests {
    private let table = GestureTable()
    /// 300×400, and its content as well.
    private let scroll = UIScrollView(frame: CGRect(x: 0, y: 0, width: 300, height: 400))
    private let image = UIView(frame: CGRect(x: 0, y: 0, width: 300, height: 400))
    private let zoomer: Zoomer

    init() {
        zoomer = Zoomer(image, table.journal)
        scroll.contentInsetAdjustmentBehavior = .never
        scroll.contentSize = image.bounds.size
        scroll.addSubview(image)
        scroll.delegate = zoomer
        scroll.maximumZoomScale = 4
        table.back.addSubview(scroll)
        MainLoop.current.settle()
    }

    /// Moves two fingers around (150, 200) to the given distances; each step is an event.
    private func pinch(_ lengths: CGFloat..., around middle: CGPoint = CGPoint(x: 150, y: 200)) {
        for (step, length) in lengths.enumerated() {
            let ends = [middle.moved(-length / 2, 0), middle.moved(length / 2, 0)]
            table.fingers.send(
                step == 0 ? [0: .down(ends[0]), 1: .down(ends[1])] : [0: .move(ends[0]), 1: .move(ends[1])])
        }
    }

    private func lift() {
        table.fingers.send([0: .up, 1: .up])
        MainLoop.current.settle()
    }

    private func calls() -> [String] { table.journal.take().filter { $0.hasPrefix("zoom") } }

    @Test("What is between the fingers stays there; the content is as big as the zoomed view")
    func anchor() {
        // The pinch is recognised at 40; from there on the distance of the fingers doubles.
        pinch(20, 40, 80)
        #expect(scroll.isZooming)
        expectClose(scroll.zoomScale, 2)
        #expect(image.frame == CGRect(x: 0, y: 0, width: 600, height: 800))
        #expect(scroll.contentSize == CGSize(width: 600, height: 800))
        expectClose(scroll.contentOffset, CGPoint(x: 150, y: 200))
        #expect(calls() == ["zoom begin", "zoom 2.0"])
        // The fingers move on together, and the content with them.
        table.fingers.send([0: .move(CGPoint(x: 120, y: 220)), 1: .move(CGPoint(x: 200, y: 220))])
        expectClose(scroll.contentOffset, CGPoint(x: 140, y: 180))
        lift()
        #expect(!scroll.isZooming && !scroll.isZoomBouncing)
        expectClose(scroll.contentOffset, CGPoint(x: 140, y: 180))
        #expect(calls() == ["zoom 2.0", "zoom end 2.0"])
    }

    @Test("A finger that is left drags the content on, and one that joins it zooms again, without a jump")
    func oneFinger() {
        pinch(20, 40, 80)
        table.fingers.send([0: .move(CGPoint(x: 120, y: 220)), 1: .move(CGPoint(x: 200, y: 220))])
        table.fingers.up(finger: 1)
        #expect(!scroll.isZooming)
        #expect(calls().last == "zoom end 2.0")
        expectClose(scroll.contentOffset, CGPoint(x: 140, y: 180))
        table.fingers.move(to: CGPoint(x: 90, y: 220))
        expectClose(scroll.contentOffset, CGPoint(x: 170, y: 180))
        table.fingers.down(at: CGPoint(x: 170, y: 220), finger: 1)
        expectClose(scroll.contentOffset, CGPoint(x: 170, y: 180))
        table.fingers.send([0: .move(CGPoint(x: 90, y: 220)), 1: .move(CGPoint(x: 170, y: 220))])
        #expect(scroll.isZooming)
        table.fingers.send([0: .move(CGPoint(x: 70, y: 220)), 1: .move(CGPoint(x: 190, y: 220))])
        expectClose(scroll.zoomScale, 3)
        lift()
        expectClose(scroll.zoomScale, 3)
    }

    @Test("Beyond the maximum content follows with the square root, and bounces back when it is let go")
    func beyondMaximum() {
        pinch(20, 40, 640)
        expectClose(scroll.zoomScale, 8)
        table.fingers.send([0: .up, 1: .up])
        #expect(scroll.isZoomBouncing && scroll.isZoomAnimating && !scroll.isZooming)
        // The scale is the final one, as on a phone; the picture moves.
        expectClose(scroll.zoomScale, 4)
        expectClose(scroll.contentOffset, CGPoint(x: 450, y: 600))
        #expect(calls() == ["zoom begin", "zoom 8.0", "zoom 4.0 bouncing"])
        table.wait(0.1)
        let shown = image.layer.presentation()?.transform.m11 ?? 0
        #expect(shown > 4 && shown < 8)
        MainLoop.current.settle()
        #expect(!scroll.isZoomBouncing)
        #expect(calls() == ["zoom end 4.0"])
    }

    @Test("Below the minimum as well, and the content is back in its place")
    func belowMinimum() {
        pinch(100, 80, 20)
        expectClose(scroll.zoomScale, 0.5)
        lift()
        #expect(scroll.zoomScale == 1)
        #expect(scroll.contentOffset == .zero)
        #expect(image.frame == CGRect(x: 0, y: 0, width: 300, height: 400))
    }

    @Test("Without bouncing the zoom stops at its limit")
    func doesNotBounce() {
        scroll.bouncesZoom = false
        pinch(20, 40, 640)
        #expect(scroll.zoomScale == 4)
        lift()
        #expect(calls() == ["zoom begin", "zoom 4.0", "zoom end 4.0"])
    }

    @Test("There is a pinch where there is something to zoom")
    func recognizer() {
        #expect(scroll.pinchGestureRecognizer?.view === scroll)
        scroll.maximumZoomScale = 1
        #expect(scroll.pinchGestureRecognizer == nil)
        #expect(UIScrollView().pinchGestureRecognizer == nil)
        scroll.maximumZoomScale = 4
        scroll.delegate = nil
        pinch(20, 40, 80)
        #expect(!scroll.isZooming)
        #expect(scroll.zoomScale == 1)
        lift()
    }

    @Test("A scale that is set keeps the middle, within the limits, and calls one method")
    func set() {
        scroll.zoomScale = 2
        #expect(scroll.contentOffset == CGPoint(x: 150, y: 200))
        #expect(scroll.contentSize == CGSize(width: 600, height: 800))
        scroll.setZoomScale(100, animated: false)
        #expect(scroll.zoomScale == 4)
        #expect(scroll.contentOffset == CGPoint(x: 450, y: 600))
        scroll.zoomScale = 4
        #expect(calls() == ["zoom 2.0", "zoom 4.0"])
    }

    @Test("Animated, the scale is there at once and the picture follows for 0.3 seconds")
    func animated() {
        scroll.setZoomScale(2, animated: true)
        #expect(scroll.isZoomAnimating && !scroll.isZoomBouncing)
        #expect(scroll.zoomScale == 2)
        #expect(calls() == ["zoom begin", "zoom 2.0"])
        table.wait(0.15)
        let shown = image.layer.presentation()?.transform.m11 ?? 0
        #expect(shown > 1.2 && shown < 1.8)
        table.wait(0.2)
        #expect(!scroll.isZoomAnimating)
        #expect(calls() == ["zoom end 2.0"])
    }

    @Test("A rectangle of the content is shown as large as fits")
    func rectangle() {
        scroll.zoom(to: CGRect(x: 200, y: 300, width: 100, height: 100), animated: false)
        #expect(scroll.zoomScale == 3)
        // The middle, (750, 1050), would be at (600, 850); the content ends at 1200.
        #expect(scroll.contentOffset == CGPoint(x: 600, y: 800))
        scroll.zoom(to: CGRect(x: 100, y: 150, width: 100, height: 100), animated: false)
        #expect(scroll.contentOffset == CGPoint(x: 300, y: 400))
        scroll.zoom(to: CGRect(x: 0, y: 0, width: 3000, height: 100), animated: false)
        #expect(scroll.zoomScale == 1)
        #expect(scroll.contentOffset == .zero)
    }

    @Test("A zoom that is stopped is at its end")
    func stop() {
        scroll.setZoomScale(2, animated: true)
        table.wait(0.1)
        scroll.stopScrollingAndZooming()
        #expect(!scroll.isZoomAnimating)
        expectClose(image.layer.presentation()?.transform.m11 ?? 2, 2)
        #expect(calls().last == "zoom end 2.0")
    }

    @Test("Another zoom takes over from an animation, whose end is not reported")
    func takenOver() {
        scroll.setZoomScale(2, animated: true)
        table.wait(0.1)
        scroll.setZoomScale(3, animated: true)
        MainLoop.current.settle()
        #expect(calls() == ["zoom begin", "zoom 2.0", "zoom begin", "zoom 3.0", "zoom end 3.0"])
    }
}

private final class Zoomer: NSObject, UIScrollViewDelegate {
    private let view: UIView
    private let journal: Journal

    init(_ view: UIView, _ journal: Journal) {
        self.view = view
        self.journal = journal
    }

    private func rounded(_ scale: CGFloat) -> CGFloat { (scale * 1000).rounded() / 1000 }

    func viewForZooming(in scrollView: UIScrollView) -> UIView? { view }

    func scrollViewWillBeginZooming(_ scrollView: UIScrollView, with view: UIView?) {
        journal.note(view === self.view ? "zoom begin" : "zoom another")
    }

    func scrollViewDidZoom(_ scrollView: UIScrollView) {
        journal.note("zoom \(rounded(scrollView.zoomScale))\(scrollView.isZoomBouncing ? " bouncing" : "")")
    }

    func scrollViewDidEndZooming(_ scrollView: UIScrollView, with view: UIView?, atScale scale: CGFloat) {
        journal.note("zoom end \(rounded(scale))")
    }
}
