import UIKit

/// The owner of a view that the user drags. What a drag needs to know is in its ``DragOptions``.
@MainActor
protocol DragHost: AnyObject {
    var canBeDragged: Bool { get }
    var dragOptions: DragOptions? { get }
    /// Whether a drag moves the view on both axes: the view has no detents, and has a source to return to.
    var dragsFreely: Bool { get }

    /// Returns whether a drag may begin, from a point in the presented view.
    func shouldBeginDragging(at point: CGPoint) -> Bool
    /// Called when the finger lifts. The app may choose another target; `nil` is the dismissal.
    func dragWillEnd(withVelocity velocity: CGFloat, target: inout DetentIdentifier?)
    /// Called when a finger grabs the view. The host ends a running transition.
    func dragWillBegin()
    func viewDidMove(to position: CGFloat)
    func layOut()
    /// Called when the view has its appearance at rest again. A notice in front may fade it, or push it back.
    func viewDidStraighten()
    /// Called when a drag that may dismiss has passed the distance at which a release dismisses, in either direction.
    func dragDidPassThreshold()
    /// Called after the release near a position. The host may select another detent before it animates with `settle`.
    ///
    /// - Parameter detent: The detent that the app has chosen for the release; `nil` for the one at the position.
    func dragWillSettle(at position: CGFloat, detent: DetentIdentifier?, _ settle: () -> Void)

    /// Returns whether a drag may dismiss now. The answer may come from the app, which can do anything in the call.
    ///
    /// - Parameter isChosen: Whether the app has chosen the dismissal for the release, and not the user.
    func askToDismiss(isChosen: Bool) -> DismissalPermission
    /// Makes the animator that accompanies a drag on the way out, along one axis or, if it is free, along both.
    func makeDismissalAnimator(isFree: Bool) -> TransitionAnimator?
    /// Whether the dismissal begins only when the finger lifts, because nothing can take it back.
    var dismissesAtRelease: Bool { get }
    /// Requests the dismissal from UIKit, or from the container of a view that was added as a child, if it is still
    /// wanted after the delegate has been told about it.
    func requestDismissal(ifWanted isWanted: () -> Bool)
    /// Called when the user has released the view beyond its threshold and the dismissal is refused.
    func dismissalWasRefused()
}

/// What a drag needs to know of the presentation when it begins, and again when it ends.
struct DragOptions {
    let path: DragPath
    /// Whether a drag expands the view before it scrolls content that is at its top.
    let expandsBeforeScrolling: Bool
    /// Whether each step gives the view the visible size. Otherwise it has its largest size further in than at rest.
    let resizes: Bool
    let settlingTiming: TransitionTiming

    @MainActor
    func facts(about content: ScrollHandOff) -> DragModel.Content {
        DragModel.Content(
            distance: content.startDistance, expandsFirst: expandsBeforeScrolling, refreshes: content.refreshes)
    }
}

@MainActor
final class ActiveDrag {
    var model: DragModel
    /// The path at the beginning. The release leads to the current one: the keyboard or new content may have moved it.
    let path: DragPath
    var position: CGFloat
    /// Whether it is the drag of a finger that has stopped the view, and has not moved far enough for the gesture.
    var isOfRestingFinger = false
    var isPastThreshold = false
    var chosenDetent: DetentIdentifier?
    /// Whether each step gives the view the size of its position.
    let resizes: Bool
    var isExtended = false
    let zoom: ZoomDrag?

    var axis: DragAxis { path.axis }

    init(from position: CGFloat, _ options: DragOptions, content: DragModel.Content?, zoom: ZoomDrag?) {
        path = options.path
        model = DragModel(from: position, on: path.positions, content: content, pixel: 1 / path.grid.scale)
        resizes = options.resizes || !path.corners.isEmpty
        self.zoom = zoom
        self.position = model.start.position
    }

    /// Returns whether the view may have another size at a position than at rest.
    func needsOtherSize(at position: CGFloat) -> Bool {
        position < path.restingPosition
            || resizes && position != path.restingPosition && position < path.positions.outermost
    }
}
