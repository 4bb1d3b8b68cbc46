import KitTestSupport
import Presentations
import PresentationsTesting
import Testing
import UIKit

/// Apps that switch the language inside the app force the direction of their views. Their traits stay left to right (Z37).
@MainActor
struct ForcedDirectionTests {
    private let stage = Stage(.iPhone15)
    private let root = UIViewController()

    init() {
        root.view.semanticContentAttribute = .forceRightToLeft
    }

    @Test("A leading drawer is at the right side, comes from there, and is swiped back to it")
    func drawer() throws {
        stage.show(root)
        let menu = UIViewController()
        root.presentAsDrawer(menu)
        stage.advance(by: 0.05)
        #expect(try visible(menu.presentationController?.presentedView).frame.maxX > 393)
        stage.settle()
        #expect(try visible(menu.presentationController?.presentedView).frame.maxX == 393)
        stage.drag(from: CGPoint(x: 200, y: 400), to: CGPoint(x: 380, y: 400), duration: 0.2)
        stage.settle()
        #expect(root.presentedViewController == nil)
    }

    @Test("The leading edge of the screen, which presents, is the right one")
    func edge() {
        stage.show(root)
        root.use(EdgePresentation(from: .leading, style: Drawer()) { UIViewController() })
        stage.drag(from: CGPoint(x: 1, y: 400), to: CGPoint(x: 300, y: 400), duration: 0.25)
        stage.settle()
        #expect(root.presentedViewController == nil)
        stage.drag(from: CGPoint(x: 392, y: 400), to: CGPoint(x: 100, y: 400), duration: 0.25)
        stage.settle()
        #expect(root.presentedViewController != nil)
    }

    @Test("A sheet at the leading side is at the right side")
    func sheet() throws {
        let wide = Stage(.iPad11)
        wide.show(root)
        let list = UIViewController()
        root.presentAsHalfSheet(list, style: HalfSheet { $0.widePlacement = .leading() })
        wide.settle()
        let view = try #require(list.view)
        // 8 points from the right side of 820 points.
        #expect(view.convert(view.bounds, to: wide.window).maxX == 812)
    }

    @Test("A stack is pushed from the left, and popped by a swipe to the left")
    func stack() throws {
        let navigation = UINavigationController(rootViewController: root)
        navigation.view.semanticContentAttribute = .forceRightToLeft
        navigation.use(NavigationTransition())
        stage.show(navigation)
        let top = UIViewController()
        navigation.pushViewController(top, animated: true)
        stage.advance(by: 0.1)
        #expect(try visible(top.view).frame.minX < 0)
        stage.settle()
        stage.drag(from: CGPoint(x: 300, y: 400), to: CGPoint(x: 20, y: 400), duration: 0.25)
        stage.settle()
        #expect(navigation.viewControllers.count == 1)
    }

    @Test("The next tab comes from the left")
    func tabs() throws {
        let tabs = UITabBarController()
        let next = UIViewController()
        tabs.viewControllers = [root, next]
        tabs.view.semanticContentAttribute = .forceRightToLeft
        tabs.use(TabTransition(animation: .push(from: .trailing)))
        stage.show(tabs)
        tabs.selectedIndex = 1
        stage.advance(by: 0.1)
        #expect(try visible(next.view).frame.minX < 0)
    }

    @Test("A view that is forced to the left keeps its direction in an app from right to left")
    func forcedBack() throws {
        let mirrored = Stage(.iPhone15, layoutDirection: .rightToLeft)
        root.view.semanticContentAttribute = .forceLeftToRight
        mirrored.show(root)
        let menu = UIViewController()
        root.presentAsDrawer(menu)
        mirrored.settle()
        let view = try #require(menu.view)
        #expect(view.convert(view.bounds, to: mirrored.window).minX == 0)
    }
}
