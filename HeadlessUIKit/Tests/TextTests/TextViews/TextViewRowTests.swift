import Testing
import UIKit

@testable import TestSupport

/// A text view that does not scroll, in a self-sizing row.
@Suite @MainActor struct TextViewRowTests {
    private let phone: Phone
    private let controller = NotesController(style: .plain)
    private let row = IndexPath(row: 0, section: 0)

    init() {
        MainLoop.current.settle()
        phone = Phone(root: controller)
        MainLoop.current.settle()
    }

    private var height: CGFloat { controller.tableView.rectForRow(at: row).height }

    @Test("The row is as high as the text (TX2)")
    func rowGrowsWithTheText() {
        expectClose(height, 16 + 5 * 20.287, within: 0.5)
    }

    @Test("An empty batch gives the row the height of a longer text (TX4)")
    func emptyBatchMeasuresAgain() {
        controller.tableView.selfSizingInvalidation = .disabled
        controller.note.text += "\nno"
        MainLoop.current.settle()
        expectClose(height, 16 + 5 * 20.287, within: 0.5)
        controller.tableView.performBatchUpdates(nil)
        MainLoop.current.settle()
        expectClose(height, 16 + 6 * 20.287, within: 0.5)
    }

    @Test("A table that follows constraints grows the row while text is typed (TX4)")
    func constraintsMeasureAgain() {
        controller.tableView.selfSizingInvalidation = .enabledIncludingConstraints
        controller.note.becomeFirstResponder()
        phone.screen.keyboard.type("\nno")
        MainLoop.current.settle()
        expectClose(height, 16 + 6 * 20.287, within: 0.5)
    }
}

private final class NotesController: UITableViewController {
    let note = UITextView()

    override func viewDidLoad() {
        super.viewDidLoad()
        note.font = .systemFont(ofSize: 17)
        note.isScrollEnabled = false
        note.text = "no\nno\nno\nno\nno"
        note.translatesAutoresizingMaskIntoConstraints = false
    }

    override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 1 }

    override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        let cell = UITableViewCell()
        cell.contentView.addSubview(note)
        NSLayoutConstraint.activate([
            note.topAnchor.constraint(equalTo: cell.contentView.topAnchor),
            note.bottomAnchor.constraint(equalTo: cell.contentView.bottomAnchor),
            note.leadingAnchor.constraint(equalTo: cell.contentView.leadingAnchor),
            note.trailingAnchor.constraint(equalTo: cell.contentView.trailingAnchor),
        ])
        return cell
    }
}
