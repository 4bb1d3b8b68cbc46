import Presentations
import PresentationsTesting
import Testing
import UIKit

/// The article Navigation and Tabs, under fingers. A pan absorbs the first ten points of a movement.
@MainActor @Suite
struct NavigationAndTabsTests {
    private let stage = Stage(.iPhone15)

    /// A stack of two pages.
    private func makeStack() -> UINavigationController {
        let navigation = UINavigationController(rootViewController: UIViewController())
        stage.show(navigation)
        navigation.pushViewController(UIViewController(), animated: false)
        stage.settle()
        return navigation
    }

    private func swipe(from x: CGFloat, by way: CGFloat, y: CGFloat = 500) {
        stage.drag(from: CGPoint(x: x, y: y), to: CGPoint(x: x + way, y: y), duration: 0.3, resting: 0.2)
        stage.settle()
    }

    @Test("A swipe goes back from anywhere, beyond 0.3 of the width")
    func anywhere() {
        let navigationController = makeStack()
        navigationController.use(NavigationTransition(push: .drop, pop: .fly))
        // 0.3 of 393 points is 117.9.
        swipe(from: 100, by: 10 + 117)
        #expect(navigationController.viewControllers.count == 2)
        swipe(from: 100, by: 10 + 119)
        #expect(navigationController.viewControllers.count == 1)
    }

    @Test("Or from the edge only, or not at all")
    func areas() {
        let navigationController = makeStack()
        navigationController.use(NavigationTransition(interactivePop: .edge))
        swipe(from: 100, by: 200)
        #expect(navigationController.viewControllers.count == 2)
        swipe(from: 2, by: 200)
        #expect(navigationController.viewControllers.count == 1)
        let fixed = makeStack()
        fixed.use(NavigationTransition(interactivePop: .none))
        swipe(from: 2, by: 300)
        #expect(fixed.viewControllers.count == 2)
    }

    private final class PhotoViewController: UIViewController {
        weak var thumbnail: UIView?
        let imageView = UIView(frame: CGRect(x: 0, y: 200, width: 393, height: 300))

        override func viewDidLoad() {
            super.viewDidLoad()
            view.addSubview(imageView)
        }
    }

    @Test("Photos zoom, and every other page is pushed as before")
    func particularPages() {
        let navigationController = makeStack()
        navigationController.use(
            NavigationTransition { operation, from, to in
                let page = operation == .push ? to : from
                guard let photo = page as? PhotoViewController,
                    let thumbnail = photo.thumbnail
                else { return nil }
                return .zoom(from: thumbnail, to: photo.imageView)
            })
        let (thumbnail, photo) = (UIView(frame: CGRect(x: 40, y: 320, width: 80, height: 80)), PhotoViewController())
        navigationController.topViewController?.view.addSubview(thumbnail)
        photo.thumbnail = thumbnail
        navigationController.pushViewController(photo, animated: true)
        stage.advance(by: 0.1)
        #expect(thumbnail.layer.presentation()?.opacity == 0)
        stage.settle()
        let other = UIViewController()
        navigationController.pushViewController(other, animated: true)
        stage.advance(by: 0.1)
        #expect((other.view.layer.presentation()?.position.x ?? 0) > 196.5)
        stage.settle()
        #expect(navigationController.viewControllers.count == 4)
    }

    @Test("The delegate that was there gets its calls, and comes back when the transition is removed")
    func delegate() {
        final class Coordinator: NSObject, UINavigationControllerDelegate {
            private(set) var shown = 0

            func navigationController(
                _ navigationController: UINavigationController, didShow viewController: UIViewController, animated: Bool
            ) {
                shown += 1
            }

            func start(_ navigationController: UINavigationController) {
                navigationController.delegate = self
                navigationController.use(NavigationTransition(push: .cube))
            }
        }
        let (navigationController, coordinator) = (makeStack(), Coordinator())
        coordinator.start(navigationController)
        #expect(navigationController.delegate !== coordinator)
        navigationController.popViewController(animated: true)
        stage.settle()
        #expect(coordinator.shown == 1)
        navigationController.removeTransition()
        #expect(navigationController.delegate === coordinator)
        #expect(navigationController.interactivePopGestureRecognizer?.isEnabled == true)
    }

