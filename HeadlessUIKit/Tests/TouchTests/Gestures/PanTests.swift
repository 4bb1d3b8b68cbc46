import Testing

@testable import TestSupport
@testable import UIKit

@MainActor @Suite struct PanTests {
    private let table = GestureTable()

    private func entries() -> [String] { table.journal.take().filter { $0.contains(".") } }

    @Test(
        "A pan begins when the finger has moved by more than 10 points, and gives those 10 up (G9)",
        arguments: [
            (CGPoint(x: 0, y: 10), nil), (CGPoint(x: 0, y: 10.5), CGPoint(x: 0, y: 0.5)),
            (CGPoint(x: -30, y: 0), CGPoint(x: -20, y: 0)), (CGPoint(x: 30, y: 40), CGPoint(x: 24, y: 32)),
            (CGPoint(x: 6, y: 8), nil),
        ] as [(CGPoint, CGPoint?)])
    func slop(way: CGPoint, translation: CGPoint?) {
        let pan = table.add(UIPanGestureRecognizer(), "pan")
        table.fingers.down(at: .middle)
        table.fingers.move(to: .middle.moved(way.x, way.y))
        #expect(pan.state == (translation == nil ? .possible : .began))
        if let translation { expectClose(pan.translation(in: nil), translation) }
        table.fingers.up()
    }

    @Test("Exactly 10 points are absorbed, however many events the way was made in (G9)", arguments: [1, 3, 7, 50])
    func absorbed(events: Int) {
        let pan = table.add(UIPanGestureRecognizer(), "pan")
        table.fingers.down(at: .middle)
        for event in 1...events {
            table.fingers.move(to: .middle.moved(0, 200 * CGFloat(event) / CGFloat(events)))
        }
        expectClose(pan.translation(in: nil), CGPoint(x: 0, y: 190))
        table.fingers.up()
    }

    @Test("A finger that does not move far is no pan (G9, G14)")
    func tooShort() {
        table.add(UIPanGestureRecognizer(), "pan")
        table.fingers.down(at: .middle)
        table.fingers.move(to: .middle.moved(4, 0))
        table.fingers.up()
        #expect(entries() == [])
    }

    @Test("In a view that is turned edge-on a finger moves nowhere")
    func edgeOn() {
        let pan = table.add(UIPanGestureRecognizer(), "pan")
        let door = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
        table.back.addSubview(door)
        door.transform3D = CATransform3DMakeRotation(.pi / 2, 0, 1, 0)
        table.fingers.down(at: .middle)
        table.fingers.move(to: .middle.moved(0, 50))
        #expect(pan.translation(in: door) == .zero)
        #expect(pan.velocity(in: door) == .zero)
        expectClose(pan.translation(in: nil), CGPoint(x: 0, y: 40))
        table.fingers.up()
    }

    @Test("Translation accumulates from the recognition on and can be set anew (G10)")
    func accumulates() {
        let pan = table.add(UIPanGestureRecognizer(), "pan")
        table.fingers.down(at: .middle)
        table.fingers.move(to: .middle.moved(0, 20))
        table.fingers.move(to: .middle.moved(0, 50))
        #expect(pan.translation(in: table.back) == CGPoint(x: 0, y: 40))
        pan.setTranslation(.zero, in: table.back)
        #expect(pan.translation(in: table.back) == .zero)
        table.fingers.move(to: .middle.moved(7, 53))
        #expect(pan.translation(in: table.back) == CGPoint(x: 7, y: 3))
        pan.setTranslation(CGPoint(x: 100, y: 0), in: table.back)
        table.fingers.move(to: .middle.moved(8, 53))
        #expect(pan.translation(in: table.back) == CGPoint(x: 101, y: 0))
        table.fingers.up()
    }

