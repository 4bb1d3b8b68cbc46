import Testing

@testable import TestSupport
@testable import UIKit

/// The search bar of a navigation item, over a list.
@Suite @MainActor struct NavigationSearchTests {
    private let child = UIViewController()
    private let scroll = UIScrollView()
    private let results = UIViewController()
    private let search: UISearchController
    private let navigation: UINavigationController
    private let phone: Phone

    init() {
        MainLoop.current.settle()
        search = UISearchController(searchResultsController: results)
        child.title = "Library"
        child.navigationItem.searchController = search
        navigation = UINavigationController(rootViewController: child)
        scroll.frame = child.view.bounds
        scroll.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        scroll.contentSize = CGSize(width: 100, height: 3000)
        child.view.addSubview(scroll)
        phone = Phone(root: navigation)
        MainLoop.current.settle()
    }

    private var bar: UINavigationBar { navigation.navigationBar }
    private var searchFrame: CGRect { search.searchBar.convert(search.searchBar.bounds, to: nil) }

    @Test("The search bar is a row of 52 points below the title, and counts in the safe area")
    func row() {
        #expect(bar.frame == CGRect(x: 0, y: 59, width: 393, height: 106))
        #expect(searchFrame == CGRect(x: 0, y: 113, width: 393, height: 44))
        #expect(child.view.safeAreaInsets.top == 165)
        #expect(scroll.contentOffset.y == -165)
        #expect(child.navigationItem.searchBarPlacement == .stacked)
    }

    @Test("On its side the search bar keeps clear of the notch; out of the bar it has its own background again")
    func landscape() throws {
        phone.turnToLandscape()
        MainLoop.current.settle()
        #expect(searchFrame.minX == 59)
        #expect(searchFrame.width == 734)
        #expect(search.searchBar.isInNavigationBar)
        child.navigationItem.searchController = nil
        MainLoop.current.settle()
        #expect(!search.searchBar.isInNavigationBar)
        #expect(search.searchBar.window == nil)
    }

    @Test("It lies below a large title")
    func belowLargeTitle() {
        bar.prefersLargeTitles = true
        MainLoop.current.settle()
        #expect(bar.frame.height == 158)
        #expect(searchFrame.minY == 165)
        #expect(child.view.safeAreaInsets.top == 217)
        #expect(scroll.contentOffset.y == -217)
    }

    @Test("Content that moves up hides it, unless it is kept while scrolling")
    func hiding() {
        scroll.contentOffset.y = 100
        MainLoop.current.settle()
        #expect(bar.frame.height == 54)
        #expect(child.view.safeAreaInsets.top == 113)
        scroll.contentOffset.y = -165
        MainLoop.current.settle()
        #expect(bar.frame.height == 106)
        child.navigationItem.hidesSearchBarWhenScrolling = false
        MainLoop.current.settle()
        scroll.contentOffset.y = 100
        MainLoop.current.settle()
        #expect(bar.frame.height == 106)
        #expect(child.view.safeAreaInsets.top == 165)
    }

    @Test("A finger that lets it go half-way leaves it whole or hidden", arguments: [(20, 0), (40, 52)])
    func snap(distance: CGFloat, hidden: CGFloat) {
        let fingers = Touchscreen(phone.window)
        fingers.down(at: CGPoint(x: 200, y: 500))
        // 10 points are lost before the pan begins.
        fingers.drag(to: CGPoint(x: 200, y: 490 - distance), duration: 1)
        MainLoop.current.advance(by: 0.3)
        fingers.up()
        MainLoop.current.settle()
        #expect(bar.frame.height == 106 - hidden)
        #expect(scroll.contentOffset.y == hidden - 165)
    }

    @Test("A search has the bar to itself: it moves up, and so does the content at its top")
    func alone() {
        Touchscreen(phone.window).tap(at: CGPoint(x: 150, y: 125))
        #expect(search.isActive)
        MainLoop.current.settle()
        #expect(bar.frame == CGRect(x: 0, y: 59, width: 393, height: 52))
        #expect(searchFrame.minY == 59)
        #expect(child.view.safeAreaInsets.top == 111)
        #expect(scroll.contentOffset.y == -111)
        #expect(search.presentingViewController != nil)
        let content = bar.subviews.first { $0 is NavigationBarContent }
        #expect(content?.alpha == 0)
        search.isActive = false
        MainLoop.current.settle()
        #expect(bar.frame.height == 106)
        #expect(content?.alpha == 1)
        #expect(content?.frame == CGRect(x: 0, y: 0, width: 393, height: 54))
        #expect(scroll.contentOffset.y == -165)
    }

    @Test("The bar moves in the animation of the search")
    func animation() {
        search.isActive = true
        MainLoop.current.turn()
        MainLoop.current.advance(by: 0.1)
        let y = bar.layer.presentation()?.frame.height ?? 0
        #expect(y > 52 && y < 106)
        MainLoop.current.settle()
        search.isActive = false
        MainLoop.current.settle()
    }

    @Test("A search that does not hide the navigation bar leaves it in place")
    func inPlace() {
        bar.prefersLargeTitles = true
        search.hidesNavigationBarDuringPresentation = false
        MainLoop.current.settle()
        scroll.contentOffset.y = 500
        MainLoop.current.settle()
        #expect(bar.frame.height == 54)
        search.isActive = true
        MainLoop.current.settle()
        #expect(bar.frame.height == 158)
        #expect(scroll.contentOffset.y == 500)
        search.isActive = false
        MainLoop.current.settle()
        #expect(bar.frame.height == 54)
        #expect(scroll.contentOffset.y == 500)
    }

    @Test("Results lie below the search bar where it is during the search")
    func resultsBelowTheBar() {
        search.isActive = true
        MainLoop.current.settle()
        search.showsSearchResultsController = true
        MainLoop.current.settle()
        #expect(results.view.convert(results.view.bounds, to: nil) == CGRect(x: 0, y: 103, width: 393, height: 749))
        search.isActive = false
        MainLoop.current.settle()
    }

    @Test("The row belongs to the item on top")
    func push() {
        let pushed = UIViewController()
        navigation.pushViewController(pushed, animated: true)
        MainLoop.current.settle()
        #expect(bar.frame.height == 54)
        #expect(search.searchBar.window == nil)
        #expect(pushed.view.safeAreaInsets.top == 113)
        navigation.popViewController(animated: true)
        MainLoop.current.settle()
        #expect(bar.frame.height == 106)
        #expect(searchFrame.minY == 113)
    }

    @Test("Without a search controller the row goes")
    func removal() {
        child.navigationItem.searchController = nil
        MainLoop.current.settle()
        #expect(bar.frame.height == 54)
        #expect(search.searchBar.superview == nil)
        #expect(child.view.safeAreaInsets.top == 113)
    }
}
