import Foundation
import Testing

@testable import UIKit

/// All sections of a layout, in 320 by 480 points of two pixels.
@Suite @MainActor struct CompositionalSolutionTests {
    private typealias C = Compositional

    private func cell(_ item: Int, _ section: Int = 0) -> CollectionElement {
        .cell(IndexPath(item: item, section: section))
    }

    private func header(_ section: Int) -> CollectionElement {
        .supplementary(kind: "header", IndexPath(item: 0, section: section))
    }

    // MARK: Pinned headers and footers (CC12)

    private func pinned(_ alignment: NSRectAlignment) -> CompositionalSolution {
        var boundary = C.header(alignment)
        boundary.isPinned = true
        let section = C.section(CompositionalSection(group: C.list, boundaries: [boundary]), 20)
        return C.solution([section, section])
    }

    private func place(_ element: CollectionElement, _ solution: CompositionalSolution, offset: CGFloat) -> CGFloat? {
        let visible = CGRect(x: 0, y: offset, width: 320, height: 480)
        return solution.frame(element, CompositionalScrollState(visible: visible))?.minY
    }

    @Test("A pinned header stays at the top of what is visible, up to its section's end (CC12)")
    func pinnedHeader() {
        // A section is 30 + 20 * 44 = 910 high.
        let solution = pinned(.top)
        #expect(place(header(0), solution, offset: -59) == 0)
        #expect(place(header(0), solution, offset: 100) == 100)
        #expect(place(header(0), solution, offset: 870) == 870)
        // 910 - 30.
        #expect(place(header(0), solution, offset: 900) == 880)
        #expect(place(header(1), solution, offset: 900) == 910)
        #expect(place(header(1), solution, offset: 950) == 950)
    }

    @Test("A pinned footer stays at the bottom of what is visible, from its section's start on (CC12)")
    func pinnedFooter() {
        let solution = pinned(.bottom)
        #expect(place(header(0), solution, offset: 0) == 450)
        #expect(place(header(0), solution, offset: 500) == 880)
        // The second section begins at 910, and 480 - 30 is 450 below the offset.
        #expect(place(header(1), solution, offset: 450) == 910)
        #expect(place(header(1), solution, offset: 600) == 1050)
    }

    @Test("A pinned header stops where the footer begins (CC12)")
    func pinnedHeaderAndFooter() {
        var header = C.header()
        header.isPinned = true
        var footer = C.header(.bottom, height: 20)
        footer.kind = "footer"
        let section = C.section(CompositionalSection(group: C.list, boundaries: [header, footer]), 20)
        // 30 + 880 + 20.
        #expect(place(self.header(0), C.solution([section]), offset: 905) == 880)
    }

    @Test("The content is as wide as its widest group (CC7)")
    func wideContent() {
        let row = C.group(
            .horizontal, width: .absolute(400), height: .absolute(44), [C.item(.ofWidth(1), .ofHeight(1))])
        #expect(C.solution([C.section(CompositionalSection(group: row), 1)]).contentSize.width == 400)
    }

    @Test("Pinned headers lie above all else (CC12)")
    func pinnedOrder() {
        let state = CompositionalScrollState(visible: CGRect(x: 0, y: 0, width: 320, height: 480))
        let elements = pinned(.top).elements(in: CGRect(x: 0, y: 0, width: 320, height: 480), state)
        #expect(elements.max { $0.zIndex < $1.zIndex }?.element == header(0))
        #expect(pinned(.top).pinsAnything)
        #expect(!C.solution([C.section(CompositionalSection(group: C.list, boundaries: [C.header()]), 1)]).pinsAnything)
    }

    // MARK: Elements in a rectangle (CC13)

    @Test("Only what reaches into the rectangle is answered, and nothing outside the content (CC13)")
    func elements() {
        let solution = C.solution([C.section(CompositionalSection(group: C.list), 10)])
        let items = solution.cells(in: CGRect(x: 0, y: 44, width: 320, height: 50)).map(\.item)
        #expect(items == [1, 2])
        #expect(solution.cells(in: CGRect(x: 0, y: 440, width: 320, height: 100)).isEmpty)
        #expect(solution.cells(in: CGRect(x: 0, y: -100, width: 320, height: 100)).isEmpty)
        #expect(solution.cells(in: CGRect(x: 0, y: -100, width: 320, height: 101)).map(\.item) == [0])
    }

    @Test("A cell that sticks out of its group is answered only where the group is (CC13)")
    func outsideOfTheGroup() {
        let row = C.group(.horizontal, height: .absolute(44), [C.item(.ofWidth(1), .absolute(100))])
        let solution = C.solution([C.section(CompositionalSection(group: row, spacing: 100), 2)])
        // The first cell reaches down to 100, its group to 44. The content is 44 + 100 + 44 high.
        #expect(solution.cells(in: CGRect(x: 0, y: 50, width: 320, height: 20)).isEmpty)
        #expect(solution.cells(in: CGRect(x: 0, y: 40, width: 320, height: 20)).map(\.item) == [0])
    }

    @Test("Sections lie side by side in a layout that scrolls horizontally (CC2, CC7)")
    func horizontalSections() {
        let section = C.section(CompositionalSection(group: C.column), 3, axis: .horizontal)
        let solution = C.solution([section, section], spacing: 10, axis: .horizontal)
        #expect(solution.frame(cell(0, 1)) == CGRect(x: 190, y: 0, width: 60, height: 480))
        #expect(solution.contentSize == CGSize(width: 370, height: 480))
        #expect(solution.cells(in: CGRect(x: 170, y: 0, width: 30, height: 480)).map(\.item) == [2, 0])
    }

    // MARK: Paths and order (CC15)