    @Test("In a view's coordinates only the linear part of its transforms counts (G10)")
    func linearPart() {
        let pan = table.add(UIPanGestureRecognizer(), "pan")
        table.front.transform = CGAffineTransform(scaleX: 0.5, y: 0.5)
        let turned = UIView(frame: CGRect(x: 30, y: 40, width: 10, height: 10))
        turned.transform = CGAffineTransform(rotationAngle: .pi / 2)
        table.front.addSubview(turned)
        table.fingers.down(at: .middle)
        table.fingers.drag(to: .middle.moved(0, 60), duration: 0.05)
        expectClose(pan.translation(in: table.front), CGPoint(x: 0, y: 100))
        expectClose(pan.velocity(in: table.front), CGPoint(x: 0, y: 2400), within: 1e-3)
        expectClose(pan.translation(in: turned), CGPoint(x: 100, y: 0))
        pan.setTranslation(CGPoint(x: 10, y: 0), in: turned)
        expectClose(pan.translation(in: nil), CGPoint(x: 0, y: 5))
        table.fingers.up()
    }

    @Test("At release the velocity is the slope of the last 100 ms (G11)", arguments: [300.0, 1000, 2345])
    func velocity(speed: Double) {
        let pan = table.add(UIPanGestureRecognizer(), "pan")
        var released = CGPoint.zero
        table.onAction(of: pan) { if pan.state == .ended { released = pan.velocity(in: nil) } }
        table.fingers.down(at: .middle)
        table.fingers.drag(to: .middle.moved(CGFloat(speed) * 0.2, 0), duration: 0.2)
        table.fingers.up()
        expectClose(released, CGPoint(x: speed, y: 0), within: 0.01)
    }

    @Test("Movements before the last 100 ms do not count (G11)")
    func onlyTheEnd() {
        let pan = table.add(UIPanGestureRecognizer(), "pan")
        table.fingers.down(at: .middle)
        table.fingers.drag(to: .middle.moved(0, 400), duration: 0.2)
        table.fingers.drag(to: .middle.moved(0, 390), duration: 0.1)
        expectClose(pan.velocity(in: nil), CGPoint(x: 0, y: -100), within: 0.01)
        table.fingers.up()
    }

    /// The velocity that a pan reports when it ends, after a drag of 0.16 seconds and a rest.
    private func released(speed: CGFloat, rest: TimeInterval) -> CGFloat? {
        let pan = table.add(UIPanGestureRecognizer(), "pan")
        var released: CGPoint?
        table.onAction(of: pan) { if pan.state == .ended { released = pan.velocity(in: nil) } }
        table.fingers.down(at: .middle)
        table.fingers.drag(to: .middle.moved(0, speed * 0.16), duration: 0.16)
        table.wait(rest)
        table.fingers.up()
        table.back.removeGestureRecognizer(pan)
        return released?.y
    }

    /// Recorded on an iOS 26.1 simulator: 625 points a second, a rest of 0.304 seconds, and 625 are reported. On a
    /// device: a rest of 30 seconds, and the velocity at the end is that of the last movement (Stack Overflow 19092375).
    @Test("A rest before the lift does not change the velocity (Z2, G11)", arguments: [0, 0.1, 0.304, 30])
    func rest(seconds: TimeInterval) {
        expectClose(released(speed: 625, rest: seconds), 625, within: 1e-6)
    }

    /// The same recording has 187.5 points a second, a rest of 0.304 seconds, and 0.
    @Test("After a slow drag and a rest the velocity is the last one, or zero (Q-16)")
    func slowRest() {
        for (speed, rest, velocity) in [(187.5, 0.304, 0.0), (187.5, 0.1, 187.5), (190, 0.304, 190), (625, 0.304, 625)]
        {
            expectClose(released(speed: CGFloat(speed), rest: rest), CGFloat(speed), within: 1e-6)
            Assumptions.assuming {
                $0.velocityAfterSlowRest = .zero
            } during: {
                expectClose(released(speed: CGFloat(speed), rest: rest), CGFloat(velocity), within: 1e-6)
            }
        }
    }

