import Testing
import UIKit

@testable import TestSupport

@MainActor @Suite struct PickerViewTests {
    private let table = GestureTable()
    private let picker = UIPickerView()
    private let source = Source()

    private final class Source: NSObject, UIPickerViewDataSource, UIPickerViewDelegate {
        var counts = [20, 5]
        var selected: [[Int]] = []

        func numberOfComponents(in pickerView: UIPickerView) -> Int { counts.count }
        func pickerView(_ pickerView: UIPickerView, numberOfRowsInComponent component: Int) -> Int { counts[component] }
        func pickerView(_ pickerView: UIPickerView, titleForRow row: Int, forComponent component: Int) -> String? {
            "\(component)/\(row)"
        }
        func pickerView(_ pickerView: UIPickerView, didSelectRow row: Int, inComponent component: Int) {
            selected.append([component, row])
        }
    }

    init() {
        picker.dataSource = source
        picker.delegate = source
        table.back.addSubview(picker)
        picker.layoutIfNeeded()
        MainLoop.current.settle()
    }

    /// The middle of the first wheel.
    private let middle = CGPoint(x: 80, y: 108)

    private func text(_ row: Int) -> String? { (picker.view(forRow: row, forComponent: 0) as? UILabel)?.text }

    @Test("It is 320×216, its rows 32 high, and the wheels share the width less 18 and 5 between them (V13, CO10)")
    func geometry() {
        #expect(picker.frame == CGRect(x: 0, y: 0, width: 320, height: 216))
        #expect(picker.intrinsicContentSize == CGSize(width: 320, height: 216))
        #expect(picker.sizeThatFits(CGSize(width: 200, height: 10)) == CGSize(width: 200, height: 216))
        #expect(picker.numberOfComponents == 2)
        #expect(picker.numberOfRows(inComponent: 1) == 5)
        // (320 − 18 − 5) / 2
        #expect(picker.rowSize(forComponent: 0) == CGSize(width: 148, height: 32))
    }

    @Test("The selected row is in the middle, and its neighbours are on a wheel (V13, CO10)")
    func wheel() throws {
        let first = try #require(picker.view(forRow: 0, forComponent: 0))
        let next = try #require(picker.view(forRow: 1, forComponent: 0))
        #expect(picker.convert(first.center, from: first.superview) == CGPoint(x: 83, y: 108))
        // 19 rows round a radius of 97.26.
        let y = picker.convert(next.center, from: next.superview).y
        expectClose(y, 108 + 97.26 * sin(2 * .pi / 19), within: 0.01)
        expectClose(next.frame.height, 32 * cos(2 * .pi / 19), within: 0.001)
        #expect(text(0) == "0/0")
        #expect(picker.view(forRow: 9, forComponent: 0) == nil)
    }

    @Test("Rows stand in their order among the subviews, whichever were shown first")
    func order() throws {
        picker.selectRow(10, inComponent: 0, animated: false)
        picker.selectRow(8, inComponent: 0, animated: false)
        let wheel = try #require(picker.view(forRow: 8, forComponent: 0)?.superview)
        let texts = wheel.subviews.compactMap { ($0 as? UILabel)?.text }
        #expect(texts == (4...12).map { "0/\($0)" })
    }

    @Test("A finger turns a wheel, which stops at a row and then reports it (V13, CO10)")
    func turning() {
        table.fingers.down(at: middle)
        table.fingers.drag(to: middle.moved(0, -10 - 3 * 32 + 5), duration: 0.5)
        table.wait(0.3)
        #expect(source.selected == [])
        table.fingers.up()
        #expect(source.selected == [])
        #expect(picker.selectedRow(inComponent: 0) == 0)
        MainLoop.current.settle()
        #expect(source.selected == [[0, 3]])
        #expect(picker.selectedRow(inComponent: 0) == 3)
        #expect(picker.selectedRow(inComponent: 1) == 0)
    }

    @Test("A wheel that is thrown stops at a row, its last one at most")
    func thrown() {
        table.fingers.down(at: middle)
        table.fingers.drag(to: middle.moved(0, -80), duration: 0.05)
        table.fingers.up()
        MainLoop.current.settle()
        let row = picker.selectedRow(inComponent: 0)
        #expect(row > 6)
        #expect(source.selected == [[0, row]])
    }

    @Test("A wheel that a finger stops turns on to a row when the finger leaves, and reports that row")
    func stopped() {
        table.fingers.down(at: middle)
        table.fingers.drag(to: middle.moved(0, -60), duration: 0.05)
        table.fingers.up()
        table.wait(0.3)
        #expect(source.selected == [])
        table.fingers.down(at: middle)
        table.wait(2)
        #expect(source.selected == [])
        table.fingers.up()
        MainLoop.current.settle()
        let row = picker.selectedRow(inComponent: 0)
        #expect(row > 1)
        #expect(source.selected == [[0, row]])
        let y = picker.view(forRow: row, forComponent: 0).map { picker.convert($0.center, from: $0.superview).y }
        #expect(y == 108)
    }

    @Test("A row that is tapped turns into the middle, and is reported (V13, CO10)")
    func tap() {
        table.fingers.tap(at: middle.moved(0, 60))
        MainLoop.current.settle()
        #expect(source.selected == [[0, 2]])
    }

    @Test("Code selects at once, without a report (V13, CO10)", arguments: [false, true])
    func fromCode(animated: Bool) {
        picker.selectRow(4, inComponent: 1, animated: animated)
        #expect(picker.selectedRow(inComponent: 1) == 4)
        MainLoop.current.settle()
        #expect(picker.selectedRow(inComponent: 1) == 4)
        #expect(source.selected == [])
        #expect(picker.view(forRow: 4, forComponent: 1) != nil)
    }

    @Test("Fewer rows leave the last one selected")
    func reload() {
        picker.selectRow(4, inComponent: 1, animated: false)
        source.counts[1] = 2
        picker.reloadComponent(1)
        #expect(picker.numberOfRows(inComponent: 1) == 2)
        #expect(picker.selectedRow(inComponent: 1) == 1)
        source.counts = [3]
        picker.reloadAllComponents()
        #expect(picker.numberOfComponents == 1)
        // 320 − 18
        #expect(picker.rowSize(forComponent: 0).width == 302)
    }

    @Test("Without rows nothing is selected")
    func empty() {
        source.counts = [0]
        picker.reloadAllComponents()
        #expect(picker.selectedRow(inComponent: 0) == -1)
        #expect(UIPickerView().numberOfComponents == 0)
    }

    @Test("VoiceOver turns a wheel by a row and hears its title")
    func accessibility() throws {
        let wheel = try #require(picker.view(forRow: 0, forComponent: 0)?.superview)
        #expect(wheel.accessibilityTraits.contains(.adjustable))
        wheel.accessibilityIncrement()
        MainLoop.current.settle()
        #expect(source.selected == [[0, 1]])
        #expect(wheel.accessibilityValue == "0/1")
    }
}
