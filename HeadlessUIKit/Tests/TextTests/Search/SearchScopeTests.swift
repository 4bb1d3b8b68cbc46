import Testing

@testable import TestSupport
@testable import UIKit

/// The scope bar and the bookmark button of a search bar.
@Suite @MainActor struct SearchScopeTests {
    private let phone: Phone
    private let bar = UISearchBar(frame: CGRect(x: 0, y: 100, width: 393, height: 88))
    private let log = ScopeLog()

    init() {
        MainLoop.current.settle()
        phone = Phone()
        bar.delegate = log
        phone.root.view.addSubview(bar)
        bar.scopeButtonTitles = ["All", "Unread"]
        MainLoop.current.settle()
    }

    private var segments: UISegmentedControl? { bar.subviews.compactMap { $0 as? UISegmentedControl }.first }

    @Test("A scope bar makes the search bar 44 points higher, and lies below the field")
    func height() {
        #expect(bar.intrinsicContentSize.height == 44)
        #expect(segments == nil)
        bar.showsScopeBar = true
        MainLoop.current.settle()
        #expect(bar.sizeThatFits(CGSize(width: 393, height: 0)) == CGSize(width: 393, height: 88))
        #expect(bar.searchTextField.frame == CGRect(x: 8, y: 4, width: 377, height: 36))
        #expect(segments?.frame == CGRect(x: 8, y: 50, width: 377, height: 32))
        #expect(segments?.numberOfSegments == 2)
        bar.scopeButtonTitles = nil
        #expect(bar.intrinsicContentSize.height == 44)
    }

    @Test("The cancel button is at the trailing end, and the field leaves it and a margin")
    func cancelPlace() {
        let bounds = CGRect(x: 0, y: 0, width: 300, height: 88)
        var layout = SearchBarLayout(cancelWidth: 60, showsScopes: true)
        #expect(layout.field(in: bounds) == CGRect(x: 8, y: 4, width: 216, height: 36))
        #expect(layout.cancelButton(in: bounds) == CGRect(x: 232, y: 4, width: 60, height: 36))
        layout.isRightToLeft = true
        #expect(layout.field(in: bounds) == CGRect(x: 76, y: 4, width: 216, height: 36))
        #expect(layout.cancelButton(in: bounds) == CGRect(x: 8, y: 4, width: 60, height: 36))
    }

    @Test("A tap on another scope calls the delegate; code does not")
    func selection() {
        bar.showsScopeBar = true
        bar.selectedScopeButtonIndex = 1
        MainLoop.current.settle()
        #expect(segments?.selectedSegmentIndex == 1)
        #expect(log.scopes.isEmpty)
        Touchscreen(phone.window).tap(at: CGPoint(x: 100, y: 166))
        #expect(bar.selectedScopeButtonIndex == 0)
        #expect(log.scopes == [0])
    }

    @Test("The selection is kept when the scopes change")
    func keptSelection() {
        bar.selectedScopeButtonIndex = 1
        bar.scopeButtonTitles = ["A", "B", "C"]
        bar.showsScopeBar = true
        bar.layoutIfNeeded()
        #expect(segments?.selectedSegmentIndex == 1)
    }

    @Test("Animated, the row fades in")
    func animation() {
        bar.setShowsScope(true, animated: true)
        MainLoop.current.turn()
        MainLoop.current.advance(by: 0.15)
        let opacity = segments?.layer.presentation()?.opacity ?? 0
        #expect(opacity > 0.2 && opacity < 0.8)
        MainLoop.current.settle()
        #expect(segments?.alpha == 1)
    }

