import Presentations
import PresentationsTesting
import Testing
import UIKit

/// What the page on SideMenu says of the layout.
@MainActor @Suite struct SideMenuMigrationTests {
    private let stage = Stage(.iPhone15)
    private let home = SideMenuMigration.HomeViewController()
    private let stack: UINavigationController

    init() {
        stack = UINavigationController(rootViewController: home)
        stage.show(stack)
        stage.settle()
    }

    private var menu: SideMenuMigration.MenuViewController? {
        stack.presentedViewController as? SideMenuMigration.MenuViewController
    }
    private var frame: CGRect? { menu?.presentationController?.presentedView?.frame }

    @Test("The menu stands at the leading edge, 240 points wide")
    func place() {
        home.menuButtonTapped()
        stage.settle()
        #expect(frame == CGRect(x: 0, y: 0, width: 240, height: 852))
    }

    @Test("From right to left it stands at the other edge")
    func rightToLeft() {
        stage.layoutDirection = .rightToLeft
        home.menuButtonTapped()
        stage.settle()
        #expect(frame == CGRect(x: 153, y: 0, width: 240, height: 852))
    }

    @Test("A choice pushes beneath the menu, which closes")
    func selection() throws {
        let chosen = UIViewController()
        home.menuButtonTapped()
        stage.settle()
        let menu = try #require(menu)
        menu.onSelect(chosen)
        #expect(stack.topViewController === chosen)
        stage.settle()
        #expect(stack.presentedViewController == nil)
    }

    @Test("A rotation closes the menu, because the screen says so")
    func rotation() {
        home.menuButtonTapped()
        stage.settle()
        stage.rotate(to: .landscapeRight)
        stage.settle()
        #expect(stack.presentedViewController == nil)
    }

    @Test("Without that it stays open")
    func rotationOfAnother() {
        let screen = UIViewController()
        stage.show(screen)
        screen.presentAsDrawer(UIViewController())
        stage.settle()
        stage.rotate(to: .landscapeRight)
        stage.settle()
        #expect(screen.presentedViewController != nil)
    }

    @Test("The presenting view stays in its place, is pushed back or faded")
    func presenter() {
        home.menuButtonTapped()
        stage.settle()
        #expect(stack.view.transform == .identity)
        menu?.drawerPresentationController?.animateChanges { $0.presenter = .pushedBack(scale: 0.9) }
        stage.settle()
        #expect(stack.view.transform.a == 0.9)
        menu?.drawerPresentationController?.animateChanges { $0.presenter = .faded(alpha: 0.7) }
        stage.settle()
        #expect(stack.view.transform == .identity)
        #expect(abs(stack.view.alpha - 0.7) < 0.001)
    }

    @Test("A menu in a navigation controller pushes inside the drawer")
    func subMenu() {
        let menu = UINavigationController(rootViewController: UIViewController())
        home.presentAsDrawer(menu, style: SideMenuMigration.HomeViewController.menuStyle)
        stage.settle()
        menu.pushViewController(UIViewController(), animated: true)
        stage.settle()
        #expect(menu.viewControllers.count == 2)
        #expect(stack.presentedViewController === menu)
        #expect(menu.presentationController?.presentedView?.frame.width == 240)
    }
}
