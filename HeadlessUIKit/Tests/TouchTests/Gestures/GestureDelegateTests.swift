import Testing
import UIKit

@testable import TestSupport

@MainActor @Suite struct GestureDelegateTests {
    private let table = GestureTable()

    private func drag(_ distance: CGFloat = 30) {
        table.fingers.down(at: .middle)
        table.fingers.move(to: .middle.moved(0, distance))
        table.fingers.up()
    }

    /// Returns the calls of the named recognisers and of their delegates.
    private func entries(_ names: String...) -> [String] {
        table.journal.take().filter { entry in names.contains { entry.hasPrefix($0) } }
    }

    @Test("Event, touch, touchesBegan, failure requirements, begin, simultaneity: in this order (G3)")
    func order() {
        let judge = GestureJudge(table.journal)
        let one = table.add(ScriptedRecognizer(), "one", to: table.front)
        one.delegate = judge
        one.journal = table.journal
        one.onMoved = { $0.state = .began }
        one.onEnded = { $0.state = .ended }
        let two = table.add(UIPanGestureRecognizer(), "two")
        drag()
        #expect(
            entries("one", "two") == [
                "one event?", "one touch?", "one sees began", "one after two?", "one before two?", "one sees moved",
                "one begin?", "one with two?", "one.began", "one sees ended", "one.ended", "one reset",
            ])
        #expect(two.state == .possible)
    }

    @Test("Failure requirements are asked for once per attempt, the touch for every finger (G3)")
    func oncePerAttempt() {
        let judge = GestureJudge(table.journal)
        let pan = table.add(UIPanGestureRecognizer(), "pan")
        pan.delegate = judge
        table.add(UITapGestureRecognizer(), "tap")
        table.fingers.down(at: .middle)
        table.fingers.down(at: .middle.moved(50, 0), finger: 1)
        table.fingers.up()
        table.fingers.up(finger: 1)
        let first = entries("pan")
        #expect(first.filter { $0 == "pan touch?" }.count == 2)
        #expect(first.filter { $0 == "pan after tap?" }.count == 1)
        #expect(first.filter { $0 == "pan before tap?" }.count == 1)
        drag()
        #expect(entries("pan").contains("pan after tap?"))
    }

    @Test("An event that is not to be received keeps the touch from being asked about (G3)")
    func refusedEvent() {
        let judge = GestureJudge(table.journal)
        judge.receivesEvents = false
        table.add(UIPanGestureRecognizer(), "pan").delegate = judge
        drag()
        #expect(entries("pan") == ["pan event?"])
    }

    @Test("A touch that is not to be received is not seen; the delegate can judge by its view (G3)")
    func refusedTouch() {
        let judge = GestureJudge()
        judge.receivesTouches = { [back = table.back] in $0.view === back }
        table.add(UITapGestureRecognizer(), "tap").delegate = judge
        table.fingers.tap(at: .middle)
        #expect(entries("tap") == [])
        table.fingers.tap(at: CGPoint(x: 20, y: 20))
        #expect(entries("tap") == ["tap.ended"])
    }

    @Test("A recogniser that may not begin fails (G3)")
    func mayNotBegin() {
        let judge = GestureJudge()
        var translation = CGPoint.zero
        judge.allowsBegin = { recognizer in
            translation = (recognizer as? UIPanGestureRecognizer)?.translation(in: nil) ?? .zero
            return false
        }
        let pan = table.add(UIPanGestureRecognizer(), "pan")
        pan.delegate = judge
        table.fingers.down(at: .middle)
        table.fingers.move(to: .middle.moved(0, 30))
        #expect(pan.state == .failed)
        // By then the direction is known.
        #expect(translation == CGPoint(x: 0, y: 20))
        table.fingers.up()
        #expect(entries("pan") == [])
    }

    @Test("A recogniser disabled while its delegate is asked does not begin (G3, G8)")
    func disabledWhileAsked() {
        let judge = GestureJudge()
        judge.allowsBegin = { recognizer in
            recognizer.isEnabled = false
            return true
        }
        let pan = table.add(UIPanGestureRecognizer(), "pan")
        pan.delegate = judge
        table.fingers.down(at: .middle)
        table.fingers.move(to: .middle.moved(0, 30))
        table.fingers.up()
        #expect(entries("pan") == [])
        #expect(pan.state == .possible)
    }

    @Test("A view has a say as well: the recogniser's own, and the one that was hit (G3)")
    func viewMayRefuse() {
        let view = RefusingView(frame: table.back.bounds)
        table.back.addSubview(view)
        table.add(UIPanGestureRecognizer(), "below")
        drag()
        #expect(entries("below") == [])
        let inner = UIView(frame: view.bounds)
        view.addSubview(inner)
        drag()
        #expect(entries("below") == ["below.began", "below.ended"])
        table.add(UIPanGestureRecognizer(), "own", to: view)
        drag()
        #expect(entries("own", "below") == ["below.began", "below.ended"])
    }

    @Test("A subclass can refuse an event too (G3)")
    func subclassRefusesEvent() {
        let judge = GestureJudge(table.journal)
        table.add(DeafRecognizer(), "deaf").delegate = judge
        drag()
        #expect(entries("deaf") == [])
    }

    @Test("The first to be recognised makes the others fail (G4)")
    func exclusive() {
        let inner = table.add(UIPanGestureRecognizer(), "inner", to: table.front)
        let outer = table.add(UIPanGestureRecognizer(), "outer")
        table.fingers.down(at: .middle)
        table.fingers.move(to: .middle.moved(0, 30))
        #expect(inner.state == .began)
        #expect(outer.state == .failed)
        table.fingers.up()
        #expect(entries("inner", "outer") == ["inner.began", "inner.ended"])
    }

    @Test("One of the two delegates is enough for both to be recognised (G4)", arguments: [true, false])
    func simultaneous(innerAllows: Bool) {
        let judge = GestureJudge()
        judge.allowsBoth = true
        let inner = table.add(UIPanGestureRecognizer(), "inner", to: table.front)
        let outer = table.add(UIPanGestureRecognizer(), "outer")
        (innerAllows ? inner : outer).delegate = judge
        drag()
        #expect(entries("inner", "outer") == ["inner.began", "outer.began", "inner.ended", "outer.ended"])
    }

    @Test("A gesture that is going on prevents a later one (G4)")
    func goingOn() {
        table.add(UIPanGestureRecognizer(), "pan")
        table.fingers.down(at: CGPoint(x: 20, y: 20))
        table.fingers.move(to: CGPoint(x: 20, y: 60))
        table.add(UITapGestureRecognizer(), "tap", to: table.front)
        table.fingers.down(at: .middle, finger: 1)
        table.fingers.up(finger: 1)
        table.fingers.up()
        #expect(entries("pan", "tap") == ["pan.began", "pan.ended"])
    }

    @Test("Gestures of different fingers go on side by side (G4)")
    func differentFingers() {
        table.add(UIPanGestureRecognizer(), "front", to: table.front)
        let other = TouchView("other", table.journal, frame: CGRect(x: 0, y: 600, width: 100, height: 100))
        table.back.addSubview(other)
        table.add(UIPanGestureRecognizer(), "other", to: other)
        table.fingers.down(at: .middle)
        table.fingers.down(at: CGPoint(x: 50, y: 650), finger: 1)
        table.fingers.send([0: .move(.middle.moved(0, 30)), 1: .move(CGPoint(x: 50, y: 690))])
        #expect(entries("front.", "other.") == ["front.began", "other.began"])
        table.fingers.send([0: .up, 1: .up])
    }

    @Test("Subclasses may forgo preventing, or being prevented (G4)")
    func subclasses() {
        let inner = table.add(ScriptedRecognizer(), "inner", to: table.front)
        let outer = table.add(ScriptedRecognizer(), "outer")
        for recognizer in [inner, outer] {
            recognizer.onBegan = { $0.state = .began }
            recognizer.onEnded = { $0.state = .ended }
        }
        func both() -> Bool {
            drag()
            return entries("outer").contains("outer.began")
        }
        #expect(!both())
        inner.prevents = false
        #expect(both())
        inner.prevents = true
        outer.isPreventable = false
        #expect(both())
    }
}

private final class RefusingView: UIView {
    override func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool { false }
}

private final class DeafRecognizer: UIPanGestureRecognizer {
    override func shouldReceive(_ event: UIEvent) -> Bool { false }
}
