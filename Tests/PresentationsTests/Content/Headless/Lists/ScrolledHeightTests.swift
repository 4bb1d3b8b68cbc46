import KitTestSupport
import Presentations
import PresentationsTesting
import Testing
import UIKit

/// A list whose content size changes under the finger that scrolls it, in a sheet that is as high as its content.
@MainActor
@Suite("Lists in a sheet: heights that change while a finger scrolls")
struct ScrolledHeightTests {
    /// A sheet that a finger may drag shares the drag with its list, and one that it may not leaves it to the list.
    private func style(mayBeDragged: Bool = true) -> HalfSheet {
        HalfSheet {
            $0.detents = [.fitting()]
            if !mayBeDragged { $0.dismissal = [] }
        }
    }

    /// Scrolls with a finger that stays down.
    private func scroll(_ shown: ListStage, from start: CGFloat, to end: CGFloat) {
        shown.touchDown(at: start)
        for step in 1...20 {
            shown.stage.advance(by: 1.0 / 120)
            shown.stage.touchMoved(to: CGPoint(x: 196, y: start + (end - start) * CGFloat(step) / 20))
        }
    }

    @Test(
        "200 rows that size themselves are scrolled without a measurement, and the sheet stays where it is",
        arguments: [true, false])
    func estimated(mayBeDragged: Bool) {
        func scrolled(_ style: HalfSheet) -> (shown: ListStage, fittings: Int) {
            let list = TableContentViewController(rows: 200, measuresCells: true)
            list.table.estimatedRowHeight = 100
            let shown = ListStage(list)
            shown.present(style)
            #expect(shown.top == 69)
            let height = list.table.contentSize.height
            let work = WorkCounter.counting { scroll(shown, from: 700, to: 200) }
            #expect(list.table.contentSize.height < height - 500)
            #expect(list.scrolled > 480)
            return (shown, work.fittings)
        }
        let (shown, fittings) = scrolled(style(mayBeDragged: mayBeDragged))
        #expect(shown.top == 69)
        // Those of the rows, as in a sheet that does not ask for the height of its content.
        #expect(fittings == scrolled(HalfSheet(detents: [.large()])).fittings)
        shown.lift()
        #expect(shown.top == 69)
        // Nothing moves that a touch could catch.
        shown.stage.tap(at: CGPoint(x: 196, y: 400))
        #expect(shown.list.selectedRows.count == 1)
    }

    @Test("A sheet that has become too low grows when its list rests", arguments: [true, false])
    func grown(mayBeDragged: Bool) {
        let shown = ListStage(TableContentViewController(rows: 10))
        shown.present(style(mayBeDragged: mayBeDragged))
        // 10 rows of 44 points, and the inset of 34.
        #expect(shown.top == 378)
        scroll(shown, from: 700, to: 600)
        #expect(shown.list.scrolled > 0)
        #expect(shown.top == 378)
        shown.list.rows = 13
        shown.list.table.reloadData()
        shown.stage.advance(by: 0.1)
        #expect(shown.list.table.contentSize.height == 572)
        #expect(shown.top == 378)
        shown.stage.touchUp()
        shown.stage.advance(by: 0.05)
        #expect(shown.list.table.isDecelerating)
        #expect(shown.top == 378)
        shown.stage.settle()
        #expect(shown.top == 246)
    }

    @Test("The sheet is on its way, and not there at once, when the list has come to rest")
    func animated() throws {
        let shown = ListStage(TableContentViewController(rows: 10))
        shown.present(style())
        scroll(shown, from: 700, to: 600)
        shown.list.rows = 13
        shown.list.table.reloadData()
        shown.stage.advance(by: 0.1)
        shown.stage.touchUp()
        var tops: [CGFloat] = []
        for _ in 1...120 {
            shown.stage.advance(by: 1.0 / 60)
            tops.append(try visible(shown.scene.chrome).frame.minY)
        }
        #expect(tops.first == 378)
        #expect(tops.last == 246)
        #expect(tops.contains { $0 > 260 && $0 < 360 })
    }

    @Test(
        "Content that no longer fills what is seen lowers the sheet at once, or when a finger that may drag it lifts",
        arguments: [true, false])
    func shorter(mayBeDragged: Bool) {
        let shown = ListStage(TableContentViewController(rows: 30))
        shown.present(style(mayBeDragged: mayBeDragged))
        #expect(shown.top == 69)
        scroll(shown, from: 700, to: 600)
        shown.list.rows = 10
        shown.list.table.reloadData()
        shown.stage.advance(by: 1.0 / 60)
        #expect(shown.top == (mayBeDragged ? 69 : 378))
        shown.stage.touchUp()
        #expect(shown.top == 378)
        shown.stage.settle()
        #expect(shown.top == 378)
    }

    @Test("A list that nobody scrolls is followed at once, also under a finger that rests on it")
    func resting() {
        let shown = ListStage(TableContentViewController(rows: 10))
        shown.present(style())
        shown.touchDown(at: 600)
        shown.stage.advance(by: 0.1)
        shown.list.rows = 13
        shown.list.table.reloadData()
        shown.stage.advance(by: 1.0 / 60)
        #expect(shown.top == 246)
        shown.lift()
    }
}
