import UIKit

/// Records the calls of a navigation controller, and supplies a test's animators.
package final class RecordingNavigationDelegate: NSObject, UINavigationControllerDelegate {
    package private(set) var calls: [String] = []
    package var animator: (any UIViewControllerAnimatedTransitioning)?
    package var interaction: (any UIViewControllerInteractiveTransitioning)?
    package var onShow: () -> Void = {}
    package var onShown: () -> Void = {}

    package func forgetCalls() { calls = [] }

    package func navigationController(
        _ navigationController: UINavigationController, willShow viewController: UIViewController, animated: Bool
    ) {
        calls.append("willShow \(viewController.title ?? "-") \(animated)")
        onShow()
    }

    package func navigationController(
        _ navigationController: UINavigationController, didShow viewController: UIViewController, animated: Bool
    ) {
        calls.append("didShow \(viewController.title ?? "-") \(animated)")
        onShown()
    }

    package func navigationControllerSupportedInterfaceOrientations(
        _ navigationController: UINavigationController
    ) -> UIInterfaceOrientationMask { .landscapeLeft }

    package func navigationControllerPreferredInterfaceOrientationForPresentation(
        _ navigationController: UINavigationController
    ) -> UIInterfaceOrientation { .landscapeRight }

    package func navigationController(
        _ navigationController: UINavigationController,
        interactionControllerFor animationController: any UIViewControllerAnimatedTransitioning
    ) -> (any UIViewControllerInteractiveTransitioning)? {
        calls.append("interaction")
        return interaction
    }

    package func navigationController(
        _ navigationController: UINavigationController,
        animationControllerFor operation: UINavigationController.Operation, from fromVC: UIViewController,
        to toVC: UIViewController
    ) -> (any UIViewControllerAnimatedTransitioning)? {
        calls.append("animator \(fromVC.title ?? "-") \(toVC.title ?? "-")")
        return animator
    }
}
