import UIKit

/// The presenter of the view: UIKit, or a parent to which it was added as a child.
extension Presentation {
    var presented: UIViewController? { controller?.presentedViewController }

    /// The presenting view controller, or the parent of the container; `nil` while the view is not shown.
    var presenter: UIViewController? {
        isAdded ? addedContainer?.parent : presented?.presentingViewController
    }

    var isHeldModal: Bool { presented?.keepsPresentationModal == true }

    /// Whether touches can reach the view, that is, no modal presentation is on top.
    var isInFront: Bool {
        guard let presented, presenter != nil else { return false }
        return isAdded || Cover(of: presented).isOpen
    }

    var isInTransition: Bool {
        if let addedContainer { return addedContainer.isInTransition }
        return presented?.isBeingPresented == true || presented?.isBeingDismissed == true
    }

    /// Makes changes in the animation of the transition that is about to begin, or immediately if there is none.
    func animateAlongside(in view: UIView?, _ changes: @escaping () -> Void) {
        if let addedContainer { return addedContainer.animateAlongside(changes) }
        presented?.transitionCoordinator.animate(in: view, changes)
    }
}

extension UIViewController {
    /// The kit's controller that shows this view controller, presented or as a child; `nil` if there is none.
    var ownPresentationController: PresentationController? {
        if let container = parent as? AddedContainerViewController { return container.controller }
        // For a view controller that is not presented, UIKit would create a presentation controller and keep it.
        return presentingViewController == nil ? nil : presentationController as? PresentationController
    }

    var ownPresentation: Presentation? { ownPresentationController?.presentation }
}

extension (any UIViewControllerTransitionCoordinator)? {
    /// Animates alongside the transition, or changes immediately if it cannot.
    @MainActor
    func animate(in view: UIView?, _ changes: @escaping () -> Void) {
        let isQueued =
            if let view {
                self?.animateAlongsideTransition(in: view, animation: { _ in changes() }, completion: nil)
            } else {
                self?.animate(alongsideTransition: { _ in changes() }, completion: nil)
            }
        if isQueued != true { changes() }
    }
}
