import Foundation
import Testing

@testable import TestSupport
@testable import UIKit

/// Sections that scroll orthogonally.
@Suite @MainActor struct CompositionalOrthogonalTests {
    private func stops(_ behavior: UICollectionLayoutSectionOrthogonalScrollingBehavior) -> OrthogonalStops {
        // Five groups of 200 with gaps of 10: 1,040 long, of which 300 are visible.
        OrthogonalStops(
            behavior: behavior, starts: [0, 210, 420, 630, 840], row: 1040, viewport: 300, gap: 10)
    }

    @Test("Offsets reach from 0 to where the row ends; centred groups at the ends get room (CC18)")
    func limits() {
        #expect(stops(.continuous).limits == 0...740)
        #expect(stops(.paging).limits == 0...740)
        // (200 - 300) / 2 and 840 + (200 - 300) / 2.
        #expect(stops(.groupPagingCentered).limits == -50...790)
    }

    @Test("Continuous sections rest anywhere, or with a group at the leading edge (CC18)")
    func continuous() {
        #expect(stops(.continuous).stop(for: 333, from: 100, velocity: 2) == 333)
        #expect(stops(.continuousGroupLeadingBoundary).stop(for: 333, from: 100, velocity: 2) == 420)
        #expect(stops(.continuousGroupLeadingBoundary).stop(for: 900, from: 100, velocity: 2) == 740)
    }

    @Test("Pages turn one at a time, and rest at their edge, at a group's edge or with a group in the middle (CC18)")
    func paging() {
        #expect(stops(.paging).stop(for: 900, from: 100, velocity: 2) == 300)
        #expect(stops(.paging).stop(for: 100, from: 100, velocity: 0) == 0)
        #expect(stops(.groupPaging).stop(for: 900, from: 100, velocity: 2) == 210)
        #expect(stops(.groupPaging).stop(for: 0, from: 400, velocity: -2) == 210)
        #expect(stops(.groupPagingCentered).stop(for: 900, from: 0, velocity: 2) == 160)
    }

    private func screen(
        _ behavior: UICollectionLayoutSectionOrthogonalScrollingBehavior
    ) -> CompositionalScreen {
        let layout = UICollectionViewCompositionalLayout { number, _ in
            number == 0 ? .across(behavior, width: 200).withHeader() : .rows(.absolute(100))
        }
        return CompositionalScreen(layout, [10, 20]).show()
    }

    private func drag(_ screen: CompositionalScreen, from start: CGPoint, to end: CGPoint, in duration: TimeInterval) {
        screen.fingers.down(at: start)
        screen.fingers.drag(to: end, duration: duration)
        screen.fingers.up()
        MainLoop.current.settle()
    }

    @Test("A finger across moves the section, and neither its header nor the layout (CC18)")
    func finger() {
        let screen = screen(.continuous)
        // The row is 130 high with its header, which begins below the safe area of 59 points.
        drag(screen, from: CGPoint(x: 300, y: 140), to: CGPoint(x: 200, y: 140), in: 0.5)
        #expect((screen.frame(0)?.minX ?? 0) < -80)
        #expect(screen.header()?.minX == 0)
        #expect(screen.view.contentOffset == CGPoint(x: 0, y: -59))
        #expect(screen.frame(0, 1)?.minX == 0)
    }

    @Test("A finger that goes down or up on the section moves the layout (CC18)")
    func fingerAlong() {
        let screen = screen(.continuous)
        drag(screen, from: CGPoint(x: 200, y: 140), to: CGPoint(x: 200, y: 40), in: 0.5)
        #expect(screen.frame(0)?.minX == 0)
        #expect(screen.view.contentOffset.y > 0)
    }

    @Test("A finger across another section does not move this one (CC18)")
    func fingerElsewhere() {
        let screen = screen(.continuous)
        drag(screen, from: CGPoint(x: 300, y: 400), to: CGPoint(x: 200, y: 400), in: 0.5)
        #expect(screen.frame(0)?.minX == 0)
    }

    @Test("A flick turns one group (CC18)")
    func flick() {
        let screen = screen(.groupPaging)
        drag(screen, from: CGPoint(x: 300, y: 140), to: CGPoint(x: 200, y: 140), in: 0.1)
        expectClose(screen.frame(0)?.minX, -200, within: 0.5)
    }

    @Test("The handler of the section is called at each offset, with the way that it has gone (CC19)")
    func handler() {
        var offsets: [CGFloat] = []
        let section = NSCollectionLayoutSection.across(.continuous, width: 200)
        section.visibleItemsInvalidationHandler = { _, offset, _ in offsets.append(offset.x) }
        let layout = UICollectionViewCompositionalLayout(section: section)
        let screen = CompositionalScreen(layout, [10]).show()
        let before = offsets.count
        screen.layout.scroll(0, to: 120)
        #expect(Array(offsets.dropFirst(before)) == [120])
    }

    @Test("Cells that scroll in are displayed (CC18)")
    func displayed() {
        let screen = screen(.continuous)
        #expect(screen.view.indexPathsForVisibleItems.filter { $0.section == 0 }.count == 2)
        screen.layout.scroll(0, to: 100)
        MainLoop.current.settle()
        #expect(screen.view.indexPathsForVisibleItems.filter { $0.section == 0 }.map(\.item).sorted() == [0, 1, 2])
    }
}
