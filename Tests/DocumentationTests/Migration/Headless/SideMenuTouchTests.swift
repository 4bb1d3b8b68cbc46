import Presentations
import PresentationsTesting
import Testing
import UIKit

/// What the page on SideMenu says of fingers.
@MainActor @Suite struct SideMenuTouchTests {
    private let stage = Stage(.iPhone15)
    private let home = SideMenuMigration.HomeViewController()
    private let stack: UINavigationController

    init() {
        stack = UINavigationController(rootViewController: home)
        stage.show(stack)
        stage.settle()
    }

    private var isOpen: Bool { stack.presentedViewController is SideMenuMigration.MenuViewController }

    private func pullFromEdge() {
        stage.drag(from: CGPoint(x: 2, y: 400), to: CGPoint(x: 300, y: 400), duration: 0.3)
        stage.settle()
    }

    @Test("A finger from the leading edge opens the menu, and a swipe or a tap beside it closes it")
    func opening() {
        pullFromEdge()
        #expect(isOpen)
        stage.drag(from: CGPoint(x: 200, y: 400), to: CGPoint(x: 20, y: 400), duration: 0.2)
        stage.settle()
        #expect(!isOpen)
        home.menuButtonTapped()
        stage.settle()
        stage.tap(at: CGPoint(x: 350, y: 400))
        stage.settle()
        #expect(!isOpen)
    }

    @Test("With allowsBackgroundInteraction the screen beside the menu stays in use")
    func background() {
        let style = Drawer {
            $0.width = .fixed(240)
            $0.allowsBackgroundInteraction = true
        }
        home.presentAsDrawer(SideMenuMigration.MenuViewController(), style: style)
        stage.settle()
        #expect(isOpen)
        let beside = CGPoint(x: 350, y: 400)
        #expect(stage.window.hitTest(beside, with: nil)?.isDescendant(of: stack.view) == true)
        stage.tap(at: beside)
        stage.settle()
        #expect(isOpen)
    }

    @Test("A finger in the middle of the screen opens nothing")
    func middle() {
        stage.drag(from: CGPoint(x: 150, y: 400), to: CGPoint(x: 390, y: 400), duration: 0.2)
        stage.settle()
        #expect(!isOpen)
    }

    @Test("On a pushed screen the same finger goes back, and then opens the menu again")
    func pop() {
        stack.pushViewController(UIViewController(), animated: false)
        stage.settle()
        pullFromEdge()
        #expect(stack.viewControllers.count == 1)
        #expect(!isOpen)
        pullFromEdge()
        #expect(isOpen)
    }

    @Test("Added to the navigation controller itself, the menu leaves a pushed screen to UIKit's swipe back")
    func onStack() {
        let stack = UINavigationController(rootViewController: UIViewController())
        let style = SideMenuMigration.HomeViewController.menuStyle
        stack.use(EdgePresentation(from: .leading, style: style) { SideMenuMigration.MenuViewController() })
        stage.show(stack)
        stack.pushViewController(UIViewController(), animated: false)
        stage.settle()
        pullFromEdge()
        #expect(stack.viewControllers.count == 1)
        #expect(stack.presentedViewController == nil)
        pullFromEdge()
        #expect(stack.presentedViewController is SideMenuMigration.MenuViewController)
    }

    @Test("Released before half of its width the menu goes back")
    func cancelling() {
        stage.drag(from: CGPoint(x: 2, y: 400), to: CGPoint(x: 110, y: 400), duration: 0.5, resting: 0.2)
        stage.settle()
        #expect(!isOpen)
    }

    @Test("With a navigation transition of the kit's on it, the stack goes back first")
    func onStackWithTransition() {
        let stack = UINavigationController(rootViewController: UIViewController())
        let style = SideMenuMigration.HomeViewController.menuStyle
        stack.use(NavigationTransition(interactivePop: .edge))
        stack.use(EdgePresentation(from: .leading, style: style) { SideMenuMigration.MenuViewController() })
        stage.show(stack)
        stack.pushViewController(UIViewController(), animated: false)
        stage.settle()
        pullFromEdge()
        #expect(stack.viewControllers.count == 1)
        #expect(stack.presentedViewController == nil)
        pullFromEdge()
        #expect(stack.presentedViewController is SideMenuMigration.MenuViewController)
    }

    @Test("A pan on the navigation bar opens the menu, from beyond the edge of the screen")
    func bar() {
        let stack = SideMenuMigration.BarViewController(rootViewController: UIViewController())
        stage.show(stack)
        stage.settle()
        stage.touchDown(at: CGPoint(x: 100, y: 80))
        stage.advance(by: 0.05)
        stage.touchMoved(to: CGPoint(x: 120, y: 80))
        stage.advance(by: 0.05)
        stage.touchMoved(to: CGPoint(x: 200, y: 80))
        stage.advance(by: 0.05)
        let menu = stack.presentedViewController
        let edge = menu?.presentationController?.presentedView.flatMap { stage.visibleFrame(of: $0) }?.maxX ?? 0
        #expect(edge > 0 && edge < 240)
        stage.touchMoved(to: CGPoint(x: 340, y: 80))
        stage.touchUp()
        stage.settle()
        #expect(stack.presentedViewController is SideMenuMigration.MenuViewController)
    }

    @Test("A swipe that begins beside the menu does not close it")
    func swipeBeside() {
        home.menuButtonTapped()
        stage.settle()
        stage.drag(from: CGPoint(x: 380, y: 400), to: CGPoint(x: 100, y: 400), duration: 0.2)
        stage.settle()
        #expect(isOpen)
    }

    @Test("The closure may return the same menu each time")
    func sameMenu() {
        let menu = SideMenuMigration.MenuViewController()
        home.use(
            EdgePresentation(from: .leading, style: SideMenuMigration.HomeViewController.menuStyle) { [weak menu] in
                menu
            })
        for _ in 1...2 {
            pullFromEdge()
            #expect(stack.presentedViewController === menu)
            stack.dismiss(animated: true)
            stage.settle()
        }
    }

    @Test("Without swipe and tapOutside only code closes the menu")
    func locked() {
        var style = SideMenuMigration.HomeViewController.menuStyle
        style.dismissal = []
        home.presentAsDrawer(SideMenuMigration.MenuViewController(), style: style)
        stage.settle()
        stage.tap(at: CGPoint(x: 350, y: 400))
        stage.drag(from: CGPoint(x: 200, y: 400), to: CGPoint(x: 20, y: 400), duration: 0.2)
        stage.settle()
        #expect(isOpen)
    }
}
