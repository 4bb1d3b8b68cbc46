import Presentations
import PresentationsTesting
import Testing
import UIKit

/// The examples of transitions in stacks and between tabs, on a phone of 393 points' width. A pan absorbs the first ten
/// points of a movement.
@MainActor @Suite struct TransitionExampleTests {
    private let stage = Stage(.iPhone15)
    private let navigationController = UINavigationController(rootViewController: UIViewController())

    private func swipe(by way: CGFloat) {
        stage.drag(from: CGPoint(x: 100, y: 500), to: CGPoint(x: 100 + way, y: 500), duration: 0.3, resting: 0.2)
        stage.settle()
    }

    @Test func aPushDropsAndAPopFliesFromAnywhere() {
        stage.show(navigationController)
        navigationController.use(
            NavigationTransition(push: .drop, pop: .fly, interactivePop: .anywhere))
        #expect(navigationController.navigationTransition?.push == .drop)
        #expect(navigationController.navigationTransition?.pop == .fly)
        navigationController.pushViewController(UIViewController(), animated: true)
        stage.settle()
        #expect(navigationController.viewControllers.count == 2)
        swipe(by: 150)
        #expect(navigationController.viewControllers.count == 1)
    }

    @Test func aSwipeTurnsBackPagesBeforeItPops() {
        let (pages, scroll) = (UIViewController(), UIScrollView(frame: CGRect(x: 0, y: 0, width: 393, height: 852)))
        scroll.contentSize = CGSize(width: 786, height: 852)
        scroll.isPagingEnabled = true
        scroll.contentInsetAdjustmentBehavior = .never
        pages.view.addSubview(scroll)
        stage.show(navigationController)
        navigationController.use(
            NavigationTransition(interactivePop: .anywhere, threshold: .pop))
        navigationController.pushViewController(pages, animated: true)
        stage.settle()
        scroll.contentOffset.x = 393
        swipe(by: 250)
        #expect(scroll.contentOffset.x == 0)
        #expect(navigationController.viewControllers.count == 2)
        swipe(by: 150)
        #expect(navigationController.viewControllers.count == 1)
    }

    private final class Dissolve: NSObject, UINavigationControllerDelegate {
        func navigationController(
            _ navigationController: UINavigationController,
            animationControllerFor operation: UINavigationController.Operation,
            from fromVC: UIViewController, to toVC: UIViewController
        ) -> (any UIViewControllerAnimatedTransitioning)? {
            let animator = TransitionAnimator(
                .crossDissolve, operation == .push ? .forward : .reverse)
            return animator
        }
    }

    @Test func aPageDissolvesInAndOut() {
        let (dissolve, page) = (Dissolve(), UIViewController())
        navigationController.delegate = dissolve
        stage.show(navigationController)
        navigationController.pushViewController(page, animated: true)
        stage.advance(by: 0.125)
        #expect(page.view.layer.presentation()?.opacity == 0.5)
        stage.settle()
        #expect(page.view.layer.presentation()?.opacity == 1)
        navigationController.popViewController(animated: true)
        stage.advance(by: 0.125)
        #expect(page.view.layer.presentation()?.opacity == 0.5)
        stage.settle()
        #expect(navigationController.viewControllers.count == 1)
    }

    @Test func tabsDissolve() {
        let tabBarController = UITabBarController()
        tabBarController.viewControllers = [UIViewController(), UIViewController()]
        stage.show(tabBarController)
        tabBarController.use(TabTransition(animation: .crossDissolve))
        tabBarController.selectedIndex = 1
        stage.advance(by: 0.125)
        #expect(tabBarController.selectedViewController?.view.layer.presentation()?.opacity == 0.5)
        stage.settle()
        #expect(tabBarController.tabTransition?.animation == .crossDissolve)
    }
}
