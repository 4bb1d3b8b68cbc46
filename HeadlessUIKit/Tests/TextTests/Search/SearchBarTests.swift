import Testing
import UIKit

@testable import TestSupport

@Suite @MainActor struct SearchBarTests {
    private let phone: Phone
    private let bar = UISearchBar(frame: CGRect(x: 0, y: 100, width: 393, height: 44))
    private let delegate = SearchLog()

    init() {
        MainLoop.current.settle()
        phone = Phone()
        bar.delegate = delegate
        phone.root.view.addSubview(bar)
        MainLoop.current.settle()
    }

    @Test("A bar is 44 high, its field 36 with 8 points on both sides (SB1)")
    func sizes() {
        #expect(bar.sizeThatFits(CGSize(width: 320, height: 0)) == CGSize(width: 320, height: 44))
        #expect(bar.searchTextField.frame == CGRect(x: 8, y: 4, width: 377, height: 36))
    }

    @Test("The placeholder begins 39.5 points inside the field (SB1)")
    func placeholder() throws {
        bar.placeholder = "Search"
        MainLoop.current.settle()
        let label = try #require(bar.searchTextField.subviews.compactMap { $0 as? UILabel }.first)
        #expect(label.text == "Search")
        #expect(label.frame.minX == 39.5)
    }

    @Test("Typing, the search key and the end of editing come through the delegate (SB2)")
    func typing() {
        #expect(bar.becomeFirstResponder())
        #expect(bar.searchTextField.isFirstResponder)
        phone.screen.keyboard.type("a\n")
        bar.resignFirstResponder()
        #expect(
            delegate.take() == [
                "shouldBegin", "didBegin", "should a", "changed a", "search", "shouldEnd", "didEnd",
            ])
    }

    @Test("A text from code is not reported; the clear button is (SB2)")
    func clearing() {
        bar.text = "no"
        #expect(delegate.take().isEmpty)
        MainLoop.current.settle()
        let field = bar.searchTextField
        let button = field.clearButtonRect(forBounds: field.bounds)
        let place = field.convert(CGPoint(x: button.midX, y: button.midY), to: nil)
        Touchscreen(phone.window).tap(at: place)
        #expect(delegate.take() == ["changed "])
    }

    @Test("A delegate can keep the field from being edited (SB2)")
    func refusal() {
        delegate.allowsEditing = false
        #expect(!bar.becomeFirstResponder())
        #expect(!bar.isFirstResponder)
    }

    @Test("The cancel button takes its room from the field and calls the delegate (SB2)")
    func cancelButton() throws {
        bar.setShowsCancelButton(true, animated: true)
        MainLoop.current.settle()
        let button = try #require(bar.subviews.compactMap { $0 as? UIButton }.first)
        #expect(button.frame.maxX == 385)
        expectClose(bar.searchTextField.frame.maxX, button.frame.minX - 8, within: 0.01)
        Touchscreen(phone.window).tap(at: CGPoint(x: button.frame.midX, y: 122))
        #expect(delegate.take() == ["cancel"])
        bar.showsCancelButton = false
        MainLoop.current.settle()
        #expect(bar.searchTextField.frame.width == 377)
        #expect(button.alpha == 0)
    }

    @Test("As the header of a table it takes its height from its frame (SB3)")
    func tableHeader() {
        let table = UITableView(frame: CGRect(x: 0, y: 0, width: 393, height: 400))
        let rows = Rows([0])
        table.dataSource = rows
        let bar = UISearchBar()
        bar.sizeToFit()
        table.tableHeaderView = bar
        table.layoutIfNeeded()
        #expect(bar.frame == CGRect(x: 0, y: 0, width: 393, height: 44))
        #expect(table.contentSize.height == 44)
    }

    @Test("Keyboard traits of the bar are those of its field")
    func traits() {
        #expect(bar.returnKeyType == .search)
        bar.autocapitalizationType = .none
        #expect(bar.searchTextField.autocapitalizationType == .none)
    }
}

private final class SearchLog: NSObject, UISearchBarDelegate {
    var allowsEditing = true
    private var entries: [String] = []

    func take() -> [String] {
        defer { entries = [] }
        return entries
    }

    func searchBarShouldBeginEditing(_ searchBar: UISearchBar) -> Bool {
        entries.append("shouldBegin")
        return allowsEditing
    }
    func searchBarTextDidBeginEditing(_ searchBar: UISearchBar) { entries.append("didBegin") }
    func searchBarShouldEndEditing(_ searchBar: UISearchBar) -> Bool {
        entries.append("shouldEnd")
        return true
    }
    func searchBarTextDidEndEditing(_ searchBar: UISearchBar) { entries.append("didEnd") }
    func searchBar(_ searchBar: UISearchBar, textDidChange searchText: String) {
        entries.append("changed \(searchText)")
    }
    func searchBar(
        _ searchBar: UISearchBar, shouldChangeTextIn range: NSRange, replacementText text: String
    ) -> Bool {
        entries.append("should \(text)")
        return true
    }
    func searchBarSearchButtonClicked(_ searchBar: UISearchBar) { entries.append("search") }
    func searchBarCancelButtonClicked(_ searchBar: UISearchBar) { entries.append("cancel") }
}
