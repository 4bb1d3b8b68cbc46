import Testing
import UIKit

@testable import TestSupport

@MainActor @Suite struct SegmentedControlTests {
    private let table = GestureTable()
    private let control = UISegmentedControl(items: ["Day", "Week", "Month"])

    init() {
        control.frame = CGRect(x: 50, y: 400, width: 280, height: 32)
        table.back.addSubview(control)
        MainLoop.current.settle()
        control.addAction(
            UIAction { [journal = table.journal, weak control] _ in
                journal.note("changed to \(control?.selectedSegmentIndex ?? -9)")
            }, for: .valueChanged)
    }

    private func tap(_ segment: Int) {
        table.fingers.tap(at: CGPoint(x: 50 + 93 * CGFloat(segment) + 40, y: 416))
    }

    private var segments: [UIView] { control.subviews.filter(\.isAccessibilityElement) }

    @Test("Segments split the width with whole points, and the lens is inset by 2 (CO3)")
    func widths() throws {
        #expect(control.intrinsicContentSize.height == 32)
        #expect(segments.map(\.frame.width) == [93, 93, 94])
        #expect(segments.map(\.frame.minX) == [0, 93, 186])
        control.selectedSegmentIndex = 1
        control.layoutIfNeeded()
        let lens = try #require(control.subviews.first)
        #expect(lens.frame == CGRect(x: 95, y: 2, width: 89, height: 28))
    }

    @Test("A segment with a width of its own leaves the rest to the others")
    func fixedWidth() {
        control.setWidth(80, forSegmentAt: 1)
        control.layoutIfNeeded()
        #expect(segments.map(\.frame.width) == [100, 80, 100])
        #expect(control.widthForSegment(at: 1) == 80)
    }

    @Test("From right to left the first segment is on the right")
    func rightToLeft() {
        control.semanticContentAttribute = .forceRightToLeft
        control.setNeedsLayout()
        control.layoutIfNeeded()
        #expect(segments.map(\.frame.minX) == [187, 94, 0])
        tap(0)
        #expect(control.selectedSegmentIndex == 2)
    }

    @Test("A tap on another segment sends one action, one on the same segment none (CO3)")
    func taps() {
        #expect(control.selectedSegmentIndex == UISegmentedControl.noSegment)
        tap(2)
        tap(2)
        tap(0)
        #expect(table.journal.take() == ["changed to 2", "changed to 0"])
        #expect(segments[0].accessibilityTraits.contains(.selected))
        #expect(!segments[2].accessibilityTraits.contains(.selected))
    }

    @Test("Code and disabled controls and segments send no events (CO7)")
    func quiet() {
        control.selectedSegmentIndex = 1
        control.setEnabled(false, forSegmentAt: 2)
        tap(2)
        #expect(control.selectedSegmentIndex == 1)
        control.isEnabled = false
        tap(0)
        #expect(control.selectedSegmentIndex == 1)
        #expect(segments[0].alpha == 0.5)
        #expect(control.alpha == 1)
        #expect(table.journal.take() == [])
    }

    @Test("The lens slides: its model is there at once, its picture on the way")
    func slides() throws {
        control.selectedSegmentIndex = 0
        MainLoop.current.settle()
        tap(2)
        let lens = try #require(control.subviews.first)
        #expect(lens.frame.minX == 188)
        #expect(try #require(lens.layer.presentation()).frame.minX < 188)
        MainLoop.current.settle()
        #expect(lens.layer.presentation()?.frame.minX == 188)
    }

    @Test("A momentary control shows its segment during the event only")
    func momentary() {
        control.isMomentary = true
        tap(1)
        tap(1)
        #expect(control.selectedSegmentIndex == -1)
        #expect(table.journal.take() == ["changed to 1", "changed to 1"])
    }

    @Test("Insertions and removals keep the selected segment selected, unless it goes itself")
    func changes() {
        control.selectedSegmentIndex = 1
        control.insertSegment(withTitle: "Hour", at: 0, animated: true)
        #expect(control.selectedSegmentIndex == 2)
        #expect((0..<4).map { control.titleForSegment(at: $0) } == ["Hour", "Day", "Week", "Month"])
        control.removeSegment(at: 0, animated: false)
        #expect(control.selectedSegmentIndex == 1)
        control.removeSegment(at: 1, animated: false)
        #expect(control.selectedSegmentIndex == -1)
        // The last one.
        control.removeSegment(at: 99, animated: false)
        #expect(control.numberOfSegments == 1)
        control.removeAllSegments()
        #expect(control.numberOfSegments == 0)
        #expect(control.titleForSegment(at: 0) == nil)
    }

    @Test("A title and an image exclude each other")
    func content() {
        control.setImage(UIImage(systemName: "star"), forSegmentAt: 0)
        #expect(control.titleForSegment(at: 0) == nil)
        #expect(control.imageForSegment(at: 0) != nil)
        control.setTitle("Day", forSegmentAt: 0)
        #expect(control.imageForSegment(at: 0) == nil)
    }

    @Test("The action of a segment is performed when a finger chooses it")
    func action() {
        let action = UIAction(title: "Year", identifier: .init("year")) { [journal = table.journal] _ in
            journal.note("year")
        }
        control.setAction(action, forSegmentAt: 0)
        #expect(control.segmentIndex(identifiedBy: .init("year")) == 0)
        #expect(control.titleForSegment(at: 0) == "Year")
        control.selectedSegmentIndex = 0
        control.selectedSegmentIndex = 1
        #expect(table.journal.take() == [])
        tap(0)
        #expect(Set(table.journal.take()) == ["year", "changed to 0"])
    }

    @Test("Text attributes of a state are shown by the segments in it")
    func attributes() {
        control.setTitleTextAttributes([.foregroundColor: UIColor.red], for: .selected)
        control.selectedSegmentIndex = 1
        let colors = segments.map { segment in
            segment.subviews.compactMap { ($0 as? UILabel)?.attributedText }.first?
                .attribute(.foregroundColor, at: 0, effectiveRange: nil) as? UIColor
        }
        #expect(colors == [.label, .red, .label])
    }
}
