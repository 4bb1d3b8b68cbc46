import Testing
import UIKit

@testable import TestSupport

@MainActor @Suite struct TouchTests {
    private let table = GestureTable()

    @Test("touches go to the view that was hit, with the time and the place of the event")
    func values() {
        var seen: [CGPoint] = []
        let view = ProbeView(frame: CGRect(x: 50, y: 60, width: 100, height: 100))
        view.body = { touch, event in
            seen += [touch.location(in: view), touch.previousLocation(in: nil)]
            #expect(event.timestamp == touch.timestamp)
            #expect(touch.view === view)
            #expect(touch.window === view.window)
            #expect(event.type == .touches)
            #expect(event.allTouches == [touch])
            #expect(event.touches(for: view) == [touch])
            #expect(event.touches(for: view.window ?? UIWindow(screen: table.phone.screen)) == [touch])
            #expect(event.touches(for: table.front) == nil)
        }
        table.back.addSubview(view)
        table.fingers.down(at: CGPoint(x: 60, y: 70))
        table.fingers.move(to: CGPoint(x: 65, y: 70))
        table.fingers.up()
        let landing = CGPoint(x: 60, y: 70)
        #expect(seen == [CGPoint(x: 10, y: 10), landing, CGPoint(x: 15, y: 10), landing])
    }

    @Test("a touch knows who follows it, and the event knows whom a recogniser follows")
    func recognizers() {
        let pan = table.add(UIPanGestureRecognizer(), "pan")
        let view = ProbeView(frame: table.back.bounds)
        var count = 0
        view.body = { touch, event in
            count += 1
            #expect(touch.gestureRecognizers == [pan])
            #expect(event.touches(for: pan) == [touch])
            #expect(event.coalescedTouches(for: touch)?.map { $0.location(in: nil) } == [.middle])
            #expect(event.coalescedTouches(for: touch)?.first !== touch)
        }
        table.back.addSubview(view)
        table.fingers.tap(at: .middle)
        #expect(count == 1)
    }

    @Test("timestamps are the clock's")
    func timestamps() {
        var times: [TimeInterval] = []
        let view = ProbeView(frame: table.back.bounds)
        view.body = { touch, _ in times.append(touch.timestamp) }
        table.back.addSubview(view)
        let start = MainLoop.current.now.seconds(since: .zero)
        table.fingers.down(at: .middle)
        table.fingers.drag(to: .middle.moved(0, 5), duration: 0.025)
        table.fingers.up()
        #expect(times.count == 4)
        expectClose(CGFloat((times.last ?? 0) - start), 0.025, within: 1e-6)
        expectClose(CGFloat(times[1] - start), CGFloat(0.025 / 3), within: 1e-6)
    }

    @Test("taps are counted while they come quickly at one place")
    func tapCount() {
        var counts: [Int] = []
        let view = ProbeView(frame: table.back.bounds)
        view.body = { touch, _ in if touch.phase == .began { counts.append(touch.tapCount) } }
        table.back.addSubview(view)
        for _ in 0..<3 {
            table.fingers.tap(at: .middle)
            table.wait(0.1)
        }
        table.fingers.tap(at: .middle.moved(0, 200))
        table.wait(2)
        table.fingers.tap(at: .middle.moved(0, 200))
        #expect(counts == [1, 2, 3, 1, 1])
    }

    @Test("who does not answer a touch passes it up the responder chain")
    func responderChain() {
        table.front.passesOn = true
        table.fingers.tap(at: .middle)
        #expect(table.journal.take() == ["front began", "back began", "front ended", "back ended"])
        let plain = UIView(frame: table.front.bounds)
        table.front.addSubview(plain)
        table.front.passesOn = false
        table.fingers.tap(at: .middle)
        #expect(table.journal.take() == ["front began", "front ended"])
    }

    @Test("a view follows one finger unless it wants more")
    func multipleTouch() {
        table.fingers.down(at: .middle)
        table.fingers.down(at: .middle.moved(20, 0), finger: 1)
        table.fingers.send([0: .up, 1: .up])
        #expect(table.journal.take() == ["front began", "front ended"])
        table.front.isMultipleTouchEnabled = true
        table.fingers.send([0: .down(.middle), 1: .down(.middle.moved(20, 0))])
        table.fingers.move(to: .middle.moved(0, 2))
        table.fingers.send([0: .up, 1: .up])
        #expect(table.journal.take() == ["front began ×2", "front moved", "front ended ×2"])
    }

