import UIKit

// What the drag asks of a presentation.
extension PresentationController {
    var pixelGrid: PixelGrid { PixelGrid(scale: containerView?.traitCollection.displayScale ?? 1) }

    /// The way along which the presented view moves; `nil` without a container. Found once for a layout.
    var course: DragPath? {
        if let cachedCourse { return cachedCourse }
        cachedCourse = layoutInEnvironment.map { makeCourse(for: $0.layout, in: $0.environment) }
        return cachedCourse
    }

    /// The axis along which a finger moves the presented view: toward the edge that it came from.
    var dragAxis: DragAxis? { course?.axis }

    /// The places between which the view can be dragged; `nil` before there is a container.
    var dragTrack: SnapPositions? { course?.track }

    var restingFrames: [CGRect] { course?.frames ?? [] }

    /// An animator for a view that a finger moves.
    func makeAccompanyingAnimator() -> TransitionAnimator {
        makeAnimator(.reverse, movesView: false)
    }

    /// An animator of the style's animation, which moves the view or leaves that to a finger.
    func makeAnimator(_ operation: TransitionAnimator.Operation, movesView: Bool) -> TransitionAnimator {
        keepingPresenter(
            TransitionAnimator(
                presentationLook.animation, operation, overhang: overhang, movesView: movesView,
                source: { [weak self] in self?.sourceAtRest }))
    }

    /// Where the view is, in the container, that the presented one has grown out of and returns to: as it is when the
    /// presenting view looks as it does by itself. `nil` where there is none, or none in the window any more.
    var sourceAtRest: CGRect? {
        guard let containerView, case .over(let source) = presentationLook.animation.incoming.displacement,
            let view = source.view(in: containerView)
        else { return nil }
        return backdrop?.frameAtRest(of: view, in: containerView) ?? view.convert(view.bounds, to: containerView)
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
    func askForSwipe() -> DismissalPermission {
        guard presentationBehavior.dismissal.contains(.swipe), !isBesideTransition else { return .unavailable }
        return askForDismissal()
    }

    /// Ends whatever transition is under way where it is: a presentation as presented, a dismissal as cancelled.
    func stopTransition() {
        transition?.stop()
    }

    /// The view stays where it is on the screen.
    func stopMovement() {
        guard let chrome else { return }
        let place = ViewGeometry(onScreen: chrome)
        chrome.layer.removeAllAnimations()
        if chrome.center != place.center { chrome.center = place.center }
    }

    /// The view gets back the looks that it has at rest, where a transition that was stopped has left others.
    func regainLooks() {
        guard let chrome, chrome.alpha != 1 || chrome.transform != .identity else { return }
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
        let place = course.axis.position(of: ViewGeometry(chrome).frame)
        // A view that is getting its size back in the hand gets this one on the way.
        let isMoving = chrome.layer.animationKeys()?.isEmpty == false
        UIView.animate(
            withDuration: isMoving ? PresentationDefaults.Drag.catching : 0, delay: 0, options: .allowUserInteraction
        ) {
            chrome.bounds.size = size
            chrome.center = course.axis.center(at: place, size: size, from: chrome.center)
        }
        chrome.bleed = course.axis.outwardInsets(course.track.bandLength)
    }
}
