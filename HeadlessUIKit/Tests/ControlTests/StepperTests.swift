import Testing
import UIKit

@testable import TestSupport

@MainActor @Suite struct StepperTests {
    private let table = GestureTable()
    /// (50, 400, 94, 32) on the screen.
    private let stepper = UIStepper(frame: CGRect(x: 50, y: 400, width: 300, height: 300))
    private let minus = CGPoint(x: 70, y: 416)
    private let plus = CGPoint(x: 120, y: 416)

    init() {
        table.back.addSubview(stepper)
        MainLoop.current.settle()
        stepper.addAction(
            UIAction { [journal = table.journal, weak stepper] _ in journal.note("\(stepper?.value ?? -9)") },
            for: .valueChanged)
    }

    @Test("It is 94×32, whatever its frame says (CO6)")
    func size() {
        #expect(stepper.frame == CGRect(x: 50, y: 400, width: 94, height: 32))
        #expect(stepper.intrinsicContentSize == CGSize(width: 94, height: 32))
    }

    @Test("A tap on a half steps once, between the limits (CO6)")
    func taps() {
        stepper.maximumValue = 2
        table.fingers.tap(at: plus)
        table.fingers.tap(at: plus)
        table.fingers.tap(at: plus)
        table.fingers.tap(at: minus)
        #expect(table.journal.take() == ["1.0", "2.0", "1.0"])
    }

    @Test("A pressed half repeats by default (CO6)", arguments: [true, false])
    func held(repeats: Bool) {
        stepper.autorepeat = repeats
        table.fingers.down(at: plus)
        table.wait(2)
        #expect((stepper.value > 3) == repeats)
        let value = stepper.value
        table.fingers.up()
        table.wait(2)
        #expect(stepper.value == value)
        #expect(table.journal.take().count == Int(value))
    }

    @Test("A stepper that is not continuous reports the end only (CO6)")
    func notContinuous() {
        stepper.isContinuous = false
        table.fingers.down(at: plus)
        table.wait(2)
        #expect(table.journal.take() == [])
        table.fingers.up()
        #expect(table.journal.take() == ["\(stepper.value)"])
    }

    @Test("One that wraps goes to the other limit")
    func wraps() {
        stepper.wraps = true
        stepper.maximumValue = 5
        table.fingers.tap(at: minus)
        #expect(stepper.value == 5)
        table.fingers.tap(at: plus)
        #expect(stepper.value == 0)
    }

    @Test("Code and a disabled stepper send no events (CO7)")
    func quiet() {
        stepper.value = 200
        #expect(stepper.value == 100)
        stepper.isEnabled = false
        table.fingers.tap(at: minus)
        stepper.accessibilityDecrement()
        #expect(stepper.value == 100)
        #expect(stepper.accessibilityTraits.contains(.notEnabled))
        #expect(table.journal.take() == [])
    }

    @Test("VoiceOver steps it, and hears the value")
    func accessibility() {
        stepper.accessibilityIncrement()
        #expect(stepper.accessibilityTraits.contains(.adjustable))
        #expect(stepper.accessibilityValue == "1")
        #expect(table.journal.take() == ["1.0"])
    }
}
