import Presentations
import PresentationsTesting
import Testing
import UIKit

/// A notice keeps clear of the bars of its presenter, which stay in use.
@MainActor
struct NoticeBarsTests {
    private let stage = Stage(.iPhone15)
    private let screen = UIViewController()
    private let stack: UINavigationController
    private let tabs = UITabBarController()
    private let notice = UIViewController()

    enum Bar: CaseIterable {
        case tabBar, toolbar, both
    }

    enum Presenter: CaseIterable {
        case screen, child, stack, root
    }

    init() {
        stack = UINavigationController(rootViewController: screen)
        notice.preferredContentSize = CGSize(width: 300, height: 50)
    }

    private func show(_ bar: Bar) {
        let other = UIViewController()
        other.tabBarItem = UITabBarItem(title: "Other", image: nil, tag: 1)
        stack.isToolbarHidden = bar == .tabBar
        if bar != .toolbar { tabs.viewControllers = [stack, other] }
        stage.show(bar == .toolbar ? stack : tabs)
        stage.settle()
    }

    private func present(at edge: PresentationEdge = .bottom, _ change: (inout Card) -> Void = { _ in }) {
        var card = Card {
            $0.edge = edge
            $0.allowsBackgroundInteraction = true
        }
        change(&card)
        screen.presentAsCard(notice, style: card)
        stage.settle()
    }

    private var frame: CGRect { notice.presentationController?.presentedView?.frame ?? .null }

    @Test("It stands above them by its margin, whoever presents it", arguments: Bar.allCases, Presenter.allCases)
    func above(bar: Bar, presenter: Presenter) {
        show(bar)
        let child = UIViewController()
        screen.addChild(child)
        screen.view.addSubview(child.view)
        child.didMove(toParent: screen)
        let source: UIViewController =
            switch presenter {
            case .screen: screen
            case .child: child
            case .stack: stack
            case .root: bar == .toolbar ? stack : tabs
            }
        source.presentAsCard(notice, style: Card { $0.allowsBackgroundInteraction = true })
        stage.settle()
        let top: CGFloat =
            switch bar {
            case .tabBar: 769
            case .toolbar: 766
            case .both: 717
            }
        #expect(frame.maxY == top - 12)
        let hit = stage.window.hitTest(CGPoint(x: 196, y: top + 20), with: nil)
        #expect(hit?.isDescendant(of: bar == .tabBar ? tabs.tabBar : stack.toolbar) == true)
    }

    @Test("A popup stands above them, too, and one in the middle between them")
    func popups() {
        for (position, y) in [(Popup.Position.bottom, 695), (.top, 59), (.center, 377)] {
            show(.tabBar)
            let style = Popup {
                $0.position = position
                $0.allowsBackgroundInteraction = true
            }
            screen.presentAsPopup(notice, style: style)
            stage.settle()
            #expect(frame.minY == CGFloat(y))
            notice.dismiss(animated: false)
            stage.settle()
        }
    }

    @Test("A tab is selected below it")
    func tabSelected() {
        show(.tabBar)
        present()
        stage.tap(at: CGPoint(x: 290, y: 790))
        stage.settle()
        #expect(tabs.selectedIndex == 1)
        #expect(frame.maxY == 757)
    }

    @Test("At the top it stands below a search bar, and on a navigation bar without one", arguments: [true, false])
    func top(hasSearch: Bool) {
        show(.tabBar)
        if hasSearch {
            screen.navigationItem.searchController = UISearchController(searchResultsController: nil)
            screen.navigationItem.hidesSearchBarWhenScrolling = false
        }
        present(at: .top)
        #expect(frame.minY == (hasSearch ? 177 : 59))
        stack.setNavigationBarHidden(true, animated: true)
        stage.settle()
        #expect(frame.minY == 59)
    }

    @Test(
        "From a screen with an active search it comes below the search bar, and the search goes on",
        arguments: [true, false])
    func activeSearch(definesContext: Bool) {
        show(.tabBar)
        screen.definesPresentationContext = definesContext
        let search = UISearchController(searchResultsController: nil)
        screen.navigationItem.searchController = search
        stage.settle()
        search.isActive = true
        search.searchBar.becomeFirstResponder()
        stage.settle()
        present(at: .top)
        #expect(notice.presentingViewController != nil)
        #expect(frame.minY == stack.navigationBar.frame.maxY + 12)
        #expect(search.isActive)
        #expect(search.searchBar.searchTextField.isFirstResponder)
    }