    @Test("A movement after a rest has the velocity of the 100 ms before it, in which the finger rested (G11)")
    func afterRest() {
        let pan = table.add(UIPanGestureRecognizer(), "pan")
        table.fingers.down(at: .middle)
        table.fingers.drag(to: .middle.moved(0, 200), duration: 0.2)
        table.wait(0.5)
        table.fingers.move(to: .middle.moved(0, 230))
        expectClose(pan.velocity(in: nil).y, 300)
        table.fingers.up()
    }

    @Test("A pan of two fingers goes on with one and ends with the last (G12)")
    func lastFinger() {
        let pan = table.add(UIPanGestureRecognizer(), "pan")
        table.fingers.down(at: .middle)
        table.fingers.down(at: .middle.moved(50, 0), finger: 1)
        table.fingers.send([0: .move(.middle.moved(0, 30)), 1: .move(.middle.moved(50, 30))])
        #expect(pan.numberOfTouches == 2)
        #expect(pan.translation(in: nil) == CGPoint(x: 0, y: 20))
        table.fingers.up()
        #expect(pan.numberOfTouches == 1)
        #expect(pan.translation(in: nil) == CGPoint(x: 0, y: 20))
        table.fingers.move(to: .middle.moved(50, 50), finger: 1)
        #expect(pan.translation(in: nil) == CGPoint(x: 0, y: 40))
        #expect(entries() == ["pan.began", "pan.changed"])
        table.fingers.up(finger: 1)
        #expect(entries() == ["pan.ended"])
    }

    @Test("Fingers that come do not make the translation jump; the middle of all moves (G12)")
    func middle() {
        let pan = table.add(UIPanGestureRecognizer(), "pan")
        table.fingers.down(at: .middle)
        table.fingers.move(to: .middle.moved(0, 20))
        table.fingers.down(at: .middle.moved(90, -100), finger: 1)
        #expect(pan.translation(in: nil) == CGPoint(x: 0, y: 10))
        #expect(pan.location(in: nil) == .middle.moved(45, -40))
        #expect(pan.location(ofTouch: 1, in: table.front) == CGPoint(x: 190, y: 0))
        table.fingers.move(to: .middle.moved(0, 40))
        #expect(pan.translation(in: nil) == CGPoint(x: 0, y: 20))
        table.fingers.send([0: .up, 1: .up])
    }

    @Test("Fingers that land in one event pan together, and one that is lifted leaves the translation as it is (G12)")
    func together() {
        let pan = table.add(UIPanGestureRecognizer(), "pan")
        table.fingers.send([0: .down(.middle), 1: .down(.middle.moved(50, 0))])
        table.fingers.send([0: .move(.middle.moved(0, 30)), 1: .move(.middle.moved(50, 30))])
        #expect(pan.translation(in: nil) == CGPoint(x: 0, y: 20))
        table.fingers.send([0: .up, 1: .move(.middle.moved(50, 40))])
        #expect(pan.translation(in: nil) == CGPoint(x: 0, y: 30))
        table.fingers.send([0: .down(.middle.moved(-90, 200)), 1: .move(.middle.moved(50, 60))])
        // Two fingers are down, and one of them has moved by 20.
        #expect(pan.translation(in: nil) == CGPoint(x: 0, y: 40))
        table.fingers.up(finger: 1)
        #expect(pan.translation(in: nil) == CGPoint(x: 0, y: 40))
        #expect(pan.state == .changed)
        table.fingers.up()
        #expect(entries().last == "pan.ended")
    }