    @Test("The bookmark button calls the delegate, and gives way to the clear button")
    func bookmarks() throws {
        bar.showsBookmarkButton = true
        MainLoop.current.settle()
        let button = try #require(bar.searchTextField.bookmarkButton)
        #expect(button.window != nil)
        let center = button.convert(CGPoint(x: button.bounds.midX, y: button.bounds.midY), to: nil)
        Touchscreen(phone.window).tap(at: center)
        #expect(log.bookmarks == 1)
        bar.text = "a"
        MainLoop.current.settle()
        #expect(button.window == nil || button.isHidden)
        bar.showsBookmarkButton = false
        #expect(bar.searchTextField.rightView == nil)
    }

    @Test("A search controller shows scopes with the first text, and hides them at the end")
    func automatic() {
        let search = UISearchController(searchResultsController: nil)
        let updater = ScopeUpdater()
        search.searchResultsUpdater = updater
        search.searchBar.frame = CGRect(x: 0, y: 300, width: 393, height: 44)
        search.searchBar.scopeButtonTitles = ["All", "Unread"]
        phone.root.view.addSubview(search.searchBar)
        phone.root.definesPresentationContext = true
        search.searchBar.becomeFirstResponder()
        MainLoop.current.settle()
        #expect(!search.searchBar.showsScopeBar)
        phone.screen.keyboard.type("a")
        MainLoop.current.settle()
        #expect(search.searchBar.showsScopeBar)
        search.isActive = false
        MainLoop.current.settle()
        #expect(!search.searchBar.showsScopeBar)
        search.scopeBarActivation = .onSearchActivation
        search.isActive = true
        #expect(search.searchBar.showsScopeBar)
        search.isActive = false
        MainLoop.current.settle()
        search.scopeBarActivation = .manual
        search.searchBar.becomeFirstResponder()
        phone.screen.keyboard.type("a")
        #expect(!search.searchBar.showsScopeBar)
        search.isActive = false
        MainLoop.current.settle()
    }

    @Test("A tap on another scope has the results updated")
    func results() throws {
        let search = UISearchController(searchResultsController: nil)
        let updater = ScopeUpdater()
        search.searchResultsUpdater = updater
        search.searchBar.frame = CGRect(x: 0, y: 300, width: 393, height: 88)
        search.searchBar.scopeButtonTitles = ["All", "Unread"]
        search.searchBar.showsScopeBar = true
        phone.root.view.addSubview(search.searchBar)
        MainLoop.current.settle()
        let updates = updater.updates
        Touchscreen(phone.window).tap(at: CGPoint(x: 300, y: 366))
        #expect(search.searchBar.selectedScopeButtonIndex == 1)
        #expect(updater.updates == updates + 1)
    }

    @Test("In a navigation bar the row of the search bar grows with the scopes, and so does the safe area")
    func inNavigationBar() {
        let child = UIViewController()
        let search = UISearchController(searchResultsController: nil)
        search.searchBar.scopeButtonTitles = ["All", "Unread"]
        child.navigationItem.searchController = search
        let navigation = UINavigationController(rootViewController: child)
        let phone = Phone(root: navigation)
        MainLoop.current.settle()
        #expect(child.view.safeAreaInsets.top == 165)
        search.searchBar.setShowsScope(true, animated: true)
        MainLoop.current.settle()
        #expect(navigation.navigationBar.frame.height == 150)
        #expect(child.view.safeAreaInsets.top == 209)
        search.searchBar.showsScopeBar = false
        MainLoop.current.settle()
        #expect(child.view.safeAreaInsets.top == 165)
        _ = phone
    }
}

private final class ScopeLog: NSObject, UISearchBarDelegate {
    private(set) var scopes: [Int] = []
    private(set) var bookmarks = 0

    func searchBar(_ searchBar: UISearchBar, selectedScopeButtonIndexDidChange selectedScope: Int) {
        scopes.append(selectedScope)
    }

    func searchBarBookmarkButtonClicked(_ searchBar: UISearchBar) { bookmarks += 1 }
}

private final class ScopeUpdater: NSObject, UISearchResultsUpdating {
    private(set) var updates = 0

    func updateSearchResults(for searchController: UISearchController) { updates += 1 }
}
