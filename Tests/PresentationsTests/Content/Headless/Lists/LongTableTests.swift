import KitTestSupport
import Presentations
import PresentationsTesting
import Testing
import UIKit

/// A hundred thousand rows in a sheet: only visible ones have cells. 783 points, the largest height, have 18 rows of
/// 44.
@MainActor
@Suite("Lists in a sheet: a hundred thousand rows")
struct LongTableTests {
    private func list(measuresCells: Bool = false) -> TableContentViewController {
        TableContentViewController(rows: 100_000, measuresCells: measuresCells)
    }

    /// Moves a finger that is down, and returns the work of the views.
    private func work(_ shown: ListStage, from start: CGFloat, to end: CGFloat) -> WorkCounter {
        WorkCounter.counting { shown.stage.moveFinger(from: start, to: end) }
    }

    @Test("Cells are made for what is visible in the largest height, and two", arguments: [false, true])
    func cells(measures: Bool) {
        let shown = ListStage(list(measuresCells: measures))
        shown.present(HalfSheet())
        #expect(shown.list.cellsMade == 11)
        shown.stage.drag(from: CGPoint(x: 196, y: 700), to: CGPoint(x: 196, y: 300), resting: 0.2)
        shown.stage.settle()
        #expect(shown.top == 69)
        for _ in 1...20 {
            shown.stage.drag(from: CGPoint(x: 196, y: 700), to: CGPoint(x: 196, y: 200), duration: 0.1)
            shown.stage.settle()
        }
        #expect(shown.list.scrolled > 20_000)
        for _ in 1...5 {
            shown.stage.drag(from: CGPoint(x: 196, y: 200), to: CGPoint(x: 196, y: 700), duration: 0.1)
            shown.stage.settle()
        }
        shown.list.table.scrollToRow(at: IndexPath(row: 99_999, section: 0), at: .bottom, animated: false)
        shown.stage.settle()
        #expect(shown.list.table.visibleCells.count == 18)
        #expect(shown.list.cellsMade <= 20)
    }

    @Test(
        "A drag of the sheet from the largest height down asks for no row and measures none", arguments: [false, true])
    func down(measures: Bool) {
        let shown = ListStage(list(measuresCells: measures))
        shown.present(HalfSheet(selectedDetentIdentifier: .large))
        shown.list.forget()
        let made = shown.list.cellsMade
        shown.touchDown(at: 200)
        let work = work(shown, from: 200, to: 800)
        #expect(shown.top == 659)
        #expect(shown.list.askedRows.isEmpty)
        #expect(shown.list.cellsMade == made)
        #expect(work.fittings == 0)
        #expect(work.forcedLayouts == 0)
        _ = self.work(shown, from: 800, to: 220)
        #expect(shown.top == 79)
        #expect(shown.list.cellsMade == made)
        // Each row comes back once, with a reused cell.
        #expect(Set(shown.list.askedRows).count == shown.list.askedRows.count)
        shown.stage.advance(by: 0.2)
        shown.lift()
    }

    @Test("A drag up asks once for each row that comes into sight, and for no other", arguments: [false, true])
    func up(measures: Bool) {
        let shown = ListStage(list(measuresCells: measures))
        shown.present(HalfSheet())
        shown.list.forget()
        shown.touchDown(at: 700)
        _ = work(shown, from: 700, to: 370)
        #expect(shown.top == 72)
        #expect(shown.list.askedRows == Array(11...17))
        shown.stage.advance(by: 0.2)
        shown.lift()
    }

    @Test("A drag of content that is laid out at rest, and one of a drawer and a card, ask for nothing at all")
    func others() {
        func drag(_ style: some PresentationStyle, by way: CGVector) {
            let shown = ListStage(list())
            shown.list.preferredContentSize = CGSize(width: 300, height: 400)
            shown.present(style)
            shown.list.forget()
            let start = CGPoint(x: 150, y: 600)
            shown.stage.touchDown(at: start)
            let work = WorkCounter.counting {
                for step in 1...20 {
                    let part = CGFloat(step) / 20
                    shown.stage.advance(by: 1.0 / 120)
                    shown.stage.touchMoved(to: CGPoint(x: start.x + way.dx * part, y: start.y + way.dy * part))
                }
            }
            #expect(shown.list.askedRows.isEmpty)
            #expect(work.fittings == 0)
            shown.lift()
        }
        drag(
            HalfSheet {
                $0.selectedDetentIdentifier = .large
                $0.resizesContentWhileDragging = false
            },
            by: CGVector(dx: 0, dy: 200))
        drag(Card(), by: CGVector(dx: 0, dy: 150))
        drag(Drawer(), by: CGVector(dx: -100, dy: 0))
    }

    @Test("Scrolling keeps no cell alive beyond those that were made for the first screens")
    func memory() {
        let shown = ListStage(list())
        shown.present(HalfSheet(selectedDetentIdentifier: .large))
        var most = 0
        for _ in 1...300 {
            shown.list.table.contentOffset.y += 700
            shown.stage.advance(by: 1.0 / 60)
            most = max(most, shown.list.cellsAlive)
        }
        #expect(most <= 20)
        #expect(shown.list.cellsMade <= 20)
    }
}
