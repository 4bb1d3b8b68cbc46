import KitTestSupport
import Presentations
import PresentationsTesting
import Testing
import UIKit

/// Touches on a table in a half-sheet. Medium rests at y 392 and large at 69; the finger moves 10 points before the
/// gesture begins.
@MainActor
@Suite("Lists in a sheet: the finger")
struct TableFingerTests {
    private let shown = ListStage()
    private var list: TableContentViewController { shown.list }
    private let large = HalfSheet(selectedDetentIdentifier: .large)

    @Test("A drag down in a list at its top moves the sheet, and no row in the list (LS1)")
    func down() {
        shown.present(large)
        shown.touchDown(at: 300)
        shown.stage.moveFinger(from: 300, to: 500)
        #expect(shown.top == 259)
        #expect(list.table.contentOffset == .zero)
        #expect(list.rowPlaces[0] == 259)
        shown.lift()
        #expect(list.table.contentOffset == .zero)
    }

    @Test("A drag up at the largest detent scrolls the list, and the sheet stays (LS2)")
    func up() {
        shown.present(large)
        shown.touchDown(at: 600)
        shown.stage.moveFinger(from: 600, to: 400)
        #expect(shown.top == 69)
        #expect(list.scrolled == 190)
        #expect(list.rowPlaces[5] == 99)
        shown.stage.advance(by: 0.2)
        shown.lift()
        #expect(list.scrolled == 190)
    }

    @Test("A drag down in a list away from its top scrolls it, and the sheet stays (LS3)")
    func scrolledList() {
        shown.present(large)
        list.table.contentOffset.y = 600
        shown.touchDown(at: 300)
        shown.stage.moveFinger(from: 300, to: 500)
        #expect(shown.top == 69)
        #expect(list.table.contentOffset.y == 410)
        shown.stage.advance(by: 0.2)
        shown.lift()
        #expect(shown.top == 69)
    }

    @Test("The top of a list is where its inset begins: below a bar it is at −64, and 0 is scrolled (LS4)")
    func topBelowBar() {
        shown.present(large, in: UINavigationController(rootViewController: list))
        #expect(list.table.contentOffset.y == -64)
        shown.touchDown(at: 300)
        shown.stage.moveFinger(from: 300, to: 500)
        #expect(shown.top == 259)
        #expect(list.table.contentOffset.y == -64)
        shown.stage.moveFinger(from: 500, to: 300)
        shown.stage.advance(by: 0.2)
        shown.lift()
        list.table.contentOffset.y = 0
        shown.touchDown(at: 300)
        shown.stage.moveFinger(from: 300, to: 340)
        #expect(shown.top == 69)
        #expect(list.table.contentOffset.y == -30)
        shown.stage.advance(by: 0.2)
        shown.lift()
    }

    @Test(
        "Below the largest detent a drag up in a list at its top expands the sheet; without that option it scrolls (LS5)"
    )
    func expanding() {
        shown.present(HalfSheet())
        shown.touchDown(at: 700)
        shown.stage.moveFinger(from: 700, to: 500)
        #expect(shown.top == 202)
        #expect(list.scrolled == 0)
        #expect(list.rowPlaces[0] == 202)
        shown.stage.moveFinger(from: 500, to: 700)
        shown.stage.advance(by: 0.2)
        shown.lift()
        list.halfSheetPresentationController?.animateChanges { $0.prefersScrollingExpandsWhenScrolledToEdge = false }
        shown.stage.settle()
        shown.touchDown(at: 700)
        shown.stage.moveFinger(from: 700, to: 500)
        #expect(shown.top == 392)
        #expect(list.scrolled == 190)
        shown.stage.advance(by: 0.2)
        shown.lift()
    }

    @Test("The list under the finger counts, not another one in the same sheet (LS6)")
    func twoLists() {
        let other = TableContentViewController(rows: 50)
        let both = UIViewController()
        for (index, child) in [list, other].enumerated() {
            both.addChild(child)
            both.view.addSubview(child.view)
            child.view.frame = CGRect(x: 0, y: CGFloat(index) * 400, width: 393, height: index == 0 ? 400 : 383)
            child.didMove(toParent: both)
        }
        shown.present(large, in: both)
        list.table.contentOffset.y = 200
        shown.touchDown(at: 600)
        shown.stage.moveFinger(from: 600, to: 700)
        #expect(shown.top == 159)
        #expect(list.table.contentOffset.y == 200)
        shown.stage.moveFinger(from: 700, to: 600)
        shown.stage.advance(by: 0.2)
        shown.lift()
        shown.touchDown(at: 200)
        shown.stage.moveFinger(from: 200, to: 300)
        #expect(shown.top == 69)
        #expect(list.table.contentOffset.y == 110)
        shown.stage.advance(by: 0.2)
        shown.lift()
    }

