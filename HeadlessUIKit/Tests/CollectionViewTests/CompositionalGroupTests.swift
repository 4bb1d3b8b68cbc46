import Foundation
import Testing

@testable import UIKit

/// The items of one group, in 320 by 480 points of two pixels.
@Suite @MainActor struct CompositionalGroupTests {
    private typealias C = Compositional

    private func row(
        _ items: [CompositionalItem], height: CompositionalLength = .absolute(50),
        spacing: CompositionalSpacing = .none, repetition: CompositionalGroup.Repetition = .untilFull
    ) -> SolvedGroup {
        C.solved(C.group(.horizontal, height: height, items, spacing: spacing, repetition: repetition))
    }

    private func starts(_ group: SolvedGroup) -> [CGFloat] { group.cells.map(\.frame.minX) }
    private func widths(_ group: SolvedGroup) -> [CGFloat] { group.cells.map(\.frame.width) }

    @Test("Thirds are rounded down to a pixel, and follow each other without a gap (CC1, LG4)")
    func thirds() {
        let group = row([C.item(.ofWidth(1 / 3), .ofHeight(1))])
        #expect(widths(group) == [106.5, 106.5, 106.5])
        #expect(starts(group) == [0, 106.5, 213])
        // 53.33 is 106.67 pixels.
        #expect(widths(row([C.item(.ofWidth(1 / 6), .ofHeight(1))])) == [53, 53, 53, 53, 53, 53])
    }

    @Test("Positions are rounded to the nearest pixel, absolute lengths are kept (CC1)")
    func absoluteLengths() {
        let item = C.item(.absolute(33.3), .absolute(20.7))
        let section = C.section(CompositionalSection(group: C.group(.horizontal, height: .absolute(50), [item])), 3)
        // 33.3 is 66.6 pixels, 66.6 is 133.2.
        #expect(section.frames(0..<3).map(\.minX) == [0, 33.5, 66.5])
        #expect(section.frames(0..<3).map(\.width) == [33.3, 33.3, 33.3])
        #expect(section.frames(0..<1).map(\.height) == [20.7])
    }

    @Test("A group has the width less the insets, and the whole height (CC2)")
    func groupSize() {
        var description = CompositionalSection(
            group: C.group(.horizontal, height: .ofHeight(0.5), [C.item(.ofWidth(1), .ofHeight(1))]))
        description.insets = NSDirectionalEdgeInsets(top: 10, leading: 20, bottom: 30, trailing: 40)
        let section = C.section(description, 1)
        // 320 - 20 - 40 wide; half of 480 high, although 40 of them are insets.
        #expect(section.frames(0..<1) == [CGRect(x: 20, y: 10, width: 260, height: 240)])
        #expect(section.length == 280)
    }

