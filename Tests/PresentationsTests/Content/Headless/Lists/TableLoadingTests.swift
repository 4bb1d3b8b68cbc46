import KitTestSupport
import Presentations
import PresentationsTesting
import Testing
import UIKit

/// When a table that is presented asks for its rows, and how high it makes what it is in.
@MainActor
@Suite("Lists in a modal: rows and heights")
struct TableLoadingTests {
    @Test(
        "Rows are asked for in the first layout, after viewIsAppearing and after all calls of the presentation (LS16)",
        arguments: TableContentViewController.Place.allCases)
    func order(place: TableContentViewController.Place) {
        let shown = ListStage(TableContentViewController(rows: 200, in: place))
        shown.scene.presenter.present(shown.list, as: HalfSheet())
        #expect(shown.list.askedRows.isEmpty)
        shown.stage.settle()
        let start = shown.list.events.prefix(5)
        let layout = place == .view ? ["cells", "viewDidLayoutSubviews"] : ["viewDidLayoutSubviews", "cells"]
        #expect(Array(start) == ["viewDidLoad", "viewWillAppear", "viewIsAppearing"] + layout)
    }

    @Test(
        "A list is laid out at its final height from the start: no animation asks for a row (LS17)",
        arguments: PresentationKind.allCases)
    func finalHeight(kind: PresentationKind) {
        let shown = ListStage()
        shown.list.preferredContentSize = CGSize(width: 281, height: 400)
        kind.present(shown.list, from: shown.scene.presenter, animated: true)
        shown.stage.advance(by: 0.01)
        let rows = shown.list.askedRows
        // Rows of 44 points; a style may be lower than the content asks for.
        let height = shown.scene.chrome?.frame.height ?? 0
        #expect(height > 150)
        #expect(rows.count >= Int(min(height, 400) / 44))
        #expect(Set(rows).count == rows.count)
        shown.stage.settle()
        #expect(shown.list.askedRows == rows)
        #expect(shown.list.table.visibleCells.count == rows.count)
        shown.list.forget()
        shown.scene.presenter.dismiss(animated: true)
        shown.stage.settle()
        #expect(shown.list.askedRows.isEmpty)
    }

    @Test("A modal that takes its height from a list of measured rows settles at their height (LS18)")
    func ownHeight() {
        let list = SelfSizedTableViewController(rows: 5, height: 80, measuresCells: true)
        list.preferredContentSize = CGSize(width: 0, height: 220)
        let shown = ListStage(list)
        shown.present(Card())
        #expect(shown.scene.chrome?.frame.height == 400)
        #expect(list.scrolled == 0)
        #expect(list.table.visibleCells.count == 5)
    }

    @Test(
        "A fitting sheet, card and popup are as high as a list, whose rows may measure themselves (LS18, TV48)",
        arguments: TableContentViewController.Place.allCases, [false, true])
    func fitting(place: TableContentViewController.Place, measures: Bool) {
        func shown(_ style: some PresentationStyle) -> CGFloat? {
            let shown = ListStage(
                TableContentViewController(rows: 5, height: 80, measuresCells: measures, in: place))
            shown.present(style)
            #expect(shown.list.scrolled == 0)
            #expect(shown.list.table.contentSize.height == 400)
            #expect(shown.list.rowPlaces[4] == shown.top + 320)
            return shown.scene.chrome?.frame.height
        }
        #expect(shown(HalfSheet(detents: [.fitting()])) == 434)
        #expect(shown(Card()) == 400)
        #expect(shown(Popup()) == 400)
    }

    @Test(
        "A fitting sheet follows rows that come and go, and ends at the largest height (TV48)",
        arguments: [false, true])
    func changes(measures: Bool) {
        let shown = ListStage(TableContentViewController(rows: 5, height: 60, measuresCells: measures))
        shown.present(HalfSheet(detents: [.fitting()]))
        #expect(shown.scene.chrome?.frame.height == 334)
        shown.list.rows = 7
        shown.list.table.insertRows(at: [IndexPath(row: 5, section: 0), IndexPath(row: 6, section: 0)], with: .fade)
        shown.stage.settle()
        #expect(shown.scene.chrome?.frame.height == 454)
        shown.list.rows = 2
        shown.list.table.deleteRows(at: (0..<5).map { IndexPath(row: $0, section: 0) }, with: .fade)
        shown.stage.settle()
        #expect(shown.scene.chrome?.frame.height == 154)
        shown.list.rows = 1_000
        shown.list.table.reloadData()
        shown.stage.settle()
        #expect(shown.scene.chrome?.frame == CGRect(x: 0, y: 69, width: 393, height: 783))
        #expect(shown.list.table.visibleCells.count == 14)
    }

    @Test("A view that grows asks for the rows of its new part in the same layout (LS20)")
    func growing() {
        let shown = ListStage()
        shown.present(HalfSheet())
        #expect(shown.list.table.visibleCells.count == 11)
        shown.list.forget()
        shown.list.halfSheetPresentationController?.animateChanges { $0.selectedDetentIdentifier = .large }
        #expect(shown.list.askedRows == Array(11...17))
        shown.stage.settle()
        #expect(shown.list.askedRows == Array(11...17))
        #expect(shown.list.rowPlaces.count == 18)
    }
}

/// A table that says itself how high it wants to be.
private final class SelfSizedTableViewController: TableContentViewController {
    override func viewDidLayoutSubviews() {
        super.viewDidLayoutSubviews()
        table.layoutIfNeeded()
        preferredContentSize = table.contentSize
    }
}
