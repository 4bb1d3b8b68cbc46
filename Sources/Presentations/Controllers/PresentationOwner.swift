import UIKit

/// Whoever has brought the presented view on the screen: UIKit, which has presented it, or a parent that has it as its child.
@MainActor
protocol PresentationOwner {
    /// Whether this is a presentation of UIKit's: it can be dismissed, covers the presenting view, decides about the status
    /// bar, and ends with its window.
    var isPresentation: Bool { get }
    /// The presenting view controller, or the parent.
    var presenter: UIViewController? { get }
    /// Whether the view is shown, or on its way in or out.
    var isShown: Bool { get }
    /// Whether a finger reaches the view, at rest or not: nothing that keeps it is on top.
    var isInFront: Bool { get }
    /// Whether the view is on its way in or out.
    var isInTransition: Bool { get }
    /// Makes changes in the animation of the transition that is about to begin; at once, where there is none.
    ///
    /// - Parameter view: A view outside of the container that the changes move; `nil` for none.
    func animateAlongside(in view: UIView?, _ changes: @escaping () -> Void)
}

/// UIKit has presented the view.
@MainActor
struct SystemPresentation: PresentationOwner {
    let presented: UIViewController

    var isPresentation: Bool { true }
    var presenter: UIViewController? { presented.presentingViewController }
    var isShown: Bool { presenter != nil }
    var isInFront: Bool { isShown && presented.presentedViewController == nil }
    var isInTransition: Bool { presented.isBeingPresented || presented.isBeingDismissed }

    func animateAlongside(in view: UIView?, _ changes: @escaping () -> Void) {
        PresentationComponents.animate(along: presented.transitionCoordinator, in: view, changes)
    }
}

extension PresentationController {
    var presentationOwner: any PresentationOwner {
        presentationTransitions.container ?? SystemPresentation(presented: presentedViewController)
    }
}

extension UIViewController {
    /// The kit's controller that shows this view controller, as the presented one or as a child; `nil` for one that is shown
    /// in another way.
    var ownPresentationController: PresentationController? {
        if let container = parent as? HalfSheetContainerViewController { return container.sheet }
        // For a view controller that is not presented, UIKit would create a presentation controller and keep it.
        return presentingViewController == nil ? nil : presentationController as? PresentationController
    }
}