    @Test("It follows a toolbar that comes and goes, on the way, too")
    func followsToolbar() throws {
        show(.toolbar)
        stack.setToolbarHidden(true, animated: false)
        present()
        #expect(frame.maxY == 818)
        stack.setToolbarHidden(false, animated: true)
        stage.advance(by: 0.1)
        let moving = try #require(notice.presentationController?.presentedView.flatMap(stage.visibleFrame))
        #expect(moving.maxY > 754 && moving.maxY < 818)
        stage.settle()
        #expect(frame.maxY == 754)
        stack.setToolbarHidden(true, animated: true)
        stage.settle()
        #expect(frame.maxY == 818)
    }

    @Test("It follows a tab bar that a pushed screen hides, as soon as the push begins", arguments: [true, false])
    func followsPush(animated: Bool) {
        show(.tabBar)
        present()
        let next = UIViewController()
        next.hidesBottomBarWhenPushed = true
        stack.pushViewController(next, animated: animated)
        stage.advance(by: 0.05)
        #expect(frame.maxY == 818)
        stage.settle()
        #expect(frame.maxY == 818)
        stack.popViewController(animated: animated)
        stage.settle()
        #expect(frame.maxY == 757)
        tabs.tabBar.isHidden = true
        stage.settle()
        #expect(frame.maxY == 818)
    }

    @Test("It stands above them after a rotation and back, and above a keyboard that is higher")
    func rotated() {
        show(.tabBar)
        present()
        stage.rotate(to: .landscapeLeft)
        stage.settle()
        #expect(frame.maxY == tabs.tabBar.frame.minY - 12)
        stage.rotate(to: .portrait)
        stage.settle()
        #expect(frame.maxY == 757)
        stage.showKeyboard(height: 336)
        stage.settle()
        #expect(frame.maxY == 504)
        stage.hideKeyboard()
        stage.settle()
        #expect(frame.maxY == 757)
    }

    @Test(
        "It stands above them on every device and in both directions", arguments: [Device.iPhoneSE, .iPhone15, .iPad11])
    func devices(device: Device) {
        for direction in [UITraitEnvironmentLayoutDirection.leftToRight, .rightToLeft] {
            let stage = Stage(device)
            stage.layoutDirection = direction
            let tabs = UITabBarController()
            tabs.viewControllers = [UIViewController(), UIViewController()]
            stage.show(tabs)
            let content = UIViewController()
            content.preferredContentSize = CGSize(width: 300, height: 50)
            tabs.presentAsCard(content, style: Card { $0.allowsBackgroundInteraction = true })
            stage.settle()
            #expect(content.presentationController?.presentedView?.frame.maxY == tabs.tabBar.frame.minY - 12)
        }
    }

    @Test("The option turns it off, and a modal card covers them")
    func covers() {
        show(.tabBar)
        present { $0.avoidsBars = false }
        #expect(frame.maxY == 818)
        notice.cardPresentationController?.card.avoidsBars = true
        stage.settle()
        #expect(frame.maxY == 757)
        notice.isModalInPresentation = true
        notice.cardPresentationController?.invalidatePresentation()
        stage.settle()
        #expect(frame.maxY == 818)
        notice.isModalInPresentation = false
        notice.cardPresentationController?.card.allowsBackgroundInteraction = false
        stage.settle()
        #expect(frame.maxY == 818)
    }

    @Test("A hint at a tab hangs at its tab")
    func hint() {
        show(.tabBar)
        let style = Popup {
            $0.position = .anchored(to: PresentationAnchor(tabs.tabBar))
            $0.allowsBackgroundInteraction = true
        }
        screen.presentAsPopup(notice, style: style)
        stage.settle()
        #expect(frame.maxY > 745 && frame.maxY <= 769)
    }

    @Test("Over a sheet it stands above the sheet's toolbar, and over a card in the middle at the edge of the screen")
    func inPresentation() {
        let home = UIViewController()
        stage.show(home)
        stack.isToolbarHidden = false
        home.presentAsHalfSheet(stack)
        stage.settle()
        present()
        #expect(frame.maxY == 754)
        home.dismiss(animated: false)
        stage.settle()
        stack.preferredContentSize = CGSize(width: 300, height: 200)
        home.presentAsPopup(stack)
        stage.settle()
        present()
        #expect(frame.maxY == 818)
    }
}
