import Testing
import UIKit

@testable import TestSupport

@MainActor @Suite struct UISwitchTests {
    private let table = GestureTable()
    /// (50, 400, 63, 28) on the screen.
    private let control = UISwitch(frame: CGRect(x: 50, y: 400, width: 0, height: 0))
    private let left = CGPoint(x: 60, y: 414)
    private let right = CGPoint(x: 92, y: 414)

    init() {
        table.back.addSubview(control)
        MainLoop.current.settle()
        let journal = table.journal
        control.addAction(
            UIAction { [weak control] _ in journal.note(control?.isOn ?? false ? "on" : "off") }, for: .valueChanged)
    }

    @Test("A frame only places it: 63×28, two more than the intrinsic width (CO1)")
    func size() {
        #expect(control.frame == CGRect(x: 50, y: 400, width: 63, height: 28))
        control.frame = CGRect(x: 10, y: 20, width: 300, height: 200)
        #expect(control.frame == CGRect(x: 10, y: 20, width: 63, height: 28))
        #expect(control.intrinsicContentSize == CGSize(width: 61, height: 28))
        #expect(!control.isOn)
    }

    @Test("A tap flips it and sends one action; code flips it and sends none (CO1, CO7)")
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

    @Test("A disabled switch is dim, stays as it is and sends no action (CO7)")
    func disabled() {
        control.isEnabled = false
        table.fingers.tap(at: left)
        #expect(!control.accessibilityActivate())
        #expect(!control.isOn)
        #expect(control.subviews.allSatisfy { $0.alpha == 0.5 })
        #expect(control.alpha == 1)
        #expect(table.journal.take().isEmpty)
    }

    @Test("VoiceOver finds a button whose value is 0 or 1, and flips it")
    func accessibility() {
        #expect(control.accessibilityTraits.contains(.button))
        #expect(control.accessibilityValue == "0")
        #expect(control.accessibilityActivate())
        #expect(control.accessibilityValue == "1")
        #expect(table.journal.take() == ["on"])
    }

    @Test("Constraints give it its size, too")
    func constraints() {
        let control = UISwitch()
        control.translatesAutoresizingMaskIntoConstraints = false
        table.back.addSubview(control)
        control.leadingAnchor.constraint(equalTo: table.back.leadingAnchor, constant: 20).isActive = true
        control.topAnchor.constraint(equalTo: table.back.topAnchor, constant: 30).isActive = true
        MainLoop.current.settle()
        #expect(control.frame.size == CGSize(width: 63, height: 28))
        #expect(control.frame.minY == 30)
    }
}
