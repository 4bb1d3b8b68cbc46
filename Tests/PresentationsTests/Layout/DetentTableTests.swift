import KitTestSupport
import Testing
import UIKit

@testable import Presentations

@MainActor
struct DetentTableTests {
    private typealias Detent = HalfSheet.Detent

    /// On the phone of the design the largest height is 852 − 59 − 10 − 34 = 749.
    private func table(
        _ detents: [HalfSheet.Detent], compactHeight: Bool = false, content: CGFloat? = 320
    ) -> DetentTable {
        var environment = LayoutEnvironment.phone()
        if compactHeight { environment.traits.verticalSizeClass = .compact }
        let wish = LayoutEnvironment.Content(preferred: CGSize(width: 0, height: content ?? 0))
        return DetentTable(detents, in: DetentTable.Room(environment, width: 393), content: wish)
    }

    @Test("Detents of one height keep the order in which they are named")
    func equalHeights() {
        let detents = ["c", "a", "b"].map { Detent.height(200, identifier: .init($0)) }
        #expect(table(detents).rows.map(\.identifier.rawValue) == ["c", "a", "b"])
    }

    @Test(
        "Each kind of detent has its height inside the bottom safe area",
        arguments: [
            (Detent.medium(), 426), (.large(), 749), (.height(200), 200), (.fraction(0.25), 213),
            (.insetFromTop(100), 659), (.fitting(), 320),
            (.custom(identifier: .init("a third"), resolver: { $0.maximumDetentValue / 3 }), 749.0 / 3),
        ] as [(HalfSheet.Detent, CGFloat)])
    func heights(detent: HalfSheet.Detent, expected: CGFloat) {
        let rows = table([detent]).rows
        #expect(rows.map(\.identifier) == [detent.identifier])
        #expect(rows.map(\.height) == [expected])
    }

    @Test("A height above the maximum is the maximum, without a report")
    func enormous() {
        let table = table([.height(10_000), .fraction(7), .insetFromTop(-500), .fitting()], content: 1e9)
        #expect(table.rows.map(\.height) == [749, 749, 749, 749])
        #expect(table.faults.isEmpty)
    }

    @Test(
        "A resolver's unusable height is replaced, and named in a sentence",
        arguments: [
            (CGFloat.nan, 749, "The detent \"odd\" asks for a height of nan points; 749.0 is used instead."),
            (.infinity, 749, "The detent \"odd\" asks for a height of inf points; 749.0 is used instead."),
            (-.infinity, 44, "The detent \"odd\" asks for a height of -inf points; 44.0 is used instead."),
            (-12, 44, "The detent \"odd\" asks for a height of -12.0 points; 44.0 is used instead."),
        ] as [(CGFloat, CGFloat, String)])
    func unusable(height: CGFloat, expected: CGFloat, fault: String) {
        let table = table([.custom(identifier: .init("odd"), resolver: { _ in height })])
        #expect(table.rows.map(\.height) == [expected])
        #expect(table.faults.map(\.sentence) == [fault])
    }

    @Test("With less room than the smallest height, all of the room is used")
    func tinyRoom() {
        let environment = LayoutEnvironment(container: CGSize(width: 393, height: 30))
        let detent = HalfSheet.Detent.custom(identifier: .init("odd")) { _ in -1 }
        let room = DetentTable.Room(environment, width: 393)
        #expect(DetentTable([detent], in: room, content: LayoutEnvironment.Content()).rows.map(\.height) == [20])
        #expect(DetentTable([.height(30)], in: room, content: LayoutEnvironment.Content()).rows.map(\.height) == [20])
        #expect(DetentTable([.height(5)], in: room, content: LayoutEnvironment.Content()).rows.map(\.height) == [20])
    }

    @Test("Without any room a detent of no height is not reported")
    func noRoom() {
        let room = DetentTable.Room(LayoutEnvironment(container: .zero), width: 0)
        let table = DetentTable([.medium(), .fraction(0.3), .large()], in: room, content: LayoutEnvironment.Content())
        #expect(table.rows.map(\.height) == [0, 0, 0])
        #expect(table.faults.isEmpty)
    }

