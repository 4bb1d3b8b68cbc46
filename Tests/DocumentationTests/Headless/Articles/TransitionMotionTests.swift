import Presentations
import PresentationsTesting
import Testing
import UIKit

/// The article Transitions: what is seen on the way.
@MainActor @Suite
struct TransitionMotionTests {
    private let stage = Stage(.iPhone15)

    /// A screen with a thumbnail, and one with the whole photo.
    private final class Photos: UIViewController {
        let thumbnail = UIView(frame: CGRect(x: 40, y: 320, width: 80, height: 80))

        override func viewDidLoad() {
            super.viewDidLoad()
            view.addSubview(thumbnail)
        }
    }

    private final class PhotoViewController: UIViewController {
        let imageView = UIView(frame: CGRect(x: 0, y: 20, width: 300, height: 300))

        override func viewDidLoad() {
            super.viewDidLoad()
            preferredContentSize = CGSize(width: 300, height: 400)
            view.addSubview(imageView)
        }
    }

    @Test("The target covers the thumbnail at the hidden end; the thumbnail is invisible until the photo has returned")
    func zoom() throws {
        let (photos, photo) = (Photos(), PhotoViewController())
        let thumbnail = photos.thumbnail
        let otherThumbnail = UIView(frame: CGRect(x: 200, y: 320, width: 80, height: 80))
        func present(in photos: UIViewController) {
            photos.presentAsCard(
                photo,
                style: Card(animation: .zoom(from: thumbnail, to: photo.imageView)))
        }
        stage.show(photos)
        photos.view.addSubview(otherThumbnail)
        present(in: photos)
        stage.advance(by: 0.0001)
        let start = try #require(stage.visibleFrame(of: photo.imageView))
        #expect(abs(start.midX - 80) < 1 && abs(start.midY - 360) < 1)
        #expect(abs(start.width - 80) < 1)
        stage.settle()
        #expect(thumbnail.alpha == 0)

        // The user has paged on to the next photo.
        photo.cardPresentationController?.card.animation =
            .zoom(from: otherThumbnail, to: photo.imageView)
        photo.dismiss(animated: true)
        stage.advance(by: 0.49)
        let end = try #require(stage.visibleFrame(of: photo.imageView))
        #expect(abs(end.midX - 240) < 1 && abs(end.midY - 360) < 1)
        stage.settle()
        #expect(thumbnail.alpha == 1)
        #expect(otherThumbnail.alpha == 1)
    }

    @Test("In a stack the same value pushes and pops")
    func zoomInStack() throws {
        let (photos, photo) = (Photos(), PhotoViewController())
        let thumbnail = photos.thumbnail
        let navigationController = UINavigationController(rootViewController: photos)
        func push() {
            navigationController.use(
                NavigationTransition(push: .zoom(from: thumbnail, to: photo.imageView)))
            navigationController.pushViewController(photo, animated: true)
        }
        stage.show(navigationController)
        push()
        stage.advance(by: 0.1)
        #expect(thumbnail.layer.presentation()?.opacity == 0)
        stage.settle()
        #expect(thumbnail.alpha == 1)
        #expect(photo.view.window === stage.window)
        navigationController.popViewController(animated: true)
        stage.advance(by: 0.1)
        #expect(thumbnail.layer.presentation()?.opacity == 0)
        stage.settle()
        #expect(thumbnail.alpha == 1)
    }

    @Test("Screens turn in perspective, in a stack and between tabs")
    func depth() throws {
        let navigationController = UINavigationController(rootViewController: UIViewController())
        let tabBarController = UITabBarController()
        navigationController.use(NavigationTransition(push: .flip, pop: .door))
        tabBarController.use(TabTransition(animation: .cube))
        tabBarController.viewControllers = [navigationController, UIViewController()]
        stage.show(tabBarController)
        let page = UIViewController()
        navigationController.pushViewController(page, animated: true)
        stage.advance(by: 0.4)
        let turned = try #require(page.view.layer.presentation()).transform
        #expect(turned.m34 != 0)
        stage.settle()
        #expect(page.view.layer.transform.m34 == 0)
        tabBarController.selectedIndex = 1
        stage.advance(by: 0.1)
        let face = try #require(tabBarController.selectedViewController?.view.layer.presentation()).transform
        #expect(face.m34 != 0)
        stage.settle()
    }

