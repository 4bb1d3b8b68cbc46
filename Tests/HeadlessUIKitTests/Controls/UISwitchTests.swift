import Testing
import UIKit

@MainActor @Suite struct UISwitchTests {
    private let table = GestureTable()
    /// (50, 400, 51, 31) on the screen.
    private let control = UISwitch(frame: CGRect(x: 50, y: 400, width: 0, height: 0))
    private let left = CGPoint(x: 60, y: 415)
    private let right = CGPoint(x: 92, y: 415)

    init() {
        table.back.addSubview(control)
        MainLoop.main.settle()
        let journal = table.journal
        control.addAction(
            UIAction { [weak control] _ in journal.note(control?.isOn ?? false ? "on" : "off") }, for: .valueChanged)
    }

    @Test("a frame only places it")
    func size() {
        #expect(control.frame == CGRect(x: 50, y: 400, width: 51, height: 31))
        #expect(!control.isOn)
    }

    @Test("a tap flips it and tells; code flips it and does not")
    func tap() {
        table.fingers.tap(at: left)
        #expect(control.isOn)
        control.setOn(false, animated: true)
        #expect(!control.isOn)
        #expect(table.journal.take() == ["on"])
    }

    @Test("a stroke takes the knob to the side where it ends")
    func stroke() {
        table.fingers.down(at: left)
        table.fingers.drag(to: right, duration: 0.1)
        table.fingers.drag(to: left, duration: 0.1)
        table.fingers.drag(to: right, duration: 0.1)
        table.fingers.up()
        #expect(control.isOn)
        #expect(table.journal.take() == ["on", "off", "on"])
    }

    @Test("views around it see neither its taps nor strokes of its knob")
    func viewsAround() {
        table.add(UITapGestureRecognizer(), "tap")
        table.add(UIPanGestureRecognizer(), "pan")
        table.fingers.tap(at: left)
        table.fingers.down(at: right)
        table.fingers.drag(to: left, duration: 0.1)
        table.fingers.up()
        #expect(table.journal.take() == ["on", "off"])
    }
}
