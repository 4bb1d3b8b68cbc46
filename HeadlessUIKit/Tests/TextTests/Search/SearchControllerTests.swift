import Testing
import UIKit

@testable import TestSupport

/// A search whose bar lies in the view of the root controller, which defines the context.
@Suite @MainActor struct SearchControllerTests {
    private let phone: Phone
    private let results = UIViewController()
    private let search: UISearchController
    private let log = SearchControllerLog()

    init() {
        MainLoop.current.settle()
        phone = Phone()
        search = UISearchController(searchResultsController: results)
        search.delegate = log
        search.searchResultsUpdater = log
        search.searchBar.frame = CGRect(x: 0, y: 59, width: 393, height: 44)
        phone.root.view.addSubview(search.searchBar)
        phone.root.definesPresentationContext = true
        MainLoop.current.settle()
    }

    @Test("Editing presents the search: will present, results, and did present after the animation (SB4)")
    func beginning() {
        search.searchBar.becomeFirstResponder()
        #expect(search.isActive)
        #expect(log.take() == ["willPresent", "update "])
        MainLoop.current.settle()
        #expect(log.take() == ["didPresent"])
        #expect(search.searchBar.showsCancelButton)
        #expect(search.searchBar.searchTextField.isFirstResponder)
    }

    @Test("The search counts as presented by the controller that defines the context (SB4)")
    func presentation() {
        search.isActive = true
        MainLoop.current.settle()
        #expect(phone.root.presentedViewController === search)
        #expect(search.presentingViewController === phone.root)
        let other = UIViewController()
        phone.root.present(other, animated: false)
        MainLoop.current.settle()
        #expect(other.presentingViewController == nil)
    }

    @Test("Cancelling: will dismiss, the text is cleared, results, and did dismiss after the animation (SB4)")
    func cancelling() throws {
        search.searchBar.becomeFirstResponder()
        MainLoop.current.settle()
        phone.screen.keyboard.type("a")
        #expect(log.take() == ["willPresent", "update ", "didPresent", "update a"])
        let button = try #require(search.searchBar.subviews.compactMap { $0 as? UIButton }.first)
        Touchscreen(phone.window).tap(at: CGPoint(x: button.frame.midX, y: 59 + 22))
        #expect(!search.isActive)
        #expect(log.take() == ["willDismiss", "update "])
        MainLoop.current.settle()
        #expect(log.take() == ["didDismiss"])
        #expect(phone.root.presentedViewController == nil)
        #expect(!search.searchBar.isFirstResponder)
        #expect(!search.searchBar.showsCancelButton)
    }

    @Test("A search that ends before it is seen goes again, and one that begins before the last has gone comes back")
    func quickChanges() {
        search.isActive = true
        search.isActive = false
        MainLoop.current.settle()
        #expect(phone.root.presentedViewController == nil)
        #expect(log.take() == ["willPresent", "update ", "willDismiss", "update ", "didDismiss"])
        search.isActive = true
        MainLoop.current.settle()
        search.isActive = false
        search.isActive = true
        MainLoop.current.settle()
        #expect(search.isActive)
        #expect(phone.root.presentedViewController === search)
        search.isActive = false
        MainLoop.current.settle()
    }

    @Test("Results lie below the bar, and show while there is text")
    func resultsBelowTheBar() {
        search.searchBar.becomeFirstResponder()
        MainLoop.current.settle()
        #expect(results.view.isHidden)
        phone.screen.keyboard.type("a")
        MainLoop.current.settle()
        #expect(!results.view.isHidden)
        #expect(results.view.convert(results.view.bounds, to: nil) == CGRect(x: 0, y: 103, width: 393, height: 749))
        search.showsSearchResultsController = false
        MainLoop.current.settle()
        #expect(results.view.isHidden)
    }

    @Test("A tap on the dimmed background ends the search; without dimming it does not")
    func tapOnTheBackground() {
        search.isActive = true
        MainLoop.current.settle()
        search.obscuresBackgroundDuringPresentation = false
        MainLoop.current.settle()
        Touchscreen(phone.window).tap(at: CGPoint(x: 200, y: 600))
        #expect(search.isActive)
        search.obscuresBackgroundDuringPresentation = true
        MainLoop.current.settle()
        Touchscreen(phone.window).tap(at: CGPoint(x: 200, y: 600))
        #expect(!search.isActive)
        MainLoop.current.settle()
    }
}

extension SearchControllerTests {
    @Test("Content that is neither dimmed nor covered by results is touched during the search")
    func contentBelow() {
        var taps = 0
        let button = UIButton(
            frame: CGRect(x: 100, y: 550, width: 200, height: 100), primaryAction: UIAction { _ in taps += 1 })
        phone.root.view.addSubview(button)
        search.obscuresBackgroundDuringPresentation = false
        search.isActive = true
        MainLoop.current.settle()
        Touchscreen(phone.window).tap(at: CGPoint(x: 200, y: 600))
        #expect(taps == 1)
        search.obscuresBackgroundDuringPresentation = true
        MainLoop.current.settle()
        Touchscreen(phone.window).tap(at: CGPoint(x: 200, y: 600))
        #expect(taps == 1)
        MainLoop.current.settle()
    }
}

private final class SearchControllerLog: NSObject, UISearchControllerDelegate, UISearchResultsUpdating {
    private var entries: [String] = []

    func take() -> [String] {
        defer { entries = [] }
        return entries
    }

    func willPresentSearchController(_ searchController: UISearchController) { entries.append("willPresent") }
    func didPresentSearchController(_ searchController: UISearchController) { entries.append("didPresent") }
    func willDismissSearchController(_ searchController: UISearchController) { entries.append("willDismiss") }
    func didDismissSearchController(_ searchController: UISearchController) { entries.append("didDismiss") }
    func updateSearchResults(for searchController: UISearchController) {
        entries.append("update \(searchController.searchBar.text ?? "")")
    }
}
