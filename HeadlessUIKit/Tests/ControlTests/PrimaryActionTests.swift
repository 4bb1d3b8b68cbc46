import Testing
import UIKit

@testable import TestSupport

/// The new value is the primary action of a control that has one.
@MainActor @Suite struct PrimaryActionTests {
    private let table = GestureTable()
    private let place = CGRect(x: 50, y: 400, width: 241, height: 34)

    private var action: UIAction {
        UIAction { [journal = table.journal] action in journal.note("\(type(of: action.sender ?? ()))") }
    }

    private func show(_ control: UIControl) {
        table.back.addSubview(control)
        MainLoop.current.settle()
    }

    @Test("A switch runs its primary action when it is flipped by a finger, not when code flips it")
    func flippedSwitch() {
        let control = UISwitch(frame: place, primaryAction: action)
        show(control)
        control.isOn = true
        table.fingers.tap(at: CGPoint(x: 60, y: 414))
        #expect(!control.isOn)
        #expect(table.journal.take() == ["UISwitch"])
    }

    @Test("A slider runs its primary action for each value and at the end")
    func draggedSlider() {
        let slider = UISlider(frame: place, primaryAction: action)
        show(slider)
        table.fingers.down(at: CGPoint(x: 70, y: 417))
        table.fingers.move(to: CGPoint(x: 170, y: 417))
        #expect(table.journal.take() == ["UISlider"])
        table.fingers.up()
        #expect(table.journal.take() == ["UISlider"])
    }

    @Test("A stepper, a segmented control and a page control run theirs with a tap")
    func taps() {
        let stepper = UIStepper(frame: place, primaryAction: action)
        show(stepper)
        table.fingers.tap(at: CGPoint(x: 120, y: 416))
        stepper.removeFromSuperview()
        let segments = UISegmentedControl(frame: place, primaryAction: action)
        segments.insertSegment(withTitle: "One", at: 0, animated: false)
        segments.insertSegment(withTitle: "Two", at: 1, animated: false)
        show(segments)
        table.fingers.tap(at: CGPoint(x: 250, y: 417))
        segments.removeFromSuperview()
        let pages = UIPageControl(frame: place, primaryAction: action)
        pages.numberOfPages = 3
        show(pages)
        table.fingers.tap(at: CGPoint(x: 280, y: 417))
        #expect(table.journal.take() == ["UIStepper", "UISegmentedControl", "UIPageControl"])
    }

    @Test("An action that is there for the value as well runs once")
    func once() {
        let control = UISwitch(frame: place)
        control.addAction(action, for: [.valueChanged, .primaryActionTriggered])
        show(control)
        table.fingers.tap(at: CGPoint(x: 60, y: 414))
        #expect(table.journal.take() == ["UISwitch"])
    }
}