    @Test("Any number of fingers is allowed by default; surplus ones are ignored (G12)")
    func limits() {
        let pan = table.add(UIPanGestureRecognizer(), "pan")
        #expect(pan.minimumNumberOfTouches == 1)
        #expect(pan.maximumNumberOfTouches == Int.max)
        pan.maximumNumberOfTouches = 1
        table.fingers.down(at: .middle)
        table.fingers.down(at: .middle.moved(50, 0), finger: 1)
        #expect(pan.numberOfTouches == 1)
        table.fingers.move(to: .middle.moved(50, 90), finger: 1)
        #expect(pan.state == .possible)
        table.fingers.move(to: .middle.moved(0, 30))
        #expect(pan.translation(in: nil) == CGPoint(x: 0, y: 20))
        table.fingers.up()
        #expect(entries() == ["pan.began", "pan.ended"])
        table.fingers.up(finger: 1)
    }

    @Test("A pan of two does not begin with one (G12)")
    func minimum() {
        let pan = table.add(UIPanGestureRecognizer(), "pan")
        pan.minimumNumberOfTouches = 2
        table.fingers.down(at: .middle)
        table.fingers.move(to: .middle.moved(0, 90))
        #expect(pan.state == .possible)
        table.fingers.down(at: .middle.moved(50, 0), finger: 1)
        table.fingers.send([0: .move(.middle.moved(0, 96)), 1: .move(.middle.moved(50, 6))])
        #expect(pan.state == .possible)
        table.fingers.send([0: .move(.middle.moved(0, 120)), 1: .move(.middle.moved(50, 30))])
        #expect(pan.state == .began)
        #expect(pan.translation(in: nil) == CGPoint(x: 0, y: 20))
        table.fingers.send([0: .up, 1: .up])
    }

    @Test(
        "A pan from the edge starts near the edge and moves away from it (G13)",
        arguments: [
            (UIRectEdge.left, CGPoint(x: 5, y: 400), CGPoint(x: 60, y: 5), true),
            (.left, CGPoint(x: 60, y: 400), CGPoint(x: 60, y: 5), false),
            (.left, CGPoint(x: 5, y: 400), CGPoint(x: 5, y: 60), false),
            (.right, CGPoint(x: 390, y: 400), CGPoint(x: -60, y: 0), true),
            (.right, CGPoint(x: 5, y: 400), CGPoint(x: 60, y: 0), false),
            (.top, CGPoint(x: 200, y: 3), CGPoint(x: 0, y: 60), true),
            (.bottom, CGPoint(x: 200, y: 850), CGPoint(x: 0, y: -60), true),
            (.bottom, CGPoint(x: 200, y: 850), CGPoint(x: 60, y: 0), false),
            ([], CGPoint(x: 5, y: 400), CGPoint(x: 60, y: 0), false),
            ([.left, .right], CGPoint(x: 390, y: 400), CGPoint(x: -60, y: 0), true),
        ] as [(UIRectEdge, CGPoint, CGPoint, Bool)])
    func edge(edges: UIRectEdge, start: CGPoint, way: CGPoint, isRecognized: Bool) {
        let pan = table.add(UIScreenEdgePanGestureRecognizer(), "pan")
        pan.edges = edges
        table.fingers.down(at: start)
        table.fingers.move(to: start.moved(way.x, way.y))
        #expect((pan.state == .began) == isRecognized)
        table.fingers.up()
    }

    @Test("A pan from the edge ignores further fingers (G13)")
    func edgeIgnoresFingers() {
        let pan = table.add(UIScreenEdgePanGestureRecognizer(), "pan")
        pan.edges = .left
        table.fingers.down(at: CGPoint(x: 5, y: 400))
        table.fingers.down(at: CGPoint(x: 200, y: 400), finger: 1)
        table.fingers.move(to: CGPoint(x: 200, y: 700), finger: 1)
        table.fingers.move(to: CGPoint(x: 45, y: 400))
        #expect(pan.numberOfTouches == 1)
        #expect(pan.translation(in: nil) == CGPoint(x: 30, y: 0))
        table.fingers.up()
        #expect(entries() == ["pan.began", "pan.ended"])
        table.fingers.up(finger: 1)
    }
}
