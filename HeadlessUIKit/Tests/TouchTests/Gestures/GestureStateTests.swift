import Testing

@testable import TestSupport
@testable import UIKit

@MainActor @Suite struct GestureStateTests {
    private let table = GestureTable()

    private typealias State = UIGestureRecognizer.State

    @Test(
        "The ways from one state to another (G1)",
        arguments: [
            (.possible, .began, .recognize), (.possible, .ended, .recognize), (.possible, .failed, .fail),
            (.possible, .cancelled, .fail), (.possible, .changed, .illegal), (.began, .changed, .advance),
            (.changed, .changed, .advance), (.began, .ended, .advance), (.changed, .ended, .advance),
            (.began, .cancelled, .advance), (.changed, .cancelled, .advance), (.changed, .began, .illegal),
            (.began, .possible, .illegal), (.ended, .began, .nothing), (.failed, .began, .nothing),
            (.cancelled, .changed, .nothing),
        ] as [(UIGestureRecognizer.State, UIGestureRecognizer.State, GestureProgress.Step)])
    func steps(old: UIGestureRecognizer.State, new: UIGestureRecognizer.State, step: GestureProgress.Step) {
        #expect(GestureProgress.step(from: old, to: new) == step)
    }

    @Test("A continuous gesture reports began, changed and ended, and is possible again after its reset (G1)")
    func continuous() {
        let recognizer = table.add(ScriptedRecognizer(), "drag")
        recognizer.journal = table.journal
        recognizer.onBegan = { $0.state = .began }
        recognizer.onMoved = { $0.state = .changed }
        recognizer.onEnded = { $0.state = .ended }
        table.back.isUserInteractionEnabled = true
        table.fingers.down(at: .zero)
        table.fingers.move(to: CGPoint(x: 1, y: 0))
        table.fingers.move(to: CGPoint(x: 2, y: 0))
        table.fingers.up()
        #expect(
            table.journal.take() == [
                "drag sees began", "drag.began", "drag sees moved", "drag.changed", "drag sees moved", "drag.changed",
                "drag sees ended", "drag.ended", "drag reset",
            ])
        #expect(recognizer.state == .possible)
    }

    @Test("A discrete gesture reports its end only (G1)")
    func discrete() {
        let tap = table.add(UITapGestureRecognizer(), "tap")
        table.fingers.tap(at: .zero)
        #expect(table.journal.take().filter { $0.hasPrefix("tap") } == ["tap.ended"])
        #expect(tap.state == .possible)
        #expect(UIGestureRecognizer.State.recognized == .ended)
    }

    @Test("A gesture that has failed sends no action, and gets no touches until all its fingers are up (G1)")
    func failed() {
        let recognizer = table.add(ScriptedRecognizer(), "drag")
        recognizer.journal = table.journal
        recognizer.onBegan = { $0.state = .failed }
        table.fingers.down(at: .zero)
        #expect(recognizer.state == .failed)
        table.fingers.move(to: CGPoint(x: 1, y: 0))
        table.fingers.down(at: CGPoint(x: 50, y: 50), finger: 1)
        table.fingers.up(finger: 1)
        #expect(recognizer.state == .failed)
        table.fingers.up()
        #expect(recognizer.state == .possible)
        #expect(table.journal.take().filter { $0.hasPrefix("drag") } == ["drag sees began", "drag reset"])
    }

    @Test("After a cancelled touch a drag is cancelled and a tap has failed (G1)")
    func cancelledTouch() {
        table.add(UIPanGestureRecognizer(), "pan")
        table.fingers.down(at: .middle)
        table.fingers.move(to: .middle.moved(0, 30))
        table.fingers.cancel()
        table.add(UITapGestureRecognizer(), "tap")
        table.fingers.down(at: .middle)
        table.fingers.cancel()
        #expect(table.journal.take().filter { $0.contains(".") } == ["pan.began", "pan.cancelled"])
    }

    @Test("A state that cannot follow is refused and reported (G1)")
    func illegal() {
        Console.clear()
        let recognizer = table.add(ScriptedRecognizer(), "drag")
        recognizer.onBegan = { $0.state = .changed }
        table.fingers.down(at: .zero)
        #expect(recognizer.state == .possible)
        #expect(Console.messages == ["ScriptedRecognizer cannot go from possible to changed."])
        recognizer.state = .failed
        table.fingers.up()
    }

    @Test("Too late to fail, a gesture is cancelled (G1)")
    func tooLateToFail() {
        let recognizer = table.add(ScriptedRecognizer(), "drag")
        recognizer.onBegan = { $0.state = .began }
        recognizer.onMoved = { $0.state = .failed }
        table.fingers.down(at: .zero)
        table.fingers.move(to: CGPoint(x: 5, y: 0))
        table.fingers.up()
        #expect(table.journal.take() == ["drag.began", "drag.cancelled"])
    }

    @Test("Actions come within the same event, after all recognisers have seen it and before the views (G2)")
    func actionsAfterAllRecognizers() {
        let first = table.add(ScriptedRecognizer(), "first", to: table.front)
        let second = table.add(ScriptedRecognizer(), "second")
        for recognizer in [first, second] {
            recognizer.journal = table.journal
            recognizer.cancelsTouchesInView = false
            recognizer.prevents = false
            recognizer.onBegan = { $0.state = .began }
        }
        table.fingers.deliver([0: .down(.middle)])
        #expect(
            table.journal.take() == [
                "first sees began", "second sees began", "first.began", "second.began", "front began",
            ])
        first.isEnabled = false
        second.isEnabled = false
    }

    @Test("The state of a recogniser without fingers can be set (G1)")
    func withoutFingers() {
        let recognizer = table.add(ScriptedRecognizer(), "code")
        recognizer.state = .began
        #expect(recognizer.state == .began)
        recognizer.state = .ended
        #expect(recognizer.state == .possible)
        #expect(table.journal.take() == ["code.began", "code.ended"])
    }

    @Test("Disabled in the middle, a gesture is cancelled, and its finger is not followed again (G8)")
    func disabled() {
        let pan = table.add(UIPanGestureRecognizer(), "pan")
        table.fingers.down(at: .middle)
        table.fingers.move(to: .middle.moved(0, 20))
        #expect(pan.state == .began)
        pan.isEnabled = false
        #expect(pan.state == .possible)
        pan.isEnabled = true
        table.fingers.move(to: .middle.moved(0, 60))
        table.fingers.up()
        #expect(table.journal.take().filter { $0.hasPrefix("pan") } == ["pan.began", "pan.cancelled"])
        table.fingers.down(at: .middle)
        table.fingers.move(to: .middle.moved(0, 60))
        table.fingers.up()
        #expect(table.journal.take().filter { $0.hasPrefix("pan") } == ["pan.began", "pan.ended"])
    }

    @Test("Disabled before it is recognised, a gesture calls no target; a disabled one sees no fingers (G8)")
    func disabledBefore() {
        let pan = table.add(UIPanGestureRecognizer(), "pan")
        table.fingers.down(at: .middle)
        pan.isEnabled = false
        table.fingers.move(to: .middle.moved(0, 60))
        table.fingers.up()
        table.fingers.down(at: .middle)
        pan.isEnabled = true
        table.fingers.move(to: .middle.moved(0, 60))
        table.fingers.up()
        #expect(!table.journal.take().contains { $0.hasPrefix("pan") })
    }

    @Test("An action may disable its own recogniser, and hears of the cancellation next (G8)")
    func disabledByItsAction() {
        let pan = table.add(UIPanGestureRecognizer(), "pan")
        table.onAction(of: pan) { [journal = table.journal] in
            guard pan.state == .changed else { return }
            pan.isEnabled = false
            journal.note("now \(pan.state)")
        }
        table.fingers.down(at: .middle)
        table.fingers.move(to: .middle.moved(0, 20))
        table.fingers.move(to: .middle.moved(0, 30))
        table.fingers.up()
        #expect(
            table.journal.take().filter { !$0.hasPrefix("front") } == [
                "pan.began", "pan.changed", "now cancelled", "pan.cancelled",
            ])
    }

    @Test("A recogniser that is removed, or whose view leaves the window, is cancelled (G8)")
    func removed() {
        let pan = table.add(UIPanGestureRecognizer(), "pan", to: table.front)
        for leave in [{ table.front.removeGestureRecognizer(pan) }, { table.front.removeFromSuperview() }] {
            table.front.addGestureRecognizer(pan)
            table.back.addSubview(table.front)
            table.fingers.down(at: .middle)
            table.fingers.move(to: .middle.moved(0, 20))
            leave()
            table.fingers.move(to: .middle.moved(0, 40))
            table.fingers.up()
            #expect(
                table.journal.take().filter { $0.hasPrefix("pan") } == ["pan.began", "pan.cancelled"])
        }
    }
}
