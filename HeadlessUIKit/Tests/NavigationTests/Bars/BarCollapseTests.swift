import Testing

@testable import UIKit

/// The remaining rows of a navigation bar while content scrolls.
@Suite struct BarCollapseTests {
    @Test("A title is 52 points high, gives way to content, and grows with a pull")
    func title() {
        var collapse = BarCollapse(hasTitle: true)
        #expect(collapse.visibleHeight == 52)
        collapse.scrolled = 20
        #expect(collapse.visibleHeight == 32)
        #expect(collapse.hiddenHeight == 20)
        collapse.scrolled = 500
        #expect(collapse.visibleHeight == 0)
        collapse.scrolled = -30
        #expect(collapse.visibleHeight == 52)
        #expect(collapse.stretch == 30)
        collapse.hasTitle = false
        #expect(collapse.visibleHeight == 0)
        #expect(collapse.stretch == 0)
    }

    @Test("Content takes the search bar first, and then the title")
    func order() {
        var collapse = BarCollapse(hasTitle: true, searchHeight: 52, hidesSearch: true)
        #expect(collapse.visibleHeight == 104)
        collapse.scrolled = 40
        #expect(collapse.visibleSearchHeight == 12)
        #expect(collapse.visibleTitleHeight == 52)
        collapse.scrolled = 60
        #expect(collapse.visibleSearchHeight == 0)
        #expect(collapse.visibleTitleHeight == 44)
        #expect(!collapse.isCovered(by: 104))
        #expect(collapse.isCovered(by: 105))
    }

    @Test("A search bar that does not hide stays below the title")
    func pinned() {
        let collapse = BarCollapse(hasTitle: true, searchHeight: 52, scrolled: 300)
        #expect(collapse.visibleSearchHeight == 52)
        #expect(collapse.visibleTitleHeight == 0)
        #expect(BarCollapse(searchHeight: 52, scrolled: -10).stretch == 0)
    }

    @Test("During a search nothing collapses; it can have the bar to itself")
    func search() {
        var collapse = BarCollapse(hasTitle: true, searchHeight: 52, hidesSearch: true, search: .inPlace, scrolled: 300)
        #expect(collapse.visibleHeight == 104)
        #expect(collapse.hiddenHeight == 0)
        collapse.search = .alone
        #expect(collapse.visibleHeight == 52)
        #expect(collapse.visibleTitleHeight == 0)
    }

    @Test(
        "Content that would leave a row half-way rests at a whole row: a title goes if 37 points of it are hidden (CO13)",
        arguments: [(0, 0), (25, 0), (27, 52), (70, 52), (88, 52), (89, 104), (104, 104), (300, 300), (-20, -20)])
    func rest(scrolled: CGFloat, expected: CGFloat) {
        let collapse = BarCollapse(hasTitle: true, searchHeight: 52, hidesSearch: true)
        #expect(collapse.rest(for: scrolled) == expected)
    }
}