    @Test("A layout that scrolls horizontally has the height less the insets, and the whole width (CC2)")
    func groupSizeHorizontally() {
        var description = CompositionalSection(
            group: C.group(
                .vertical, width: .ofWidth(0.5), height: .ofHeight(1), [C.item(.ofWidth(1), .ofHeight(1))]))
        description.insets = NSDirectionalEdgeInsets(top: 10, leading: 20, bottom: 30, trailing: 40)
        let section = C.section(description, 2, axis: .horizontal)
        #expect(
            section.frames(0..<2) == [
                CGRect(x: 20, y: 10, width: 160, height: 440), CGRect(x: 180, y: 10, width: 160, height: 440),
            ])
        // 20 + 160 + 160 + 40.
        #expect(section.length == 380)
    }

    @Test("A nested group is sized in its parent's inner size (CC2)")
    func nested() {
        let column = C.group(
            .vertical, width: .ofWidth(0.5), height: .ofHeight(1), [C.item(.ofWidth(1), .ofHeight(0.5))])
        var outer = C.group(.horizontal, height: .absolute(120), [column])
        outer.insets = NSDirectionalEdgeInsets(top: 10, leading: 10, bottom: 10, trailing: 10)
        // Inside are 300 by 100: two columns of 150 with two cells of 50 each.
        #expect(
            C.solved(outer).cells.map(\.frame) == [
                CGRect(x: 10, y: 10, width: 150, height: 50), CGRect(x: 10, y: 60, width: 150, height: 50),
                CGRect(x: 160, y: 10, width: 150, height: 50), CGRect(x: 160, y: 60, width: 150, height: 50),
            ])
    }

    @Test("A part of the width can be a height (CC2)")
    func widthAsHeight() {
        let group = row([C.item(.ofWidth(0.25), .ofWidth(0.25))], height: .ofWidth(0.25))
        #expect(group.size == CGSize(width: 320, height: 80))
        #expect(group.cells.map(\.frame.height) == [80, 80, 80, 80])
    }

    @Test("A cell is smaller than its place by the item's insets (CC3)")
    func contentInsets() {
        var item = C.item(.ofWidth(0.5), .ofHeight(1))
        item.insets = NSDirectionalEdgeInsets(top: 1, leading: 2, bottom: 3, trailing: 4)
        #expect(
            row([item]).cells.map(\.frame) == [
                CGRect(x: 2, y: 1, width: 154, height: 46), CGRect(x: 162, y: 1, width: 154, height: 46),
            ])
    }

    @Test("Four quarters with a spacing of 10 are quarters of what the spacing leaves (CC4)")
    func quarters() {
        let group = row([C.item(.ofWidth(0.25), .ofHeight(1))], spacing: CompositionalSpacing(10))
        #expect(widths(group) == [72.5, 72.5, 72.5, 72.5])
        #expect(starts(group) == [0, 82.5, 165, 247.5])
    }

    @Test("The items of a group come in turn, as long as they fit (CC4)")
    func turns() {
        let group = row([C.item(.absolute(100), .ofHeight(1)), C.item(.absolute(40), .ofHeight(1))])
        // 100, 140, 240, 280: the next 100 do not fit.
        #expect(starts(group) == [0, 100, 140, 240])
    }

    @Test("Items are counted with the spacing between them, before fractions are taken (CC4)")
    func countedWithSpacing() {
        let items = [C.item(.ofWidth(0.25), .ofHeight(1)), C.item(.absolute(75), .ofHeight(1))]
        let group = row(items, spacing: CompositionalSpacing(20))
        // Four would need 2 * 65 + 150 + 60. Three have 280 for fractions: 70 + 75 + 70 + 40.
        #expect(widths(group) == [70, 75, 70])
        #expect(starts(group) == [0, 90, 185])
    }

    @Test("Fixed edges take room from the line, and none from fractions (CC21)")
    func edgesAndFractions() {
        var item = C.item(.ofWidth(0.5), .ofHeight(1))
        item.edges.leading = CompositionalSpacing(4)
        let group = row([item])
        #expect(group.cells.map(\.frame) == [CGRect(x: 4, y: 0, width: 160, height: 50)])
    }

    @Test("Insets larger than the item leave the difference (CC3)")
    func largeInsets() {
        var item = C.item(.absolute(10), .ofHeight(1))
        item.insets = NSDirectionalEdgeInsets(top: 0, leading: 7, bottom: 0, trailing: 7)
        #expect(row([item], repetition: .times(1)).cells.map(\.frame.width) == [4])
    }

    @Test("A column repeats its items as long as they fit (CC4)")
    func column() {
        let group = C.solved(C.group(.vertical, height: .absolute(100), [C.item(.ofWidth(1), .absolute(30))]))
        #expect(group.cells.map(\.frame.minY) == [0, 30, 60])
    }

    @Test("Items that fit exactly fit, and rounding down makes no room for one more (CC4)")
    func exactFit() {
        #expect(row([C.item(.ofWidth(0.1), .ofHeight(1))]).cells.count == 10)
        // 320 / 100 is 3.2, rounded down 3, which would fit 106 times.
        #expect(row([C.item(.ofWidth(0.01), .ofHeight(1))]).cells.count == 100)
    }

    @Test("Flexible spacing shares what is left over (CC5)")
    func flexibleSpacing() {
        let group = row(
            [C.item(.ofWidth(0.3), .ofHeight(1))], spacing: CompositionalSpacing(10, isFlexible: true))
        #expect(widths(group) == [90, 90, 90])
        #expect(starts(group) == [0, 115, 230])
    }

    @Test("Fixed spacing is exact (CC5)")
    func fixedSpacing() {
        let group = row([C.item(.ofWidth(0.3), .ofHeight(1))], spacing: CompositionalSpacing(10))
        #expect(starts(group) == [0, 100, 200])
    }

    @Test("Flexible edges share with flexible spacing, and centre across (CC5, CC21)")
    func flexibleEdges() {
        var item = C.item(.absolute(100), .absolute(20))
        item.edges = CompositionalEdges(
            leading: CompositionalSpacing(0, isFlexible: true), top: CompositionalSpacing(0, isFlexible: true),
            trailing: CompositionalSpacing(0, isFlexible: true), bottom: CompositionalSpacing(0, isFlexible: true))
        let group = row([item], repetition: .times(1))
        // 220 and 30 are left, in two halves.
        #expect(group.cells.map(\.frame) == [CGRect(x: 110, y: 15, width: 100, height: 20)])
    }

    @Test("Fixed edges keep items apart (CC21)")
    func fixedEdges() {
        var item = C.item(.absolute(100), .absolute(20))
        item.edges.leading = CompositionalSpacing(5)
        item.edges.top = CompositionalSpacing(7)
        let group = row([item, item])
        #expect(starts(group) == [5, 110, 215])
        #expect(group.cells.map(\.frame.minY) == [7, 7, 7])
    }

    @Test("A count divides a group into equal shares, whatever the item's own length (CC6)")
    func shares() {
        let group = row(
            [C.item(.absolute(10), .ofHeight(1))], spacing: CompositionalSpacing(10), repetition: .shares(4))
        // 320 - 30 = 290, in four.
        #expect(widths(group) == [72.5, 72.5, 72.5, 72.5])
        #expect(starts(group) == [0, 82.5, 165, 247.5])
    }

    @Test("A repeated item keeps its own size (CC6)")
    func repeated() {
        let group = row([C.item(.absolute(50), .ofHeight(1))], repetition: .times(3))
        #expect(widths(group) == [50, 50, 50])
        #expect(starts(group) == [0, 50, 100])
    }

    @Test("A group of estimated height is as high as its highest item (CC9)")
    func estimatedAcross() {
        let group = row(
            [C.item(.absolute(100), .absolute(30)), C.item(.absolute(100), .absolute(70))], height: .estimated(200))
        #expect(group.size == CGSize(width: 320, height: 70))
    }

    @Test("A group of estimated length is one run of its items (CC9)")
    func estimatedAlong() {
        let group = C.solved(
            C.group(
                .vertical, height: .estimated(500),
                [C.item(.ofWidth(1), .absolute(30)), C.item(.ofWidth(1), .absolute(20))],
                spacing: CompositionalSpacing(5)))
        #expect(group.cells.map(\.frame.minY) == [0, 35])
        #expect(group.size == CGSize(width: 320, height: 55))
    }

    @Test("An estimated length has no insets (CC3)")
    func insetsOfAnEstimate() {
        var item = C.item(.ofWidth(1), .estimated(44))
        item.insets = NSDirectionalEdgeInsets(top: 5, leading: 5, bottom: 5, trailing: 5)
        let group = row([item], height: .estimated(44))
        #expect(group.cells.map(\.frame) == [CGRect(x: 5, y: 0, width: 310, height: 44)])
    }
}
