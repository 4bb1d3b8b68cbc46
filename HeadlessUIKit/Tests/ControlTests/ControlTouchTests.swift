import Testing
import UIKit

@testable import TestSupport

@MainActor @Suite struct ControlTouchTests {
    private let table = GestureTable()
    /// (100, 100, 100, 40) on the screen.
    private let control = TrackingControl(frame: CGRect(x: 100, y: 100, width: 100, height: 40))
    private let inside = CGPoint(x: 110, y: 110)

    init() {
        table.back.addSubview(control)
        control.journal = table.journal
        let names: [(String, UIControl.Event)] = [
            ("down", .touchDown), ("repeat", .touchDownRepeat), ("drag", .touchDragInside),
            ("drag outside", .touchDragOutside), ("enter", .touchDragEnter), ("exit", .touchDragExit),
            ("up", .touchUpInside), ("up outside", .touchUpOutside), ("cancel", .touchCancel),
        ]
        for (name, event) in names {
            control.addAction(UIAction { [journal = table.journal] _ in journal.note(name) }, for: event)
        }
    }

    @Test("a touch is tracked: down, up inside, highlighted in between")
    func tracks() {
        table.fingers.down(at: inside)
        #expect(control.isHighlighted && control.isTracking && control.isTouchInside)
        #expect(table.journal.take() == ["begin", "down"])
        table.fingers.move(to: inside.moved(1, 0))
        #expect(table.journal.take() == ["continue", "drag"])
        table.fingers.up()
        #expect(table.journal.take() == ["end", "up"])
        #expect(!control.isHighlighted && !control.isTracking && !control.isTouchInside)
    }

    @Test("a finger may leave by less than 70 points")
    func reach() {
        table.fingers.down(at: inside)
        table.fingers.move(to: CGPoint(x: 269, y: 120))
        #expect(control.isHighlighted)
        table.fingers.move(to: CGPoint(x: 271, y: 120))
        #expect(!control.isHighlighted)
        #expect(control.isTracking && !control.isTouchInside)
        table.fingers.move(to: CGPoint(x: 150, y: 120))
        table.fingers.move(to: CGPoint(x: 390, y: 120))
        table.fingers.up()
        let events = table.journal.take().filter { !["begin", "continue", "end"].contains($0) }
        #expect(
            events == [
                "down", "drag", "exit", "drag outside", "enter", "drag", "exit", "drag outside", "up outside",
            ])
    }

    @Test("the end of a touch says whether it was inside", arguments: [true, false])
    func insideAtTheEnd(isInside: Bool) {
        var answers: [Bool] = []
        control.onEnd = { answers = [$0.isTouchInside, $0.isHighlighted] }
        table.fingers.down(at: inside)
        if !isInside { table.fingers.move(to: CGPoint(x: 300, y: 120)) }
        table.fingers.up()
        #expect(answers == [isInside, false])
        #expect(!control.isTouchInside && !control.isTracking)
    }

    @Test("a second touch in quick succession is repeated")
    func repeated() {
        table.fingers.tap(at: inside)
        table.wait(0.1)
        table.fingers.tap(at: inside)
        #expect(table.journal.take() == ["begin", "down", "end", "up", "begin", "down", "repeat", "end", "up"])
    }

    @Test("A recognised gesture cancels the touch of a control (G7)")
    func cancelled() {
        table.add(UIPanGestureRecognizer(), "pan")
        table.fingers.down(at: inside)
        table.fingers.move(to: inside.moved(0, 30))
        #expect(!control.isHighlighted && !control.isTracking)
        table.fingers.up()
        #expect(table.journal.take() == ["begin", "down", "pan.began", "cancelled", "cancel", "pan.ended"])
    }

    @Test("a disabled control swallows touches")
    func disabled() {
        control.isEnabled = false
        table.fingers.tap(at: inside)
        #expect(table.journal.take() == [])
    }

    @Test("a control follows its first finger alone, whether it gets others or not", arguments: [true, false])
    func severalFingers(isMultipleTouchEnabled: Bool) {
        control.isMultipleTouchEnabled = isMultipleTouchEnabled
        table.fingers.down(at: inside)
        table.fingers.down(at: inside.moved(60, 0), finger: 1)
        table.fingers.up(finger: 1)
        #expect(table.journal.take() == ["begin", "down"])
        table.fingers.up()
        #expect(table.journal.take() == ["end", "up"])
    }

    @Test("a control may refuse to track, or stop")
    func refuses() {
        control.begins = false
        table.fingers.tap(at: inside)
        #expect(table.journal.take() == ["begin"])
        #expect(!control.isTracking)
        control.begins = true
        control.continues = false
        table.wait(1)
        table.fingers.down(at: inside)
        table.fingers.move(to: inside.moved(1, 0))
        #expect(!control.isTracking && !control.isHighlighted)
        table.fingers.up()
        #expect(table.journal.take() == ["begin", "down", "continue"])
    }

    @Test("a button is pressed although the view around it recognises taps, unless it is disabled")
    func buttonInTappableView() {
        table.add(UITapGestureRecognizer(), "tap")
        let button = UIButton(
            type: .system, primaryAction: UIAction { [journal = table.journal] _ in journal.note("pressed") })
        button.frame = table.front.frame
        table.back.addSubview(button)
        table.fingers.tap(at: .middle)
        #expect(table.journal.take() == ["pressed"])
        button.isEnabled = false
        table.fingers.tap(at: .middle)
        #expect(table.journal.take() == ["tap.ended"])
        button.isEnabled = true
        table.add(UITapGestureRecognizer(), "own", to: button)
        table.fingers.tap(at: .middle)
        #expect(table.journal.take() == ["own.ended"])
    }

    @Test("targets hear of the events that they were added for")
    func targets() {
        let handler = Handler { [journal = table.journal] in journal.note("target") }
        let plain = UIControl(frame: table.front.frame)
        table.back.addSubview(plain)
        plain.addTarget(handler, action: Handler.action, for: .touchDown)
        plain.addTarget(handler, action: Handler.action, for: .touchUpInside)
        #expect(plain.allControlEvents == [.touchDown, .touchUpInside])
        table.fingers.tap(at: .middle)
        #expect(table.journal.take() == ["target", "target"])
        plain.removeTarget(handler, action: nil, for: .touchDown)
        table.fingers.tap(at: .middle)
        #expect(table.journal.take() == ["target"])
    }
}

private final class TrackingControl: UIControl {
    var journal: Journal?
    var begins = true
    var continues = true
    var onEnd: (UIControl) -> Void = { _ in }

    override func beginTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
        journal?.note("begin")
        return begins
    }

    override func continueTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
        journal?.note("continue")
        return continues
    }

    override func endTracking(_ touch: UITouch?, with event: UIEvent?) {
        journal?.note("end")
        onEnd(self)
    }

    override func cancelTracking(with event: UIEvent?) { journal?.note("cancelled") }
}
