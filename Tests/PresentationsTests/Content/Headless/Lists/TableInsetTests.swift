import KitTestSupport
import Presentations
import PresentationsTesting
import Testing
import UIKit

/// Insets and offset of a table that is presented.
@MainActor
@Suite("Lists in a modal: insets and offset")
struct TableInsetTests {
    private func expect(
        _ list: TableContentViewController, top: CGFloat, bottom: CGFloat, _ location: SourceLocation = #_sourceLocation
    ) {
        #expect(list.table.adjustedContentInset.top == top, sourceLocation: location)
        #expect(list.table.adjustedContentInset.bottom == bottom, sourceLocation: location)
        #expect(list.table.contentOffset.y == -top, sourceLocation: location)
    }

    @Test(
        "A list in a sheet keeps 34 below and nothing above, wherever the sheet is dragged, and no row jumps (LS13)",
        arguments: TableContentViewController.Place.allCases)
    func dragged(place: TableContentViewController.Place) {
        let shown = ListStage(TableContentViewController(rows: 200, in: place))
        shown.present(HalfSheet(detents: [.height(200), .medium(), .large()], selectedDetentIdentifier: .medium))
        expect(shown.list, top: 0, bottom: 34)
        shown.list.forget()
        shown.touchDown(at: 500)
        for y in [stride(from: CGFloat(490), through: 180, by: -10), stride(from: 180, through: 830, by: 10)].joined() {
            shown.stage.advance(by: 1.0 / 120)
            shown.stage.touchMoved(to: CGPoint(x: 196, y: y))
            expect(shown.list, top: 0, bottom: 34)
            #expect(shown.list.rowPlaces[0] == shown.top)
        }
        #expect(shown.list.insetChanges == 0)
        shown.stage.moveFinger(from: 830, to: 500)
        shown.stage.advance(by: 0.2)
        shown.lift()
        #expect(shown.top == 392)
        #expect(shown.list.insetChanges == 0)
    }

    @Test("A list that is scrolled keeps its offset while the sheet is dragged by what is above it (LS13)")
    func draggedByHeader() {
        let shown = ListStage()
        let header = UIView()
        let content = UIViewController()
        content.addChild(shown.list)
        header.heightAnchor.constraint(equalToConstant: 60).isActive = true
        let stack = UIStackView(arrangedSubviews: [header, shown.list.view])
        stack.axis = .vertical
        content.view.addPinned(stack)
        shown.list.didMove(toParent: content)
        shown.present(HalfSheet(), in: content)
        shown.list.table.contentOffset.y = 300
        shown.list.forget()
        shown.touchDown(at: 410)
        for y in [stride(from: CGFloat(410), through: 100, by: -10), stride(from: 110, through: 700, by: 10)].joined() {
            shown.stage.advance(by: 1.0 / 120)
            shown.stage.touchMoved(to: CGPoint(x: 196, y: y))
            #expect(shown.list.table.contentOffset.y == 300)
            #expect(shown.list.rowPlaces[7] == shown.top + 68)
        }
        #expect(shown.list.insetChanges == 0)
        shown.stage.moveFinger(from: 700, to: 410)
        shown.stage.advance(by: 0.2)
        shown.lift()
        #expect(shown.list.table.contentOffset.y == 300)
    }

    @Test("A list in a full-screen modal is clear of the status bar and of the home indicator (LS14)")
    func fullScreen() {
        let shown = ListStage()
        shown.list.modalPresentationStyle = .fullScreen
        shown.scene.presenter.present(shown.list, animated: true)
        shown.stage.settle()
        expect(shown.list, top: 59, bottom: 34)
    }

    @Test("In a sheet that floats 8 above the screen's end it keeps 26, and 34 where the sheet is attached (LS14)")
    func floating() {
        let shown = ListStage()
        shown.present(HalfSheet { $0.look = .floating })
        expect(shown.list, top: 0, bottom: 26)
        shown.list.halfSheetPresentationController?.animateChanges { $0.selectedDetentIdentifier = .large }
        shown.stage.settle()
        expect(shown.list, top: 0, bottom: 34)
    }

    @Test("In a card and a popup inside the safe area it has no inset (LS14)")
    func card() {
        let card = ListStage(TableContentViewController(rows: 5))
        card.present(Card())
        expect(card.list, top: 0, bottom: 0)
        #expect(card.scene.chrome?.frame == CGRect(x: 12, y: 598, width: 369, height: 220))
        let popup = ListStage(TableContentViewController(rows: 5))
        popup.present(Popup())
        expect(popup.list, top: 0, bottom: 0)
    }

    @Test("A list in a drawer is clear of the status bar and of the home indicator (LS14)")
    func drawer() {
        let shown = ListStage()
        shown.present(Drawer())
        expect(shown.list, top: 59, bottom: 34)
    }

    @Test(
        "A list in a navigation stack begins below its bar, at every detent (LS15)",
        arguments: TableContentViewController.Place.allCases)
    func bar(place: TableContentViewController.Place) {
        let shown = ListStage(TableContentViewController(rows: 200, in: place))
        shown.present(HalfSheet(), in: UINavigationController(rootViewController: shown.list))
        expect(shown.list, top: 64, bottom: 34)
        #expect(shown.list.rowPlaces[0] == 456)
        shown.list.halfSheetPresentationController?.animateChanges { $0.selectedDetentIdentifier = .large }
        shown.stage.settle()
        expect(shown.list, top: 64, bottom: 34)
        #expect(shown.list.rowPlaces[0] == 133)
    }

    @Test("A list that is scrolled to its end rests above the home indicator, and no row is cut off (LS13)")
    func end() {
        let shown = ListStage()
        shown.present(HalfSheet())
        shown.stage.scroll(to: "row-199", in: "rows")
        // 200 rows of 44, and 460 points of sheet.
        #expect(shown.list.table.contentOffset.y == 8_374)
        #expect(shown.list.rowPlaces[199] == 774)
    }
}
