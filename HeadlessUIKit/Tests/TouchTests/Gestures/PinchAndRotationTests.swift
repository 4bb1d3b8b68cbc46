import Testing
import UIKit

@testable import TestSupport

@MainActor @Suite struct PinchAndRotationTests {
    private let table = GestureTable()

    private func entries() -> [String] { table.journal.take().filter { $0.contains(".") } }

    @Test("a pinch is the ratio of the fingers' distances; it ends when both are up")
    func pinch() {
        let pinch = table.add(UIPinchGestureRecognizer(), "pinch")
        #expect(pinch.scale == 1)
        table.fingers.send([0: .down(.middle.moved(-50, 0)), 1: .down(.middle.moved(50, 0))])
        table.fingers.drag(over: 0.2) {
            let reach = 50 + 50 * $0
            return [0: CGPoint.middle.moved(-reach, 0), 1: CGPoint.middle.moved(reach, 0)]
        }
        expectClose(pinch.scale, 2)
        expectClose(pinch.velocity, 5, within: 1e-3)
        #expect(pinch.location(in: nil) == .middle)
        pinch.scale = 1
        table.fingers.send([0: .move(.middle.moved(-50, 0)), 1: .move(.middle.moved(50, 0))])
        expectClose(pinch.scale, 0.5)
        table.fingers.up()
        #expect(pinch.state == .changed)
        table.fingers.up(finger: 1)
        let states = entries()
        #expect(states.first == "pinch.began")
        #expect(states.last == "pinch.ended")
        #expect(pinch.scale == 1)
    }

    @Test("one finger does not pinch, nor do two that keep their distance")
    func noPinch() {
        table.add(UIPinchGestureRecognizer(), "pinch")
        table.fingers.down(at: .middle)
        table.fingers.move(to: .middle.moved(0, 100))
        table.fingers.down(at: .middle.moved(50, 100), finger: 1)
        table.fingers.send([0: .move(.middle), 1: .move(.middle.moved(50, 0))])
        table.fingers.send([0: .up, 1: .up])
        #expect(entries() == [])
    }

    @Test("a rotation is the turn of the fingers, clockwise positive, more than half a turn as well")
    func rotation() {
        let rotation = table.add(UIRotationGestureRecognizer(), "rotation")
        func positions(_ turn: CGFloat) -> [Int: CGPoint] {
            let dx = 60 * CGFloat(cos(Double(turn)))
            let dy = 60 * CGFloat(sin(Double(turn)))
            return [0: CGPoint.middle.moved(-dx, -dy), 1: CGPoint.middle.moved(dx, dy)]
        }
        table.fingers.send(positions(0).mapValues { .down($0) })
        table.fingers.drag(over: 0.5) { positions($0 * 1.5 * .pi) }
        expectClose(rotation.rotation, 1.5 * .pi, within: 1e-6)
        expectClose(rotation.velocity, 3 * .pi, within: 1e-3)
        rotation.rotation = 0
        table.fingers.send(positions(1.4 * .pi).mapValues { .move($0) })
        expectClose(rotation.rotation, -0.1 * .pi, within: 1e-6)
        table.fingers.send([0: .up, 1: .up])
        #expect(entries().first == "rotation.began")
    }

    @Test("a pinch and a rotation go on together if a delegate allows it")
    func together() {
        let judge = GestureJudge()
        judge.allowsBoth = true
        table.add(UIPinchGestureRecognizer(), "pinch").delegate = judge
        table.add(UIRotationGestureRecognizer(), "rotation")
        table.fingers.send([0: .down(.middle.moved(-50, 0)), 1: .down(.middle.moved(50, 0))])
        table.fingers.send([0: .move(.middle.moved(0, -90)), 1: .move(.middle.moved(0, 90))])
        #expect(entries() == ["pinch.began", "rotation.began"])
        table.fingers.send([0: .up, 1: .up])
    }
}