    @Test("The layout's own header is item Int.max of section 0, above all sections (CC15)")
    func layoutHeader() {
        let section = C.section(CompositionalSection(group: C.list), 1)
        let solution = C.solution([section], boundaries: [C.header()])
        let path = IndexPath(item: Int.max, section: 0)
        let frame = solution.frame(.supplementary(kind: "header", path))
        #expect(frame == CGRect(x: 0, y: 0, width: 320, height: 30))
        #expect(solution.frame(cell(0))?.minY == 30)
        #expect(solution.contentSize == CGSize(width: 320, height: 74))
    }

    private var badge: CompositionalSupplementary {
        CompositionalSupplementary(
            kind: "badge", size: CompositionalSize(.absolute(20), .absolute(10)),
            container: CompositionalAnchor(edges: [.top, .trailing]))
    }

    @Test("Badges count through their section, above the cells (CC15)")
    func badges() {
        var item = C.item(.ofWidth(0.5), .ofHeight(1))
        item.supplementaries = [badge]
        let row = C.group(.horizontal, height: .absolute(44), [item])
        let solution = C.solution([C.section(CompositionalSection(group: row), 5)])
        let last = CollectionElement.supplementary(kind: "badge", IndexPath(item: 4, section: 0))
        #expect(solution.frame(last) == CGRect(x: 140, y: 88, width: 20, height: 10))
        #expect(solution.element(last, CompositionalScrollState())?.zIndex == 1)
        #expect(solution.frame(.supplementary(kind: "badge", IndexPath(item: 5, section: 0))) == nil)
        let all = solution.elements(in: CGRect(x: 0, y: 0, width: 320, height: 132), CompositionalScrollState())
        #expect(all.count == 10)
    }

    // MARK: Anchors and decorations (CC16)

    @Test("Anchors lie on each other, offsets add, and fractions are of the view's own size (CC16)")
    func anchors() {
        let item = CGRect(x: 0, y: 0, width: 100, height: 50)
        var badge = badge
        #expect(badge.frame(on: item, C.pixels) == CGRect(x: 80, y: 0, width: 20, height: 10))
        badge.container.offset = CGPoint(x: 3, y: -4)
        #expect(badge.frame(on: item, C.pixels) == CGRect(x: 83, y: -4, width: 20, height: 10))
        badge.container = CompositionalAnchor(
            edges: [.top, .trailing], offset: CGPoint(x: 0.5, y: -0.5), isFractional: true)
        #expect(badge.frame(on: item, C.pixels) == CGRect(x: 90, y: -5, width: 20, height: 10))
        badge.own = CompositionalAnchor(edges: [.bottom, .leading], offset: CGPoint(x: 1, y: 1))
        // The corner at (100, 0) is moved by (10, -5) and by (1, 1); the view's lower left corner lies there.
        #expect(badge.frame(on: item, C.pixels) == CGRect(x: 111, y: -14, width: 20, height: 10))
    }

    @Test("A decoration is as large as its section with the header, less its insets, below cells (CC15, CC16)")
    func decoration() {
        let decoration = CompositionalDecoration(
            kind: "back", insets: NSDirectionalEdgeInsets(top: 1, leading: 2, bottom: 3, trailing: 4))
        let section = C.section(
            CompositionalSection(
                group: C.list, insets: NSDirectionalEdgeInsets(top: 10, leading: 10, bottom: 10, trailing: 10),
                boundaries: [C.header()], decorations: [decoration]), 2)
        let solution = C.solution([section, section])
        let element = CollectionElement.decoration(kind: "back", IndexPath(item: 0, section: 1))
        // A section is 30 + 10 + 88 + 10 = 138 high.
        #expect(solution.frame(element) == CGRect(x: 2, y: 139, width: 314, height: 134))
        #expect(solution.element(element, CompositionalScrollState())?.zIndex == 0)
        #expect(solution.element(cell(0), CompositionalScrollState())?.zIndex == 1)
    }

    // MARK: Sections that scroll across (CC18)

    @Test("Groups of a section that scrolls across lie in one row, as thick as the thickest (CC18)")
    func orthogonal() {
        let column = C.group(
            .vertical, width: .absolute(200), height: .absolute(90), [C.item(.ofWidth(1), .absolute(30))])
        var description = CompositionalSection(
            group: column, insets: NSDirectionalEdgeInsets(top: 5, leading: 20, bottom: 5, trailing: 20),
            boundaries: [C.header()], scrollsAcross: true)
        description.spacing = 10
        let section = C.section(description, 7)
        #expect(section.length == 130)
        #expect(section.viewport == 280)
        // 200 + 10 + 200 + 10 + 200.
        #expect(section.groups.length == 620)
        let solution = C.solution([section])
        #expect(solution.frame(cell(3)) == CGRect(x: 230, y: 35, width: 200, height: 30))
        let state = CompositionalScrollState(offsets: [0: 100])
        #expect(solution.frame(cell(3), state) == CGRect(x: 130, y: 35, width: 200, height: 30))
        #expect(solution.frame(header(0), state) == CGRect(x: 0, y: 0, width: 320, height: 30))
        let screen = CGRect(x: 0, y: 0, width: 320, height: 480)
        #expect(solution.cells(in: screen, state).map(\.item) == [0, 1, 2, 3, 4, 5])
        #expect(solution.cells(in: screen, CompositionalScrollState(offsets: [0: 340])).map(\.item) == [3, 4, 5, 6])
    }

    @Test("A group whose first item is longer than itself shows nothing (CC21)")
    func tooLong() {
        let row = C.group(.horizontal, height: .absolute(44), [C.item(.absolute(400), .ofHeight(1))])
        let solution = C.solution([C.section(CompositionalSection(group: row), 3)])
        #expect(solution.contentSize == CGSize(width: 320, height: 0))
        #expect(solution.frame(cell(0)) == nil)
    }
}
