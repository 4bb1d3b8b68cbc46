import UIKit

// What the drag asks of a presentation.
extension PresentationController {
    var pixelGrid: PixelGrid { PixelGrid(scale: containerView?.traitCollection.displayScale ?? 1) }

    /// The way along which the presented view moves; `nil` without a container. Found once for a layout.
    var course: Course? {
        if let cachedCourse { return cachedCourse }
        cachedCourse = layoutInEnvironment.map { makeCourse(for: $0.layout, in: $0.environment) }
        return cachedCourse
    }

    /// The axis along which a finger moves the presented view: toward the edge that it came from.
    var dragAxis: DragAxis? { course?.axis }

    /// The places between which the view can be dragged; `nil` before there is a container.
    var dragTrack: DragTrack? { course?.track }

    var restingFrames: [CGRect] { course?.frames ?? [] }

    /// An animator for a view that a finger moves.
    func makeAccompanyingAnimator() -> TransitionAnimator {
        keepingPresenter(
            TransitionAnimator(presentationLook.animation, .reverse, overhang: overhang, movesView: false))
    }

    /// How far the presented view's shadow reaches beyond its frame, in points.
    var overhang: CGFloat { presentationLook.shadow?.drawable.reach ?? 0 }

    var canBeDragged: Bool {
        let presented = presentedViewController
        guard presented.presentedViewController == nil, presented.presentingViewController != nil else { return false }
        // Somebody else's transition cannot be ended where it is.
        guard !isInTransition || transition?.isUnderWay == true, edgeDrive?.mayBeCaught != false else { return false }
        return presentationBehavior.dismissal.contains(.swipe) || restingFrames.count > 1
    }

    /// Whether a swipe may dismiss now. Asks the delegate.
    func askForDismissal() -> DismissalPermission {
        let presented = presentedViewController
        guard presentationBehavior.dismissal.contains(.swipe), presented.presentedViewController == nil,
            !isBesideTransition
        else { return .unavailable }
        return !presented.isModalInPresentation && delegateAllowsDismissal ? .granted : .refused
    }

    /// UIKit puts a dismissal off until a transition inside the content, or beneath it, has ended (C14): too late for the
    /// finger.
    var isBesideTransition: Bool {
        let presented = presentedViewController
        return [presented, presented.presentingViewController].contains { controller in
            guard let coordinator = controller?.transitionCoordinator else { return false }
            return coordinator.viewController(forKey: .from) !== presented
                && coordinator.viewController(forKey: .to) !== presented
        }
    }

    /// Ends whatever transition is under way where it is: a presentation as presented, a dismissal as cancelled. The view
    /// stays where it is on the screen, and gets back the looks that it has at rest.
    func stopMovement() {
        transition?.stop()
        guard let chrome else { return }
        let place = ViewPlace(onScreen: chrome)
        chrome.layer.removeAllAnimations()
        if chrome.center != place.center { chrome.center = place.center }
        guard chrome.alpha != 1 || chrome.transform != .identity else { return }
        UIView.animate(
            withDuration: PresentationDefaults.Drag.catching, delay: 0, options: .allowUserInteraction
        ) {
            chrome.alpha = 1
            chrome.transform = .identity
        }
    }

    /// Gives a view that is attached to an edge the length that it has when most open, and lets what is beneath it show its
    /// background: the finger may pull it away from the edge. Laid out once in a drag, and not in every step.
    func extendPresentedView() {
        guard let chrome, let course, let size = course.extendedSize(from: frameOfPresentedViewInContainerView) else {
            return
        }
        let place = course.axis.position(of: ViewPlace(chrome).frame)
        chrome.bounds.size = size
        chrome.center = course.axis.center(at: place, size: size, from: chrome.center)
        chrome.bleed = course.axis.outwardInsets(course.track.bandLength)
    }

    /// A view that a finger has let go of is at rest, and nothing dismisses it.
    func viewDidComeToRest() {
        isDismissedByUser = false
        invalidatePresentation()
    }

    func beginDismissalByFinger() {
        tellDelegateOfComingDismissal()
        isDismissedByUser = true
        presentedViewController.dismiss(animated: true)
    }
}

/// What comes of the wish to dismiss.
enum DismissalPermission {
    case granted
    /// The content or the delegate refuses, and wants to know of the attempt.
    case refused
    /// It cannot be done with this gesture, or not now.
    case unavailable
}
