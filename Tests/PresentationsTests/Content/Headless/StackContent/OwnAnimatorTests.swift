import KitTestSupport
import Presentations
import PresentationsTesting
import Testing
import UIKit

/// A stack in a fitting sheet whose transitions an app animates and drives itself, and does not clean up after.
@MainActor
struct OwnAnimatorTests {
    @Test("After a pop that is taken back the controller that stays fills the sheet again")
    func takenBack() throws {
        let scene = PresentedStage()
        let navigation = UINavigationController(rootViewController: ColumnViewController(heights: [100]))
        let delegate = DrivingDelegate()
        scene.presenter.presentAsHalfSheet(navigation, style: HalfSheet(detents: [.fitting()]))
        scene.stage.settle()
        let second = ColumnViewController(heights: [100, 300])
        navigation.pushViewController(second, animated: false)
        scene.stage.settle()
        let sheet = try #require(scene.chrome).frame
        #expect(sheet == CGRect(x: 0, y: 304, width: 393, height: 548))
        navigation.delegate = delegate
        navigation.popViewController(animated: true)
        scene.stage.advance(by: 0.05)
        delegate.interaction.update(0.4)
        scene.stage.advance(by: 0.05)
        #expect(try visible(scene.chrome).frame.minY > 400)
        #expect(try visible(second.boxes[1]).frame == CGRect(x: 20, y: 194, width: 353, height: 300))
        delegate.interaction.cancel()
        scene.stage.settle()
        #expect(navigation.viewControllers.count == 2)
        #expect(try #require(scene.chrome).frame == sheet)
        #expect(second.view.frame == CGRect(x: 0, y: 0, width: 393, height: 548))
        #expect(second.boxes[1].frame == CGRect(x: 20, y: 194, width: 353, height: 300))
    }
}

/// Drives pops by hand, and fades the outgoing view.
private final class DrivingDelegate: NSObject, UINavigationControllerDelegate {
    let interaction = UIPercentDrivenInteractiveTransition()

    func navigationController(
        _ navigationController: UINavigationController,
        animationControllerFor operation: UINavigationController.Operation, from fromVC: UIViewController,
        to toVC: UIViewController
    ) -> (any UIViewControllerAnimatedTransitioning)? { FadingAnimator() }

    func navigationController(
        _ navigationController: UINavigationController,
        interactionControllerFor animationController: any UIViewControllerAnimatedTransitioning
    ) -> (any UIViewControllerInteractiveTransitioning)? { interaction }
}

private final class FadingAnimator: NSObject, UIViewControllerAnimatedTransitioning {
    func transitionDuration(using transitionContext: (any UIViewControllerContextTransitioning)?) -> TimeInterval {
        0.4
    }

    func animateTransition(using context: any UIViewControllerContextTransitioning) {
        guard let from = context.view(forKey: .from), let to = context.view(forKey: .to) else { return }
        context.containerView.insertSubview(to, belowSubview: from)
        UIView.animate(withDuration: 0.4) {
            from.alpha = 0
        } completion: { _ in
            if context.transitionWasCancelled { from.alpha = 1 }
            context.completeTransition(!context.transitionWasCancelled)
        }
    }
}
