import Presentations
import PresentationsTesting
import Testing
import UIKit

/// Rows that are tapped, in a modal and beneath one.
@MainActor
@Suite("Lists and modals: chosen rows")
struct TableChoiceTests {
    @Test("A tap on a row in a sheet selects it, and the sheet stays")
    func tapped() {
        let shown = ListStage()
        shown.present(HalfSheet())
        shown.stage.tap("row-3")
        shown.stage.settle()
        #expect(shown.list.selectedRows == [3])
        #expect(shown.list.table.indexPathForSelectedRow == IndexPath(row: 3, section: 0))
        #expect(shown.top == 392)
        shown.stage.scroll(to: "row-150", in: "rows")
        shown.stage.tap("row-150")
        shown.stage.settle()
        #expect(shown.list.selectedRows == [3, 150])
    }

    @Test("A drag of the sheet keeps the selection, also of rows that leave its lower edge")
    func dragged() {
        let shown = ListStage()
        shown.present(HalfSheet(selectedDetentIdentifier: .large))
        shown.stage.tap("row-15")
        shown.stage.settle()
        shown.stage.drag(from: CGPoint(x: 196, y: 200), to: CGPoint(x: 196, y: 520), resting: 0.2)
        shown.stage.settle()
        #expect(shown.top == 392)
        #expect(shown.stage.view("row-15") == nil)
        shown.stage.drag(from: CGPoint(x: 196, y: 600), to: CGPoint(x: 196, y: 280), resting: 0.2)
        shown.stage.settle()
        #expect(shown.top == 69)
        #expect(shown.list.table.indexPathForSelectedRow == IndexPath(row: 15, section: 0))
        #expect(shown.list.table.cellForRow(at: IndexPath(row: 15, section: 0))?.isSelected == true)
        #expect(shown.list.selectedRows == [15])
    }

    @Test(
        "A row stays selected beneath a custom modal and after it, and is cleared after one that fills the screen (TV32)"
    )
    func beneath() {
        let stage = Stage(.iPhone15)
        let presenter = PresentingTableViewController(style: .plain)
        stage.show(presenter)
        stage.tap("row-5")
        stage.settle()
        #expect(presenter.presentedViewController != nil)
        #expect(presenter.tableView.indexPathForSelectedRow == IndexPath(row: 5, section: 0))
        presenter.dismiss(animated: true)
        stage.settle()
        #expect(presenter.tableView.indexPathForSelectedRow == IndexPath(row: 5, section: 0))
        let whole = UIViewController()
        whole.modalPresentationStyle = .fullScreen
        presenter.present(whole, animated: true)
        stage.settle()
        presenter.dismiss(animated: true)
        stage.settle()
        #expect(presenter.tableView.indexPathForSelectedRow == nil)
    }

    @Test("A presenter that is pushed back keeps the offset and the rows of its list, and comes back with them (LS30)")
    func pushedBack() throws {
        let stage = Stage(.iPhone15)
        let presenter = TableContentViewController(rows: 100)
        stage.show(presenter)
        presenter.table.contentOffset.y = 1_000
        stage.settle()
        let rows = presenter.rowPlaces
        presenter.forget()
        presenter.presentAsCard(
            UIViewController(), style: Card(size: .fixed(CGSize(width: 300, height: 300)), presenter: .pushedBack()))
        stage.settle()
        #expect(presenter.table.contentOffset.y == 1_000)
        presenter.dismiss(animated: true)
        stage.settle()
        #expect(presenter.table.contentOffset.y == 1_000)
        #expect(presenter.rowPlaces == rows)
        #expect(presenter.askedRows.isEmpty)
        #expect(presenter.insetChanges == 0)
    }
}

/// A row presents a sheet.
private final class PresentingTableViewController: UITableViewController {
    override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 20 }

    override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
        cell.accessibilityIdentifier = "row-\(indexPath.row)"
        return cell
    }

    override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
        presentAsHalfSheet(UIViewController())
    }
}