    @Test("an exclusive view has no touches beside those of others", arguments: [true, false])
    func exclusive(isFirst: Bool) {
        (isFirst ? table.front : table.back).isExclusiveTouch = true
        table.fingers.down(at: .middle)
        table.fingers.down(at: CGPoint(x: 20, y: 20), finger: 1)
        table.fingers.send([0: .up, 1: .up])
        #expect(table.journal.take() == ["front began", "front ended"])
    }

    @Test("resting fingers are in the event, without a call")
    func stationary() {
        table.front.isMultipleTouchEnabled = true
        table.fingers.down(at: .middle)
        table.fingers.down(at: .middle.moved(20, 0), finger: 1)
        #expect(table.journal.take() == ["front began", "front began"])
        table.fingers.send([0: .up, 1: .up])
    }

    @Test("a view that leaves the window has its touches cancelled; recognisers above it go on")
    func leaving() {
        table.add(UIPanGestureRecognizer(), "pan")
        table.fingers.down(at: .middle)
        table.front.removeFromSuperview()
        #expect(table.journal.take() == ["front began", "front cancelled"])
        table.fingers.move(to: .middle.moved(0, 30))
        table.fingers.up()
        #expect(table.journal.take() == ["pan.began", "pan.ended"])
    }

    @Test("a view may leave the window in the callback of its touch")
    func leavingWhileTold() {
        table.front.onTouch = { [front = table.front] phase in if phase == .began { front.removeFromSuperview() } }
        table.fingers.down(at: .middle)
        table.fingers.up()
        #expect(table.journal.take() == ["front began", "front cancelled"])
    }

    @Test("a cancelled touch is reported as cancelled")
    func cancelled() {
        table.fingers.down(at: .middle)
        table.fingers.cancel()
        #expect(table.journal.take() == ["front began", "front cancelled"])
    }

    @Test("fingers leave nothing behind")
    func leavesNothing() {
        weak var pan: UIPanGestureRecognizer?
        weak var seen: UITouch?
        do {
            let recognizer = UIPanGestureRecognizer()
            let view = ProbeView(frame: table.back.bounds)
            view.body = { touch, _ in seen = touch }
            view.addGestureRecognizer(recognizer)
            table.back.addSubview(view)
            pan = recognizer
            table.fingers.down(at: .middle)
            table.fingers.drag(to: .middle.moved(0, 100), duration: 0.1)
            #expect(seen != nil)
            table.fingers.up()
            view.removeFromSuperview()
        }
        #expect(pan == nil)
        #expect(seen == nil)
    }

    @Test("an action without a receiver traps")
    func unrecognizedSelector() async {
        await #expect(processExitsWith: .failure) {
            await MainActor.run {
                let target = NSObject()
                let recognizer = UIGestureRecognizer(target: target, action: Selector(("handle:")))
                recognizer.state = .began
            }
        }
    }

    @Test("targets are added once, can be removed, and are not retained")
    func targets() {
        var count = 0
        var handler: Handler? = Handler { count += 1 }
        let recognizer = UIGestureRecognizer(target: handler, action: Handler.action)
        if let handler { recognizer.addTarget(handler, action: Handler.action) }
        recognizer.state = .ended
        #expect(count == 1)
        recognizer.removeTarget(nil, action: nil)
        recognizer.state = .ended
        #expect(count == 1)
        if let handler { recognizer.addTarget(handler, action: Handler.action) }
        handler = nil
        recognizer.state = .ended
        #expect(count == 1)
    }
}

private final class ProbeView: UIView {
    var body: (UITouch, UIEvent) -> Void = { _, _ in }

    private func tell(_ touches: Set<UITouch>, _ event: UIEvent?) {
        if let touch = touches.first, let event { body(touch, event) }
    }

    override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) { tell(touches, event) }
    override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) { tell(touches, event) }
    override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {}
}
