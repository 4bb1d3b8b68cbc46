import Presentations
import PresentationsTesting
import Testing
import UIKit

/// A presentation from the leading edge, and UIKit's swipe back from the same edge.
@MainActor @Suite struct EdgeAndSystemPopTests {
    private let stage = Stage(.iPhone15)
    private let stack = UINavigationController(rootViewController: UIViewController())
    private let menu = EdgePresentation(from: .leading, style: Drawer()) { UIViewController() }

    /// A finger from the edge to the right-hand side of the screen.
    private func swipe() {
        stage.drag(from: CGPoint(x: 2, y: 400), to: CGPoint(x: 330, y: 400), duration: 0.3)
        stage.settle()
    }

    private func push() {
        stack.pushViewController(UIViewController(), animated: false)
        stage.settle()
    }

    @Test("Used by a navigation controller, it leaves a pushed screen to the swipe back, and presents at the root")
    func stackFirst() {
        stack.use(menu)
        stage.show(stack)
        push()
        swipe()
        #expect(stack.viewControllers.count == 1)
        #expect(stack.presentedViewController == nil)
        swipe()
        #expect(stack.viewControllers.count == 1)
        #expect(stack.presentedViewController != nil)
    }

    @Test("Used by a controller around the stack, it leaves a pushed screen to the swipe back, too")
    func around() {
        let tabs = UITabBarController()
        tabs.viewControllers = [stack]
        tabs.use(menu)
        stage.show(tabs)
        push()
        swipe()
        #expect(stack.viewControllers.count == 1)
        #expect(tabs.presentedViewController == nil)
        swipe()
        #expect(tabs.presentedViewController != nil)
    }

    @Test(
        "The kit's swipe back comes first, too, whichever of them uses the edge",
        arguments: [NavigationTransition.InteractivePop.edge, .anywhere], [false, true])
    func kitsSwipeBack(area: NavigationTransition.InteractivePop, isUsedByPage: Bool) {
        stack.use(NavigationTransition(interactivePop: area))
        stage.show(stack)
        push()
        (isUsedByPage ? stack.viewControllers[1] : stack).use(menu)
        if isUsedByPage { stack.viewControllers[0].use(menu) }
        swipe()
        #expect(stack.viewControllers.count == 1)
        #expect(stack.presentedViewController == nil)
        swipe()
        #expect(stack.presentedViewController != nil)
    }

    @Test("Tabs around the same edge wait for it")
    func beforeTabs() {
        let tabs = UITabBarController()
        tabs.viewControllers = [UIViewController(), UIViewController()]
        tabs.selectedIndex = 1
        tabs.use(TabTransition(animation: .push(from: .trailing)))
        tabs.use(menu)
        stage.show(tabs)
        swipe()
        #expect(tabs.selectedIndex == 1)
        #expect(tabs.presentedViewController != nil)
    }

    @Test("With the swipe back turned off, it presents on a pushed screen")
    func withoutSwipeBack() {
        stack.use(menu)
        stage.show(stack)
        stack.interactivePopGestureRecognizer?.isEnabled = false
        push()
        swipe()
        #expect(stack.viewControllers.count == 2)
        #expect(stack.presentedViewController != nil)
    }

    @Test("From another edge it presents on a pushed screen")
    func otherEdge() {
        stack.use(EdgePresentation(from: .trailing, style: Drawer(edge: .trailing)) { UIViewController() })
        stage.show(stack)
        push()
        stage.drag(from: CGPoint(x: 391, y: 400), to: CGPoint(x: 60, y: 400), duration: 0.3)
        stage.settle()
        #expect(stack.viewControllers.count == 2)
        #expect(stack.presentedViewController != nil)
    }
}
