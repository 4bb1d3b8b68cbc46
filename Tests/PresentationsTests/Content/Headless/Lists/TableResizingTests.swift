import Presentations
import PresentationsTesting
import Testing
import UIKit

/// A table in a modal whose size changes.
@MainActor
@Suite("Lists in a modal: other sizes")
struct TableResizingTests {
    private let shown = ListStage()
    private var list: TableContentViewController { shown.list }

    /// The last offset at which the list may rest.
    private var end: CGFloat {
        let inset = list.table.adjustedContentInset
        return list.table.contentSize.height + inset.bottom - list.table.bounds.height
    }

    private func select(_ detent: HalfSheet.Detent.Identifier) {
        list.halfSheetPresentationController?.animateChanges { $0.selectedDetentIdentifier = detent }
        shown.stage.settle()
    }

    @Test("Another detent leaves the offset, and the row on top, as they are (LS19)")
    func offset() {
        shown.present(HalfSheet())
        list.table.contentOffset.y = 1_000
        select(.large)
        #expect(list.table.contentOffset.y == 1_000)
        #expect(list.rowPlaces[23] == 81)
        select(.medium)
        #expect(list.table.contentOffset.y == 1_000)
        #expect(list.rowPlaces[23] == 404)
    }

    @Test("A list at its end is pulled back into its limits when it grows, and keeps its offset when it shrinks (LS19)")
    func clamped() {
        shown.present(HalfSheet())
        list.table.contentOffset.y = 8_374
        #expect(end == 8_374)
        select(.large)
        #expect(list.table.contentOffset.y == 8_051)
        #expect(list.rowPlaces[199] == 774)
        select(.medium)
        #expect(list.table.contentOffset.y == 8_051)
    }

    @Test("A list that rests at its top stays there through detents, turns and a keyboard (LS22, LS21)")
    func top() {
        let navigation = UINavigationController(rootViewController: list)
        shown.present(HalfSheet(), in: navigation)
        func expectTop(_ location: SourceLocation = #_sourceLocation) {
            shown.stage.settle()
            #expect(list.scrolled == 0, sourceLocation: location)
            let bar = navigation.navigationBar
            #expect(list.rowPlaces[0] == bar.convert(bar.bounds, to: nil).maxY, sourceLocation: location)
        }
        select(.large)
        expectTop()
        shown.stage.rotate(to: .landscapeLeft)
        expectTop()
        shown.stage.rotate(to: .portrait)
        expectTop()
        shown.stage.showKeyboard(height: 336)
        expectTop()
        shown.stage.hideKeyboard()
        expectTop()
        select(.medium)
        expectTop()
    }

    @Test("A turn measures rows again and leaves the list inside its limits (LS21)", arguments: [false, true])
    func turned(measures: Bool) {
        let shown = ListStage(TableContentViewController(rows: 200, height: 50, measuresCells: measures))
        shown.present(HalfSheet(selectedDetentIdentifier: .large))
        for start in [2_000.0, 100_000] {
            shown.list.table.contentOffset.y = start
            shown.stage.settle()
            shown.list.table.contentOffset.y = min(
                start, shown.list.table.contentSize.height + 34 - shown.list.table.bounds.height)
            for orientation in [UIInterfaceOrientation.landscapeRight, .portrait] {
                shown.stage.rotate(to: orientation)
                shown.stage.settle()
                let table = shown.list.table
                let inset = table.adjustedContentInset
                let last = table.contentSize.height + inset.bottom - table.bounds.height
                #expect((-inset.top...last).contains(table.contentOffset.y))
                #expect(table.visibleCells.allSatisfy { $0.frame.width == table.bounds.width && $0.frame.height == 50 })
            }
        }
    }

    @Test("A card that the keyboard lifts changes neither the bounds nor the offset of its list (LS26)")
    func lifted() {
        let shown = ListStage(TableContentViewController(rows: 100))
        shown.present(Card(size: .fixed(CGSize(width: 300, height: 300)), keyboard: .lift))
        shown.list.table.contentOffset.y = 500
        shown.stage.settle()
        shown.list.forget()
        let before = shown.top
        shown.stage.showKeyboard(height: 336)
        shown.stage.settle()
        #expect(shown.top < before - 200)
        #expect(shown.list.table.bounds == CGRect(x: 0, y: 500, width: 300, height: 300))
        #expect(shown.list.askedRows.isEmpty)
        #expect(shown.list.insetChanges == 0)
    }

    @Test(
        "A card that the keyboard makes lower keeps the row on top, and at the end it scrolls back when it grows (LS26)"
    )
    func shrunk() {
        let shown = ListStage(TableContentViewController(rows: 100))
        shown.present(Card(size: .fixed(CGSize(width: 300, height: 600)), keyboard: .shrink))
        #expect(shown.list.table.bounds.height == 600)
        shown.stage.showKeyboard(height: 336)
        shown.stage.settle()
        let low = shown.list.table.bounds.height
        #expect(low < 500)
        #expect(shown.list.table.contentOffset.y == 0)
        shown.list.table.contentOffset.y = 4_400 - low
        shown.stage.hideKeyboard()
        shown.stage.settle()
        #expect(shown.list.table.bounds == CGRect(x: 0, y: 3_800, width: 300, height: 600))
    }

    @Test("A sheet that expands for the keyboard keeps the offset of its list (LS26)")
    func expanded() {
        shown.present(HalfSheet())
        list.table.contentOffset.y = 500
        shown.stage.showKeyboard(height: 336)
        shown.stage.settle()
        #expect(shown.top == 69)
        #expect(list.table.contentOffset.y == 500)
        #expect(list.rowPlaces[12] == 97)
    }
}
