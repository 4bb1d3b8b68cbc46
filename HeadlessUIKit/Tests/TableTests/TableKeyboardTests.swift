import Foundation
import Testing
import UIKit

@testable import TestSupport

/// The table of a table controller and the keyboard.
@MainActor
struct TableKeyboardTests {
    private let phone: Phone
    private let controller = FieldsController(style: .plain)
    private var table: UITableView { controller.tableView }
    private var keyboard: Keyboard { phone.screen.keyboard }
    private let docked = CGRect(x: 0, y: 516, width: 393, height: 336)

    init() {
        MainLoop.current.settle()
        phone = Phone(root: controller)
        MainLoop.current.settle()
    }

    private func field(_ row: Int) -> UITextField? {
        table.cellForRow(at: IndexPath(row: row, section: 0))?.contentView.subviews.first as? UITextField
    }

    @Test("The inset at the bottom grows by what the keyboard covers, and shrinks when it goes (LS24)")
    func inset() {
        #expect(table.adjustedContentInset.bottom == 34)
        keyboard.show(at: docked)
        MainLoop.current.settle()
        #expect(table.adjustedContentInset.bottom == 336)
        #expect(table.contentInset == .zero)
        keyboard.hide()
        MainLoop.current.settle()
        #expect(table.adjustedContentInset.bottom == 34)
        #expect(table.contentInset.bottom == 0)
    }

    @Test("The row that is being edited comes into sight (LS24)")
    func scrolls() throws {
        let field = try #require(self.field(14))
        field.becomeFirstResponder()
        keyboard.show(at: docked)
        MainLoop.current.settle()
        let row = table.convert(table.rectForRow(at: IndexPath(row: 14, section: 0)), to: nil)
        #expect(row.maxY == 516)
    }

    @Test("Without a call of super in viewWillAppear nothing happens (LS24)")
    func withoutSuper() {
        let silent = SilentController(style: .plain)
        phone.window.rootViewController = silent
        MainLoop.current.settle()
        keyboard.show(at: docked)
        MainLoop.current.settle()
        #expect(silent.tableView.adjustedContentInset.bottom == 34)
    }

    @Test("Only what the keyboard covers of the table on the screen counts (LS25)")
    func placeOnTheScreen() {
        let parent = UIViewController()
        phone.window.rootViewController = parent
        let child = FieldsController(style: .plain)
        parent.addChild(child)
        child.view.frame = CGRect(x: 0, y: 100, width: 393, height: 500)
        parent.view.addSubview(child.view)
        child.didMove(toParent: parent)
        MainLoop.current.settle()
        keyboard.show(at: docked)
        MainLoop.current.settle()
        #expect(child.tableView.adjustedContentInset.bottom == 84)
        // Like a sheet that moves up with the keyboard.
        child.view.frame.origin.y = 16
        MainLoop.current.settle()
        #expect(child.tableView.adjustedContentInset.bottom == 0)
    }

    @Test("A safe area that contains the keyboard is not added to (LS25)")
    func safeArea() {
        controller.additionalSafeAreaInsets.bottom = 302
        keyboard.show(at: docked)
        MainLoop.current.settle()
        #expect(table.contentInset.bottom == 0)
        #expect(table.adjustedContentInset.bottom == 336)
    }
}

/// Twenty rows with a text field each.
private class FieldsController: UITableViewController {
    override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 20 }

    override func tableView(_ tableView: UITableView, heightForRowAt indexPath: IndexPath) -> CGFloat { 50 }

    override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
        cell.contentView.addSubview(UITextField(frame: CGRect(x: 16, y: 5, width: 200, height: 40)))
        return cell
    }
}

private final class SilentController: FieldsController {
    override func viewWillAppear(_ animated: Bool) {}
}
