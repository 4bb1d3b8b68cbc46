import Testing

@testable import UIKit

/// Content of controllers in navigation controllers, however short it is.
@MainActor
@Suite struct NavigationInsetTests {
    private let phone: Phone
    private let controller = UIViewController()
    private let navigation: UINavigationController
    private let scroll = UIScrollView()

    init() {
        navigation = UINavigationController(rootViewController: controller)
        phone = Phone(root: navigation)
    }

    private func show(_ views: [UIView]) {
        for view in views {
            view.frame = controller.view.bounds
            view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
            controller.view.addSubview(view)
        }
        MainLoop.main.settle()
    }

    @Test("Short content of a scroll view at the back begins below the bar")
    func short() {
        scroll.contentSize = CGSize(width: 100, height: 100)
        show([scroll])
        #expect(scroll.adjustedContentInset == UIEdgeInsets(top: 103, left: 0, bottom: 34, right: 0))
        #expect(scroll.contentOffset.y == -103)
    }

    @Test("Content that is laid out in the first pass begins below all rows of the bar", arguments: [true, false])
    func laidOut(hasSearch: Bool) {
        let list = ListController()
        let navigation = UINavigationController(rootViewController: UIViewController())
        navigation.navigationBar.prefersLargeTitles = true
        let phone = Phone(root: navigation)
        MainLoop.main.settle()
        if hasSearch {
            list.navigationItem.searchController = UISearchController(searchResultsController: nil)
            list.navigationItem.preferredSearchBarPlacement = .stacked
            list.navigationItem.hidesSearchBarWhenScrolling = false
        }
        navigation.pushViewController(list, animated: false)
        MainLoop.main.settle()
        #expect(list.scroll.window === phone.window)
        // 59 points of safe area, and rows of 44, 52 and 52.
        #expect(list.scroll.adjustedContentInset.top == (hasSearch ? 207 : 155))
        #expect(list.scroll.contentOffset.y == (hasSearch ? -207 : -155))
    }

    /// Has its list laid out with its view.
    private final class ListController: UIViewController {
        let scroll = UIScrollView()

        override func viewDidLoad() {
            super.viewDidLoad()
            view.addSubview(scroll)
        }

        override func viewDidLayoutSubviews() {
            super.viewDidLayoutSubviews()
            scroll.frame = view.bounds
            // Less than the view, and more than the bars leave of it.
            scroll.contentSize = CGSize(width: 393, height: 780)
        }
    }

    @Test("Only the automatic behaviour does that, and only for the scroll view at the back")
    func others() {
        scroll.contentSize = CGSize(width: 100, height: 100)
        let second = UIScrollView()
        show([scroll, second])
        #expect(second.adjustedContentInset == .zero)
        scroll.contentInsetAdjustmentBehavior = .scrollableAxes
        #expect(scroll.adjustedContentInset == .zero)
    }

    @Test("Outside of a navigation controller short content has no insets")
    func outside() {
        let phone = Phone()
        scroll.contentSize = CGSize(width: 100, height: 100)
        scroll.frame = phone.root.view.bounds
        phone.root.view.addSubview(scroll)
        MainLoop.main.settle()
        #expect(scroll.adjustedContentInset == .zero)
    }

    @Test("Content that nearly fills the view begins below a large title and a search bar")
    func rows() {
        navigation.navigationBar.prefersLargeTitles = true
        controller.navigationItem.searchController = UISearchController(searchResultsController: nil)
        controller.navigationItem.preferredSearchBarPlacement = .stacked
        controller.navigationItem.hidesSearchBarWhenScrolling = false
        // Less than the view, and more than the bars leave of it.
        scroll.contentSize = CGSize(width: 393, height: 780)
        show([scroll])
        // 59 points of safe area, and rows of 44, 52 and 52.
        #expect(scroll.adjustedContentInset.top == 207)
        #expect(scroll.contentOffset.y == -207)
    }
}
