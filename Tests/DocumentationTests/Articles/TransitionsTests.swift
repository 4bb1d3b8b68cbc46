import Presentations
import PresentationsTesting
import Testing
import UIKit

/// The article Transitions: the values, and what a transition leaves behind.
@MainActor @Suite
struct TransitionsTests {
    private let stage = Stage(.iPhone15)

    @Test("One value serves a presentation, a stack and tabs")
    func uses() {
        let (home, detail) = (UIViewController(), UIViewController())
        let (navigationController, tabBarController) = (UINavigationController(), UITabBarController())
        func use(in home: UIViewController) {
            home.presentAsCard(detail, style: Card(animation: .scale))
            navigationController.use(NavigationTransition(push: .drop, pop: .fly))
            tabBarController.use(TabTransition(animation: .fadeThrough()))
        }
        stage.show(home)
        use(in: home)
        stage.settle()
        #expect(home.presentedViewController === detail)
        #expect(navigationController.navigationTransition?.push == .drop)
        #expect(navigationController.navigationTransition?.pop == .fly)
        #expect(tabBarController.tabTransition?.animation == .fadeThrough())
    }

    @Test("The times in the table of the library")
    func times() {
        func seconds(_ animation: TransitionAnimation) -> TimeInterval {
            TransitionAnimator(animation, .forward).transitionDuration(using: nil)
        }
        let view = UIView()
        for animation in [.slide(from: .top), .push(from: .trailing), .parallax(from: .trailing)]
            as [TransitionAnimation]
        {
            #expect(seconds(animation) == 0.5)
        }
        for animation in [.flip, .cube, .door, .fadeThrough(), .zoom(from: view), .expand(from: view)]
            as [TransitionAnimation]
        {
            #expect(seconds(animation) == 0.5)
        }
        #expect(seconds(.crossDissolve) == 0.25)
        #expect(seconds(.scale) == 0.35)
        #expect(seconds(.drop) == 0.4)
        #expect(seconds(.fly) == 0.4)
        #expect(seconds(.halfwaySpring) == 2)
    }

    @Test("A timing of your own, for any of them")
    func timing() {
        let quick = TransitionAnimation.slide(
            from: .top, timing: .curve(.easeOut, duration: 0.2))
        let soft = TransitionAnimation.scale(
            from: 0.5, timing: .spring(dampingRatio: 0.7, response: 0.4))
        let slow = TransitionAnimation.crossDissolve
            .timed(.curve(.easeInOut, duration: 1))
        #expect(TransitionAnimator(quick, .forward).transitionDuration(using: nil) == 0.2)
        #expect(soft.incoming.scale == 0.5)
        #expect(soft.timing == .spring(dampingRatio: 0.7, response: 0.4))
        #expect(TransitionAnimator(slow, .forward).transitionDuration(using: nil) == 1)
        #expect(slow.incoming == TransitionAnimation.crossDissolve.incoming)
    }

    @Test("Animations of your own present, and nothing is left of them")
    func own() {
        let tumble = TransitionAnimation(
            incoming: .init(
                displacement: .fraction(x: 0.4, y: 0.3), scale: 0.5,
                transform: CGAffineTransform(rotationAngle: 0.6), alpha: 0),
            outgoing: .init(scale: 0.85), scrim: .init(alpha: 0.4),
            timing: .spring(dampingRatio: 0.75, duration: 0.7))
        // The old page swings open like a door, and uncovers the new one.
        let open = TransitionAnimation(
            incoming: .init(),
            outgoing: .init(rotation: .init(.trailing, axis: .hinge)),
            frontmost: .outgoing, timing: .curve(.easeInOut, duration: 0.5))
        for animation in [tumble, open] {
            let (root, page) = (UIViewController(), UIViewController())
            let navigation = UINavigationController(rootViewController: root)
            navigation.use(NavigationTransition(push: animation))
            stage.show(navigation)
            navigation.pushViewController(page, animated: true)
            stage.settle()
            #expect(navigation.topViewController === page)
            #expect(page.view.superview?.subviews.count == 1)
            navigation.popViewController(animated: true)
            stage.settle()
            #expect(page.view.superview == nil)
            #expect(root.view.superview?.subviews.count == 1)
            #expect(root.view.alpha == 1)
            #expect(root.view.transform == .identity)
        }
    }

    @Test("A delegate of your own flips a full-screen presentation both ways")
    func delegate() {
        final class FlipDelegate: NSObject, UIViewControllerTransitioningDelegate {
            func animationController(
                forPresented presented: UIViewController,
                presenting: UIViewController, source: UIViewController
            ) -> (any UIViewControllerAnimatedTransitioning)? {
                TransitionAnimator(.flip, .forward)
            }

            func animationController(
                forDismissed dismissed: UIViewController
            ) -> (any UIViewControllerAnimatedTransitioning)? {
                TransitionAnimator(.flip, .reverse)
            }
        }
        let (home, back, delegate) = (UIViewController(), UIViewController(), FlipDelegate())
        stage.show(home)
        back.modalPresentationStyle = .fullScreen
        back.transitioningDelegate = delegate
        home.present(back, animated: true)
        stage.settle()
        #expect(back.view.window === stage.window)
        #expect(home.view.window == nil)
        back.dismiss(animated: true)
        stage.settle()
        #expect(home.view.window === stage.window)
        #expect(home.view.frame == CGRect(x: 0, y: 0, width: 393, height: 852))
    }

    @Test("The presenting view is pushed back or faded, and put back")
    func presenter() {
        let home = UIViewController()
        let detail = UIViewController()
        func show(in home: UIViewController) {
            home.presentAsCard(detail, style: Card(presenter: .pushedBack(scale: 0.9)))
        }
        stage.show(home)
        show(in: home)
        stage.settle()
        #expect(home.view.transform == CGAffineTransform(scaleX: 0.9, y: 0.9))
        detail.dismiss(animated: true)
        stage.settle()
        #expect(home.view.transform == .identity)
        home.presentAsCard(detail, style: Card(presenter: .faded(alpha: 0.5)))
        stage.settle()
        #expect(home.view.alpha == 0.5)
    }
}