    @Test("With Reduce Motion a flip dissolves")
    func reduceMotion() throws {
        Stage.isReduceMotionEnabled = true
        defer { Stage.isReduceMotionEnabled = false }
        let (home, card) = (UIViewController(), UIViewController())
        stage.show(home)
        home.presentAsCard(card, style: Card(animation: .flip))
        stage.advance(by: 0.125)
        let view = try #require(card.presentationController?.presentedView?.layer.presentation())
        #expect(view.transform.m34 == 0)
        #expect(view.opacity == 0.5)
        stage.settle()
    }

    /// Pops a stack under a pan of the app's own.
    final class DoorPop: NSObject, UINavigationControllerDelegate {
        private var interaction: TransitionInteraction?

        func navigationController(
            _ navigationController: UINavigationController,
            animationControllerFor operation: UINavigationController.Operation,
            from fromVC: UIViewController, to toVC: UIViewController
        ) -> (any UIViewControllerAnimatedTransitioning)? {
            TransitionAnimator(.door, operation == .push ? .forward : .reverse)
        }

        func navigationController(
            _ navigationController: UINavigationController,
            interactionControllerFor animationController:
                any UIViewControllerAnimatedTransitioning
        ) -> (any UIViewControllerInteractiveTransitioning)? {
            interaction
        }

        /// The action of a pan on the view of the navigation controller.
        func pop(
            _ navigationController: UINavigationController,
            with pan: UIPanGestureRecognizer
        ) {
            let width = navigationController.view.bounds.width
            let distance = pan.translation(in: navigationController.view).x
            let velocity = pan.velocity(in: navigationController.view).x
            switch pan.state {
            case .began:
                interaction = TransitionInteraction()
                let popped = navigationController.popViewController(
                    animated: true)
                if popped == nil { interaction = nil }
            case .changed:
                interaction?.update(distance / width)
            case .ended where distance > width / 2 || velocity > 900:
                interaction?.finish(velocity: velocity, over: width)
                interaction = nil
            default:
                interaction?.cancel(velocity: velocity, over: width)
                interaction = nil
            }
        }
    }

    /// A pan whose finger is where the test says.
    private final class Pan: UIPanGestureRecognizer {
        var now = (state: State.possible, distance: CGFloat(0))
        override var state: State {
            get { now.state }
            set {}
        }
        override func translation(in view: UIView?) -> CGPoint { CGPoint(x: now.distance, y: 0) }
        override func velocity(in view: UIView?) -> CGPoint { .zero }
    }

    @Test("A pan of your own drives a pop", arguments: [(100, false), (250, true)] as [(CGFloat, Bool)])
    func ownPan(distance: CGFloat, isPopped: Bool) {
        let (door, pan) = (DoorPop(), Pan(target: nil, action: nil))
        let navigation = UINavigationController(rootViewController: UIViewController())
        navigation.delegate = door
        stage.show(navigation)
        navigation.pushViewController(UIViewController(), animated: false)
        stage.settle()
        for step in [(.began, 0), (.changed, distance), (.ended, distance)] as [(UIGestureRecognizer.State, CGFloat)] {
            pan.now = (step.0, step.1)
            door.pop(navigation, with: pan)
            stage.advance(by: 0.05)
            if step.0 == .changed { #expect(navigation.transitionCoordinator?.percentComplete == distance / 393) }
        }
        stage.settle()
        #expect(navigation.viewControllers.count == (isPopped ? 1 : 2))
        // The back button works as before, and so does a push after a finger has found nothing to pop.
        navigation.popViewController(animated: true)
        stage.settle()
        #expect(navigation.viewControllers.count == 1)
        for state in [.began, .changed, .ended] as [UIGestureRecognizer.State] {
            pan.now = (state, 300)
            door.pop(navigation, with: pan)
        }
        navigation.pushViewController(UIViewController(), animated: true)
        stage.settle()
        #expect(navigation.transitionCoordinator == nil)
        #expect(navigation.viewControllers.count == 2)
    }
}