    @Test("Tabs push each other aside and a swipe changes them, or they dissolve and no swipe does")
    func tabs() {
        let tabBarController = UITabBarController()
        tabBarController.viewControllers = [UIViewController(), UIViewController(), UIViewController()]
        stage.show(tabBarController)
        tabBarController.use(TabTransition(animation: .push(from: .trailing)))
        swipe(from: 300, by: -(10 + 119))
        #expect(tabBarController.selectedIndex == 1)
        swipe(from: 100, by: 10 + 117)
        #expect(tabBarController.selectedIndex == 1)
        swipe(from: 100, by: 10 + 119)
        #expect(tabBarController.selectedIndex == 0)
        swipe(from: 100, by: 200)
        #expect(tabBarController.selectedIndex == 0)

        tabBarController.use(
            TabTransition(animation: .crossDissolve, isInteractive: false))
        swipe(from: 300, by: -200)
        #expect(tabBarController.selectedIndex == 0)
        tabBarController.selectedIndex = 2
        stage.advance(by: 0.125)
        #expect(tabBarController.selectedViewController?.view.layer.presentation()?.opacity == 0.5)
        stage.settle()
    }

    @Test("A finger that lands on a push catches it, and takes it back")
    func caught() {
        let navigationController = makeStack()
        navigationController.use(NavigationTransition())
        let page = UIViewController()
        navigationController.pushViewController(page, animated: true)
        stage.advance(by: 0.1)
        let before = page.view.layer.presentation()?.frame.minX ?? 0
        #expect(before > 50 && before < 300)
        stage.touchDown(at: CGPoint(x: 20, y: 500))
        stage.touchMoved(to: CGPoint(x: 30, y: 500))
        stage.advance(by: 0.02)
        stage.touchMoved(to: CGPoint(x: 350, y: 500))
        stage.advance(by: 0.2)
        stage.touchUp()
        stage.settle()
        #expect(navigationController.viewControllers.count == 2)
        #expect(page.view.window == nil)
    }

    @Test("A finger from the leading edge brings a drawer in, and takes it back")
    func edge() {
        final class MenuViewController: UIViewController {}
        let home = UIViewController()
        func start() {
            home.use(
                EdgePresentation(from: .leading, style: Drawer()) {
                    MenuViewController()
                })
        }
        stage.show(home)
        start()
        // Half of the drawer's 320 points is 160, and the finger begins at 2.
        swipe(from: 2, by: 152)
        #expect(home.presentedViewController == nil)
        swipe(from: 2, by: 164)
        #expect(home.presentedViewController is MenuViewController)
        swipe(from: 300, by: -200)
        #expect(home.presentedViewController == nil)
        home.removePresentation(from: .leading)
        swipe(from: 2, by: 300)
        #expect(home.presentedViewController == nil)
    }

    @Test("A mini player above the tab bar: a finger drags it up, a tap presents alike, and a swipe takes it back")
    func miniPlayer() throws {
        final class PlayerViewController: UIViewController {}

        final class RootViewController: UITabBarController {
            let miniPlayer = UIView()

            override func viewDidLoad() {
                super.viewDidLoad()
                miniPlayer.frame = CGRect(x: 8, y: 668, width: 377, height: 64)
                view.addSubview(miniPlayer)
                use(
                    ExpandingPresentation(from: miniPlayer, style: playerStyle) {
                        PlayerViewController()
                    })
            }

            func miniPlayerWasTapped() {
                present(PlayerViewController(), as: playerStyle)
            }

            private var playerStyle: HalfSheet {
                HalfSheet(detents: [.large()], animation: .expand(from: miniPlayer))
            }
        }
        let root = RootViewController()
        root.viewControllers = [UIViewController(), UIViewController()]
        stage.show(root)
        // From the bar at 668 to the large detent at 69 it is 599 points: 0.382 of it is 228.8.
        stage.drag(from: CGPoint(x: 196, y: 700), to: CGPoint(x: 196, y: 690 - 227), duration: 0.3, resting: 0.2)
        stage.settle()
        #expect(root.presentedViewController == nil)
        stage.drag(from: CGPoint(x: 196, y: 700), to: CGPoint(x: 196, y: 690 - 230), duration: 0.3, resting: 0.2)
        stage.settle()
        #expect(root.presentedViewController?.presentationController?.presentedView?.frame.minY == 69)
        stage.drag(from: CGPoint(x: 196, y: 200), to: CGPoint(x: 196, y: 800), duration: 0.3)
        stage.settle()
        #expect(root.presentedViewController == nil)
        root.miniPlayerWasTapped()
        stage.advance(by: 0.0001)
        let view = try #require(root.presentedViewController?.presentationController?.presentedView)
        #expect(abs(try #require(stage.visibleFrame(of: view)).minY - 668) < 1)
        stage.settle()
        #expect(view.frame.minY == 69)
    }
}
