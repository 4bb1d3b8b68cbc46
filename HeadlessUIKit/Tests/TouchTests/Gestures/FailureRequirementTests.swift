import Testing

@testable import TestSupport
@testable import UIKit

@MainActor @Suite struct FailureRequirementTests {
    private let table = GestureTable()

    private func entries() -> [String] { table.journal.take().filter { $0.contains(".") } }

    @Test(
        "Failed ones let go, succeeded ones make fail, those still trying make wait, others do not matter (G5)",
        arguments: [
            ([], .goAhead), ([(.failed, true)], .goAhead), ([(.possible, true)], .wait),
            ([(.possible, false)], .goAhead), ([(.began, true)], .fail), ([(.changed, true)], .fail),
            ([(.ended, true)], .fail), ([(.cancelled, true)], .goAhead), ([(.failed, true), (.possible, true)], .wait),
            ([(.possible, true), (.ended, true)], .fail),
        ] as [([(UIGestureRecognizer.State, Bool)], FailureVerdict)])
    func verdicts(requirements: [(UIGestureRecognizer.State, Bool)], verdict: FailureVerdict) {
        #expect(FailureVerdict(requirements.map { .init(state: $0.0, isTrying: $0.1) }) == verdict)
    }

    @Test("A tap waits, still possible, until no second one can follow (G5)")
    func singleTapWaits() {
        let single = table.add(UITapGestureRecognizer(), "single")
        let double = table.add(UITapGestureRecognizer(), "double")
        double.numberOfTapsRequired = 2
        single.require(toFail: double)
        table.fingers.tap(at: .middle)
        #expect(single.state == .possible)
        #expect(entries() == [])
        table.wait(1)
        #expect(entries() == ["single.ended"])
        #expect(double.state == .possible)
    }

    @Test("When the other succeeds, the one that waits fails (G5)")
    func doubleTapWins() {
        let single = table.add(UITapGestureRecognizer(), "single")
        let double = table.add(UITapGestureRecognizer(), "double")
        double.numberOfTapsRequired = 2
        single.require(toFail: double)
        table.fingers.tap(at: .middle)
        table.wait(0.1)
        table.fingers.tap(at: .middle)
        #expect(entries() == ["double.ended"])
        table.wait(1)
        #expect(entries() == [])
    }

    @Test("A tap that waits is not spoilt by a second finger elsewhere or one that drags (G5)", arguments: [0.0, 150])
    func nextFinger(distance: Double) {
        let single = table.add(UITapGestureRecognizer(), "single")
        let double = table.add(UITapGestureRecognizer(), "double")
        double.numberOfTapsRequired = 2
        single.require(toFail: double)
        table.fingers.tap(at: .middle)
        table.wait(0.1)
        table.fingers.down(at: .middle.moved(0, CGFloat(distance)))
        table.fingers.drag(to: .middle.moved(0, 200), duration: 0.2)
        #expect(entries() == ["single.ended"])
        table.fingers.up()
        table.wait(1)
        #expect(entries() == [])
        #expect(single.state == .possible)
        table.fingers.tap(at: .middle)
        table.wait(1)
        #expect(entries() == ["single.ended"])
    }

    @Test("A swipe that waits for another is recognised when that fails, be it by the lifted finger (G5)")
    func swipeWaits() {
        let long = table.add(ScriptedRecognizer(), "long")
        long.onEnded = { $0.state = .failed }
        let swipe = table.add(UISwipeGestureRecognizer(), "swipe")
        swipe.require(toFail: long)
        table.fingers.down(at: .middle)
        table.fingers.drag(to: .middle.moved(80, 0), duration: 0.1)
        table.fingers.drag(to: .middle.moved(80, 90), duration: 0.1)
        #expect(entries() == [])
        table.fingers.up()
        #expect(entries() == ["swipe.ended"])
    }

    @Test("A drag goes ahead in the very event in which the other fails (G5)")
    func dragGoesAhead() {
        let other = table.add(ScriptedRecognizer(), "other")
        other.onMoved = { if $0.location(in: nil).y > 440 { $0.state = .failed } }
        let pan = table.add(UIPanGestureRecognizer(), "pan")
        pan.require(toFail: other)
        table.fingers.down(at: .middle)
        table.fingers.move(to: .middle.moved(0, 30))
        #expect(pan.state == .possible)
        table.fingers.move(to: .middle.moved(0, 50))
        #expect(pan.state == .changed)
        #expect(pan.translation(in: nil) == CGPoint(x: 0, y: 40))
        table.fingers.up()
        #expect(entries() == ["pan.began", "pan.changed", "pan.ended"])
    }

    @Test("A recogniser that waits until its finger lifts reports its beginning and its end (G5)")
    func releasedAtTheEnd() {
        let other = table.add(ScriptedRecognizer(), "other")
        other.onEnded = { $0.state = .failed }
        let pan = table.add(UIPanGestureRecognizer(), "pan")
        pan.require(toFail: other)
        table.fingers.down(at: .middle)
        table.fingers.move(to: .middle.moved(0, 30))
        table.fingers.move(to: .middle.moved(0, 60))
        table.fingers.up()
        #expect(entries() == ["pan.began", "pan.changed", "pan.ended"])
        #expect(pan.state == .possible)
    }

    @Test("Somebody who takes no part need not fail (G5)")
    func absent() {
        let elsewhere = table.add(ScriptedRecognizer(), "elsewhere", to: table.front)
        let pan = table.add(UIPanGestureRecognizer(), "pan")
        pan.require(toFail: elsewhere)
        table.fingers.down(at: CGPoint(x: 20, y: 20))
        table.fingers.move(to: CGPoint(x: 20, y: 50))
        #expect(pan.state == .began)
        table.fingers.up()
    }

    @Test("The delegates of both sides and subclasses of both sides can say who waits (G3, G5)", arguments: 0..<4)
    func dynamic(whoSays: Int) {
        let judge = GestureJudge()
        let waiting = table.add(ScriptedRecognizer(), "waiting")
        waiting.onBegan = { $0.state = .began }
        let first = table.add(ScriptedRecognizer(), "first")
        first.onMoved = { $0.state = .failed }
        switch whoSays {
        case 0:
            judge.waitsFor = first
            waiting.delegate = judge
        case 1:
            judge.holdsBack = waiting
            first.delegate = judge
        case 2: waiting.waitsFor = first
        default: first.holdsBack = waiting
        }
        table.fingers.down(at: .middle)
        #expect(waiting.state == .possible)
        table.fingers.move(to: .middle.moved(0, 5))
        #expect(waiting.state == .began)
        waiting.state = .ended
        table.fingers.up()
    }

    @Test("A recogniser does not wait for its own failure (G5)")
    func itself() async {
        await #expect(processExitsWith: .failure) {
            await MainActor.run {
                let tap = UITapGestureRecognizer()
                tap.require(toFail: tap)
            }
        }
    }
}