    @Test("A row that scrolls sideways leaves a vertical finger to the list around it (LS6)")
    func carousel() throws {
        shown.present(large)
        let carousel = UIScrollView()
        carousel.contentSize = CGSize(width: 2_000, height: 44)
        let cell = try #require(list.table.cellForRow(at: IndexPath(row: 5, section: 0)))
        cell.contentView.addPinned(carousel)
        shown.stage.settle()
        shown.touchDown(at: 310)
        shown.stage.moveFinger(from: 310, to: 210)
        #expect(list.scrolled == 90)
        #expect(carousel.contentOffset == .zero)
        shown.stage.moveFinger(from: 210, to: 410)
        #expect(list.scrolled == 0)
        #expect(shown.top == 179)
        shown.stage.moveFinger(from: 410, to: 310)
        shown.stage.advance(by: 0.2)
        shown.lift()
    }

    @Test("A finger that stops a gliding list has the list, in both directions (LS9)", arguments: [-1.0, 1])
    func gliding(direction: CGFloat) {
        shown.present(large)
        list.table.contentOffset.y = 3_000
        shown.stage.drag(
            from: CGPoint(x: 196, y: 400), to: CGPoint(x: 196, y: 400 + direction * 100), duration: 0.08)
        shown.stage.advance(by: 0.2)
        #expect(list.table.isDecelerating)
        shown.touchDown(at: 400)
        let caught = list.scrolled
        shown.stage.moveFinger(from: 400, to: 500)
        #expect(shown.top == 69)
        #expect(abs(caught - list.scrolled - 100) <= 10)
        shown.stage.advance(by: 0.2)
        shown.lift()
        #expect(shown.top == 69)
        #expect(list.selectedRows.isEmpty)
    }

    @Test(
        "One finger goes from the sheet into its list and back; rows stay together and none is selected",
        arguments: [3, 7, 40])
    func handOff(step: CGFloat) {
        shown.present(HalfSheet())
        shown.touchDown(at: 600)
        shown.stage.advance(by: 0.2)
        let cell = list.table.cellForRow(at: IndexPath(row: 4, section: 0))
        #expect(cell?.isHighlighted == true)
        shown.stage.moveFinger(from: 600, to: 200, step: step)
        #expect(cell?.isHighlighted == false)
        #expect(shown.top == 69)
        #expect(list.scrolled == 67)
        #expect(list.rowPlaces[2] == 90)
        shown.stage.moveFinger(from: 200, to: 600, step: step)
        #expect(shown.top == 402)
        #expect(list.scrolled == 0)
        #expect(list.rowPlaces[0] == 402)
        shown.stage.moveFinger(from: 600, to: 590, step: step)
        shown.stage.advance(by: 0.2)
        shown.lift()
        #expect(list.selectedRows.isEmpty)
        #expect(list.table.indexPathForSelectedRow == nil)
    }

    @Test(
        "A finger that scrolls to the top of the list goes on with the sheet, and back into the list",
        arguments: [3, 7, 40])
    func handBack(step: CGFloat) {
        shown.present(large)
        list.table.contentOffset.y = 100
        shown.touchDown(at: 200)
        shown.stage.advance(by: 0.2)
        let cell = list.table.cellForRow(at: IndexPath(row: 5, section: 0))
        #expect(cell?.isHighlighted == true)
        shown.stage.moveFinger(from: 200, to: 400, step: step)
        #expect(cell?.isHighlighted == false)
        #expect(shown.top == 159)
        #expect(list.rowPlaces[0] == 159)
        shown.stage.moveFinger(from: 400, to: 250, step: step)
        #expect(shown.top == 69)
        #expect(list.scrolled == 60)
        #expect(list.rowPlaces[1] == 53)
        shown.stage.advance(by: 0.2)
        shown.lift()
        #expect(list.selectedRows.isEmpty)
    }
}
