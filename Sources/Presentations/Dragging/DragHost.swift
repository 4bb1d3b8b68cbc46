import UIKit

/// The owner of a view that the user drags.
@MainActor
protocol DragHost: AnyObject {
    /// The path of the view in its current layout; `nil` while there is none.
    var dragPath: DragPath? { get }
    /// Whether the user may grab the view now.
    var canBeDragged: Bool { get }
    /// Whether a drag expands the view before it scrolls content that is at its top.
    var expandsBeforeScrolling: Bool { get }
    /// Whether each step gives the view the visible size.
    var resizesWhileDragging: Bool { get }
    /// Whether a drag moves the view on both axes: the view has no detents, and has a source to return to.
    var dragsFreely: Bool { get }

    /// The timing with which a released view moves.
    var settlingTiming: TransitionTiming { get }

    /// Called when a finger grabs the view. The host ends a running transition.
    func dragWillBegin()
    /// Called when a finger has moved the view to a position.
    func dragDidMove(to position: CGFloat)
    /// Called when a drag that may dismiss has passed the distance at which a release dismisses, in either direction.
    func dragDidPassThreshold()
    /// Called when the view has settled. The host lays it out again.
    func dragDidSettle()

    /// Returns whether a swipe may dismiss now. The answer may come from the app, which can do anything in the call.
    func askToDismiss() -> DismissalPermission
    /// Makes the animator that accompanies a drag on the way out.
    ///
    /// - Parameter isFree: Whether the drag moves the view on both axes.
    func makeDismissalAnimator(isFree: Bool) -> TransitionAnimator?
    /// Requests the dismissal from UIKit, if it is still wanted after the delegate has been told about it.
    func requestDismissal(ifWanted isWanted: () -> Bool)
    /// Called when the user has released the view beyond its threshold and the dismissal is refused.
    func dismissalWasRefused()

    /// Called when the user has released the view near a position. Returns whether that selects another detent.
    func selectDetent(at position: CGFloat) -> Bool
    /// Called when the view has been laid out for the detent that the user has selected.
    func selectedDetentWasLaidOut()
}

/// The dimming, the presenting view and the layout guides in it, which accompany a dragged view. During a drag they
/// follow nothing but the finger.
@MainActor
struct DragSurroundings {
    let dimming: DimmingController
    let effect: PresentingViewEffect?
    let guides: PresentedViewGuides

    /// Stops all animations where they are, and fades the dimming to the level of the position.
    func stop(at position: CGFloat, on path: DragPath) {
        effect?.stop(at: path.positions.dismissalProgress(at: position))
        dimming.stop(at: path.dimming.level(at: position))
        guard !guides.isEmpty, path.axis.isTowardBottom else { return }
        // If a dismissal was caught, it had ended the following.
        UIView.animate(withDuration: PresentationDefaults.Motion.catching, delay: 0, options: .allowUserInteraction) {
            guides.begin(at: position)
        }
    }

    /// Sets the dimming to the level of a position, inside an animation or not, and moves the guides.
    func move(to position: CGFloat, on path: DragPath) {
        dimming.setLevel(path.dimming.level(at: position))
        if !guides.isEmpty, path.axis.isTowardBottom { guides.follow(position) }
    }

    /// Fades the dimming and moves the guides back while the presented view moves out.
    func leave(to position: CGFloat, on path: DragPath) {
        dimming.setLevel(path.dimming.level(at: position))
        guides.end()
    }

    /// Restores the dimming while the presented view returns to rest. Values that the app has written on the presenting
    /// view are kept, even if a cancelled dismissal resets them.
    func settle() {
        effect?.noteChanges()
        dimming.show()
    }

    /// Animates the presenting view to its place while the presented view rests. A finger may have caught it elsewhere.
    func settleEffect() {
        UIView.animate(
            withDuration: PresentationDefaults.Motion.catching, delay: 0, options: .allowUserInteraction
        ) {
            effect?.settle()
        }
    }
}
