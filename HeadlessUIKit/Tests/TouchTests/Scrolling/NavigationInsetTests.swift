import Testing

@testable import TestSupport
@testable import UIKit

/// Short content of controllers in navigation controllers.
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
        MainLoop.current.settle()
    }

    @Test("Short content of a scroll view at the back begins below the bar")
    func short() {
        scroll.contentSize = CGSize(width: 100, height: 100)
        show([scroll])
        #expect(scroll.adjustedContentInset == UIEdgeInsets(top: 113, left: 0, bottom: 34, right: 0))
        #expect(scroll.contentOffset.y == -113)
    }

    @Test("Content that comes after its view waits at its top for the bar with all of its rows")
    func late() {
        navigation.navigationBar.prefersLargeTitles = true
        scroll.frame = controller.view.bounds
        scroll.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        controller.view.addSubview(scroll)
        // Shorter than the view, and longer than the area below the bar: at rest without the bar it would begin lower.
        scroll.contentSize = CGSize(width: 393, height: 780)
        #expect(scroll.contentOffset.y == 0)
        MainLoop.current.settle()
        // 59 points of safe area, and rows of 54 and 52.
        #expect(scroll.adjustedContentInset.top == 165)
        #expect(scroll.contentOffset.y == -165)
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
        MainLoop.current.settle()
        #expect(scroll.adjustedContentInset == .zero)
    }

    @Test("Content that nearly fills the view begins below a large title and a search bar")
    func rows() {
        navigation.navigationBar.prefersLargeTitles = true
        controller.navigationItem.searchController = UISearchController(searchResultsController: nil)
        controller.navigationItem.preferredSearchBarPlacement = .stacked
        controller.navigationItem.hidesSearchBarWhenScrolling = false
        // Shorter than the view, and longer than the area between the bars.
        scroll.contentSize = CGSize(width: 393, height: 780)
        show([scroll])
        // 59 points of safe area, and rows of 54, 52 and 52.
        #expect(scroll.adjustedContentInset.top == 217)
        #expect(scroll.contentOffset.y == -217)
    }
}
