import UIKit

/// The owner of a view that a finger drags.
@MainActor
protocol DragHost: AnyObject {
    /// The path of the view in its present layout; `nil` while there is none.
    var dragPath: DragPath? { get }
    /// Whether a finger may grab the view now.
    var canBeDragged: Bool { get }
    /// Whether a finger opens the view before it scrolls content that is at its top.
    var expandsBeforeScrolling: Bool { get }
    /// Whether the view has the visible size in every step.
    var resizesWhileDragging: Bool { get }
    /// Whether a finger moves the view in both axes: it rests at no detents, and has a source to return to.
    var dragsFreely: Bool { get }

    /// The timing with which a released view goes on.
    var settlingTiming: TransitionTiming { get }

    /// A finger grabs the view. The host ends a transition that is under way.
    func dragWillBegin()
    /// A finger has moved the view to a position.
    func dragDidMove(to position: CGFloat)
    /// A finger that may dismiss has passed the distance at which releasing does, outward or back.
    func dragDidPassThreshold()
    /// The view has settled; the host lays it out again.
    func dragDidSettle()

    /// Asks whether a swipe may dismiss now. The answer may come from the app, which can do anything meanwhile.
    func askToDismiss() -> DismissalPermission
    /// The animator that accompanies a finger on the way out.
    ///
    /// - Parameter isFree: Whether the finger moves the view in both axes.
    func makeDismissalAnimator(isFree: Bool) -> TransitionAnimator?
    /// Requests the dismissal from UIKit, if it is still wanted after the delegate has been told.
    func requestDismissal(ifWanted isWanted: () -> Bool)
    /// The user has released the view beyond its threshold in vain.
    func dismissalWasRefused()

    /// The user has released the view near a position. Returns whether that selects another detent.
    func selectDetent(at position: CGFloat) -> Bool
    /// The view has been laid out for the detent that the user has selected.
    func selectedDetentWasLaidOut()
}
