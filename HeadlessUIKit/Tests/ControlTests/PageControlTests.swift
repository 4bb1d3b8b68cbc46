import Testing
import UIKit

@testable import TestSupport

@MainActor @Suite struct PageControlTests {
    private let table = GestureTable()
    private let control = UIPageControl()

    init() {
        control.numberOfPages = 3
        control.frame = CGRect(x: 50, y: 400, width: 74, height: 26)
        table.back.addSubview(control)
        MainLoop.current.settle()
        control.addAction(
            UIAction { [journal = table.journal, weak control] _ in journal.note("\(control?.currentPage ?? -9)") },
            for: .valueChanged)
    }

    @Test("It is 26 high, and its slots of 10 lie 18 apart from 14 (CO9)")
    func size() {
        #expect(control.intrinsicContentSize == CGSize(width: 74, height: 26))
        #expect(control.size(forNumberOfPages: 5) == CGSize(width: 110, height: 26))
        #expect(control.subviews.map(\.center.x) == [19, 37, 55])
    }

    @Test("A tap on the trailing half goes on, one on the leading half back (CO9)")
    func taps() {
        let (back, on) = (CGPoint(x: 60, y: 413), CGPoint(x: 110, y: 413))
        for point in [on, on, on, back] { table.fingers.tap(at: point) }
        #expect(table.journal.take() == ["1", "2", "1"])
    }

    @Test("A finger along the dots goes through the pages, unless that is off", arguments: [true, false])
    func continuous(allowed: Bool) {
        control.allowsContinuousInteraction = allowed
        table.fingers.down(at: CGPoint(x: 69, y: 413))
        table.fingers.move(to: CGPoint(x: 105, y: 413))
        #expect(control.interactionState == (allowed ? .continuous : .discrete))
        #expect(control.currentPage == (allowed ? 2 : 0))
        table.fingers.up()
        #expect(control.interactionState == .none)
    }

    @Test("The page is clamped to the existing ones, and code sends no event (CO7)")
    func quiet() {
        control.currentPage = 9
        #expect(control.currentPage == 2)
        control.numberOfPages = 2
        #expect(control.currentPage == 1)
        control.isEnabled = false
        table.fingers.tap(at: CGPoint(x: 60, y: 413))
        #expect(table.journal.take() == [])
    }

    @Test("A single page is hidden on demand")
    func singlePage() {
        control.numberOfPages = 1
        #expect(control.subviews.allSatisfy { !$0.isHidden })
        control.hidesForSinglePage = true
        #expect(control.subviews.allSatisfy { $0.isHidden })
    }

    @Test("VoiceOver pages")
    func accessibility() {
        control.accessibilityIncrement()
        #expect(control.accessibilityValue == "page 2 of 3")
        #expect(table.journal.take() == ["1"])
    }
}
