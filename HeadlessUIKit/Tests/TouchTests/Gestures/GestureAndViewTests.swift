import Testing
import UIKit

@testable import TestSupport

/// The touches that views get while recognisers see them as well.
@MainActor @Suite struct GestureAndViewTests {
    private let table = GestureTable()

    @Test("A recogniser sees the fingers of its view and of all views below it, before they do (G6)")
    func descendants() {
        let recognizer = table.add(ScriptedRecognizer(), "outer")
        recognizer.journal = table.journal
        recognizer.onEnded = { $0.state = .failed }
        table.fingers.down(at: .middle)
        table.fingers.move(to: .middle.moved(0, 5))
        table.fingers.up()
        #expect(
            table.journal.take() == [
                "outer sees began", "front began", "outer sees moved", "front moved", "outer sees ended",
                "front ended", "outer reset",
            ])
    }

    @Test("It does not see the fingers of views beside or behind its own (G6)")
    func others() {
        let recognizer = table.add(ScriptedRecognizer(), "inner", to: table.front)
        recognizer.journal = table.journal
        table.fingers.tap(at: CGPoint(x: 20, y: 20))
        #expect(table.journal.take() == ["back began", "back ended"])
    }

    @Test("Where the finger landed decides, wherever it goes (G6)")
    func landing() {
        let recognizer = table.add(ScriptedRecognizer(), "inner", to: table.front)
        recognizer.journal = table.journal
        recognizer.onEnded = { $0.state = .failed }
        table.fingers.down(at: .middle)
        table.fingers.move(to: CGPoint(x: 20, y: 20))
        table.fingers.up()
        #expect(table.journal.take().filter { $0.hasPrefix("front") } == ["front began", "front moved", "front ended"])
    }

    @Test("Once a gesture is recognised, the view's touch is cancelled and it hears nothing more (G7)")
    func cancels() {
        table.add(UIPanGestureRecognizer(), "pan")
        table.fingers.down(at: .middle)
        table.fingers.move(to: .middle.moved(0, 5))
        table.fingers.move(to: .middle.moved(0, 30))
        table.fingers.move(to: .middle.moved(0, 40))
        table.fingers.up()
        #expect(
            table.journal.take().filter { $0.hasPrefix("front") } == ["front began", "front moved", "front cancelled"])
    }

    @Test("Without cancelsTouchesInView the view hears everything (G7)")
    func doesNotCancel() {
        table.add(UIPanGestureRecognizer(), "pan").cancelsTouchesInView = false
        table.fingers.down(at: .middle)
        table.fingers.move(to: .middle.moved(0, 30))
        table.fingers.up()
        #expect(
            table.journal.take() == [
                "front began", "pan.began", "front moved", "pan.ended", "front ended",
            ])
    }

    @Test("The defaults (G7)")
    func defaults() {
        let recognizer = UIGestureRecognizer()
        #expect(recognizer.cancelsTouchesInView)
        #expect(!recognizer.delaysTouchesBegan)
        #expect(recognizer.delaysTouchesEnded)
        #expect(recognizer.isEnabled)
        #expect(recognizer.requiresExclusiveTouchType)
    }

    @Test("delaysTouchesBegan keeps the touch from the view until the gesture has failed (G7)")
    func delaysBegan() {
        let recognizer = table.add(ScriptedRecognizer(), "outer")
        recognizer.delaysTouchesBegan = true
        recognizer.onMoved = { if $0.location(in: nil).y > 420 { $0.state = .failed } }
        table.fingers.down(at: .middle)
        table.fingers.move(to: .middle.moved(0, 10))
        #expect(table.journal.take() == [])
        table.fingers.move(to: .middle.moved(0, 30))
        #expect(table.journal.take() == ["front began", "front moved"])
        table.fingers.up()
        #expect(table.journal.take() == ["front ended"])
    }

    @Test("With delaysTouchesBegan a view hears nothing at all of a recognised gesture (G7)")
    func delaysBeganAndRecognizes() {
        table.add(UIPanGestureRecognizer(), "pan").delaysTouchesBegan = true
        table.fingers.down(at: .middle)
        table.fingers.move(to: .middle.moved(0, 30))
        table.fingers.up()
        #expect(table.journal.take() == ["pan.began", "pan.ended"])
    }

    @Test("delaysTouchesEnded holds the end back while more may follow: it comes when that has failed (G7)")
    func delaysEnded() {
        let double = table.add(UITapGestureRecognizer(), "double")
        double.numberOfTapsRequired = 2
        table.fingers.tap(at: .middle)
        #expect(table.journal.take() == ["front began"])
        table.wait(1)
        #expect(table.journal.take() == ["front ended"])
    }

    @Test("An end that is held back becomes a cancellation when the gesture is recognised (G7)")
    func heldEndIsCancelled() {
        let double = table.add(UITapGestureRecognizer(), "double")
        double.numberOfTapsRequired = 2
        table.fingers.tap(at: .middle)
        table.wait(0.1)
        table.fingers.tap(at: .middle)
        let entries = table.journal.take()
        #expect(!entries.contains("front ended"))
        #expect(entries.filter { $0 == "double.ended" }.count == 1)
        #expect(entries.filter { $0.hasPrefix("front cancelled") }.count == 1)
    }

    @Test("Without delaysTouchesEnded the end comes at once (G7)")
    func doesNotDelayEnded() {
        let double = table.add(UITapGestureRecognizer(), "double")
        double.numberOfTapsRequired = 2
        double.delaysTouchesEnded = false
        table.fingers.tap(at: .middle)
        #expect(table.journal.take() == ["front began", "front ended"])
        table.wait(1)
    }

    @Test("An ignored finger is not followed, and stays with the view (G7)")
    func ignored() {
        let recognizer = table.add(IgnoringRecognizer(), "outer")
        table.fingers.down(at: .middle)
        #expect(recognizer.numberOfTouches == 0)
        recognizer.state = .began
        table.fingers.up()
        recognizer.state = .ended
        #expect(recognizer.seen == 0)
        #expect(table.journal.take() == ["front began", "outer.began", "front ended", "outer.ended"])
    }

    @Test("A pan of one finger leaves a second one to its view (G7)")
    func surplus() {
        table.add(UIPanGestureRecognizer(), "pan").maximumNumberOfTouches = 1
        let other = TouchView("other", table.journal, frame: CGRect(x: 0, y: 0, width: 90, height: 90))
        table.back.addSubview(other)
        table.fingers.down(at: .middle)
        table.fingers.down(at: CGPoint(x: 20, y: 20), finger: 1)
        table.fingers.move(to: .middle.moved(0, 30))
        table.fingers.up(finger: 1)
        table.fingers.up()
        #expect(
            table.journal.take() == [
                "front began", "other began", "pan.began", "front cancelled", "other ended", "pan.ended",
            ])
    }

    @Test("A view that fills the container swallows touches unless its hit testing says otherwise (G16)")
    func container() {
        let script = Script()
        script.onWillBegin = { controller in
            let dimming = UIView(frame: controller.containerView?.bounds ?? .zero)
            controller.containerView?.addSubview(dimming)
        }
        table.phone.root.present(script.makePresented(), animated: true)
        MainLoop.current.settle()
        let dimmed = CGPoint(x: 20, y: 100)
        table.fingers.tap(at: dimmed)
        #expect(table.journal.take() == [])
        // Even an empty container does not pass touches to the presenter.
        script.controller?.containerView?.subviews.forEach { $0.isUserInteractionEnabled = false }
        table.fingers.tap(at: dimmed)
        #expect(table.journal.take() == [])
        #expect(table.phone.window.hitTest(dimmed, with: nil) === script.controller?.containerView)
        script.controller?.containerView?.isUserInteractionEnabled = false
        table.fingers.tap(at: dimmed)
        #expect(table.journal.take() == ["back began", "back ended"])
    }
}

private final class IgnoringRecognizer: UIGestureRecognizer {
    private(set) var seen = 0

    override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
        touches.forEach { ignore($0, for: event) }
    }

    override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {
        seen += 1
    }
}