    @Test(
        "No detent is lower than 44 points, and one that asks for nothing or less is reported",
        arguments: [
            (Detent.height(0), 1), (.height(-0.0), 1), (.height(-300), 1), (.height(.leastNonzeroMagnitude), 0),
            (.height(43.5), 0), (.height(44), 0), (.fraction(0), 1), (.fraction(-1), 1), (.fraction(0.01), 0),
            (.insetFromTop(759), 1), (.insetFromTop(740), 0), (.height(-1e100), 1), (.height(-.infinity), 1),
            (.custom(identifier: .init("odd"), resolver: { _ in 0 }), 1),
            (.custom(identifier: .init("odd"), resolver: { _ in 12 }), 0),
        ] as [(HalfSheet.Detent, Int)])
    func minimum(detent: HalfSheet.Detent, reports: Int) {
        let table = table([detent])
        #expect(table.rows.map(\.height) == [44])
        #expect(table.faults.count == reports)
    }

    @Test("Content that is small is no fault: the sheet is as high as a finger needs", arguments: [1, 12, 43.9])
    func smallContent(height: CGFloat) {
        let table = table([.fitting()], content: height)
        #expect(table.rows.map(\.height) == [44])
        #expect(table.faults.isEmpty)
    }

    @Test("The room's width is the sheet's: content is measured in it, and a table of another width is another table")
    func measuredWidth() {
        // As high as a text with an area of 40,000 square points.
        let content = LayoutEnvironment.Content(measure: { CGSize(width: $0, height: 40_000 / $0) })
        let heights = [200, 400].map {
            DetentTable([.fitting()], in: DetentTable.Room(.phone(), width: $0), content: content).rows.map(\.height)
        }
        #expect(heights == [[200], [100]])
        #expect(DetentTable.Room(.phone(), width: 200) != DetentTable.Room(.phone(), width: 400))
    }

    @Test("The rows go from small to large whatever the order of the detents")
    func order() {
        let table = table([.large(), .height(100), .medium()])
        #expect(table.rows.map(\.height) == [100, 426, 749])
    }

    @Test("A resolver that answers nil makes its detent inactive")
    func inactive() {
        let table = table([.custom(identifier: .init("none"), resolver: { _ in nil }), .height(90)])
        #expect(table.rows.map(\.height) == [90])
    }

    @Test(".medium is inactive in a compact height")
    func compactHeight() {
        #expect(table([.medium(), .large()], compactHeight: true).rows.map(\.identifier) == [.large])
    }

    @Test("When every detent is inactive the sheet is as large as it may be")
    func allInactive() {
        let rows = table([.medium()], compactHeight: true).rows
        #expect(rows.map(\.identifier) == [.large])
        #expect(rows.map(\.height) == [749])
    }

    @Test("No selection, or an unknown identifier, means the smallest")
    func selection() {
        let table = table([.large(), .medium()])
        #expect(table.rows[table.row(of: nil)].height == 426)
        #expect(table.rows[table.row(of: .init("unknown"))].height == 426)
        #expect(table.rows[table.row(of: .large)].height == 749)
    }

    @Test("Content that asks for nothing gets the maximum")
    func noContentHeight() {
        #expect(table([.fitting()], content: nil).rows.map(\.height) == [749])
    }

    @Test("The content is measured once for all detents, and not at all without a need")
    func measuring() {
        var count = 0
        let room = DetentTable.Room(.phone(), width: 393)
        let content = LayoutEnvironment.Content { width in
            count += 1
            return CGSize(width: width, height: 300)
        }
        let custom = HalfSheet.Detent.custom(identifier: .init("b"), resolver: { $0.contentHeight })
        _ = DetentTable([.fitting(), custom], in: room, content: content)
        #expect(count == 1)
        _ = DetentTable([.medium(), .large()], in: room, content: content)
        #expect(count == 1)
    }

    @Test("A resolver sees the maximum, the traits and the content's height")
    func context() {
        let detent = HalfSheet.Detent.custom(identifier: .init("seen")) { context in
            context.maximumDetentValue == 749 && context.traits.horizontalSizeClass == .compact
                && context.contentHeight == 320 ? 111 : 0
        }
        #expect(table([detent]).rows.map(\.height) == [111])
    }
}
