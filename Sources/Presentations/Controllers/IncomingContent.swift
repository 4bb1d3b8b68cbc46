import UIKit

/// A controller that comes to the top of a presented stack while the presented view takes on the size that it asks for.
///
/// Views that are laid out for the first time inside an animation grow out of nothing. So the incoming controller's views
/// are laid out for their final size before anything moves; only its own view follows the size of what it is in, and with
/// it the background.
@MainActor
struct IncomingContent {
    private let controller: UIViewController

    init(_ controller: UIViewController) {
        self.controller = controller
    }

    /// Lays the views out for the size that they have when the stack has grown by that much. The controller's view keeps
    /// its size. Call it inside the animation, before the stack is resized.
    func layOut(growingBy growth: CGSize) {
        guard let view = controller.viewIfLoaded else { return }
        UIView.performWithoutAnimation {
            (controller.parent as? UINavigationController)?.navigationBar.layoutIfNeeded()
            let place = ViewPlace(view)
            let insets = controller.additionalSafeAreaInsets
            let lost = lostInsets(of: view, growth)
            if lost != .zero {
                controller.additionalSafeAreaInsets = UIEdgeInsets(
                    top: insets.top, left: insets.left, bottom: insets.bottom + lost.bottom,
                    right: insets.right + lost.right)
            }
            var frame = place.frame
            frame.size.width = max(0, frame.width + growth.width)
            frame.size.height = max(0, frame.height + growth.height)
            place.moved(to: frame).apply(to: view)
            view.layoutIfNeeded()
            place.apply(to: view)
            if lost != .zero { controller.additionalSafeAreaInsets = insets }
        }
    }

    /// What the view's safe area loses at its far edges where it becomes smaller than what it is in, for the moment (S1).
    private func lostInsets(of view: UIView, _ growth: CGSize) -> UIEdgeInsets {
        let insets = view.safeAreaInsets
        return UIEdgeInsets(
            top: 0, left: 0, bottom: min(insets.bottom, max(0, -growth.height)),
            right: min(insets.right, max(0, -growth.width)))
    }
}
