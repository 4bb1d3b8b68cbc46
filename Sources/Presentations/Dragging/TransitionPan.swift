import UIKit

/// A pan gesture that drives a transition, owned by the view. It ignores movement across its axis, and controls whose
/// value follows the finger. From an edge of the screen it precedes every other pan and swipe. One that may begin
/// anywhere leaves the finger to content that scrolls or swipes in its direction, and can be driven by a trackpad.
@MainActor
final class TransitionPan: NSObject, UIInteraction, UIGestureRecognizerDelegate {
    private(set) weak var view: UIView?
    let owner: AnyObject
    /// The edge of the screen at which the finger has to land; `nil` for a pan that may begin anywhere.
    private let edge: PresentationEdge?
    private let directions: @MainActor () -> [PresentationEdge]
    private let begin: @MainActor (PresentationEdge) -> TransitionGrip?
    private let threshold: @MainActor () -> SwipeThreshold
    /// Returns whether the pan ignores a touch on a view. Defaults to `false` for all views.
    var ignoresTouch: @MainActor (UIView) -> Bool = { _ in false }
    /// Whether scroll views around the view wait until the direction of the finger is known. Defaults to `false`.
    var precedesScrollViewsAround = false
    /// Whether the pan goes back in a navigation stack, which comes first at an edge. Defaults to `false`.
    var goesBack = false

    private let recognizer: UIPanGestureRecognizer
    private var action: ActionTarget?
    private weak var scrollView: UIScrollView?
    private var direction: (edge: PresentationEdge, axis: DragAxis)?
    private var grip: TransitionGrip?
    /// The length of the view at the beginning. A rotation does not move the threshold.
    private var viewLength: CGFloat = 0
    private var release = ReleaseVelocity()

    /// - Parameters:
    ///   - owner: The object that uses the pan. The pan retains it, and it must not retain the pan.
    ///   - directions: Returns the edges toward which the finger, which has moved a little, may begin a transition.
    ///   - begin: Requests the transition from UIKit, or catches a running one; returns `nil` if none begins.
    init(
        from edge: PresentationEdge?, on view: UIView, owner: AnyObject,
        directions: @escaping @MainActor () -> [PresentationEdge],
        threshold: @escaping @MainActor () -> SwipeThreshold,
        begin: @escaping @MainActor (PresentationEdge) -> TransitionGrip?
    ) {
        self.edge = edge
        self.owner = owner
        self.directions = directions
        self.threshold = threshold
        self.begin = begin
        recognizer = edge == nil ? UIPanGestureRecognizer() : UIScreenEdgePanGestureRecognizer()
        super.init()
        recognizer.maximumNumberOfTouches = 1
        // Two fingers on a trackpad pop or select the next tab, while a wheel only scrolls.
        if edge == nil { recognizer.allowedScrollTypesMask = .continuous }
        recognizer.delegate = self
        action = ActionTarget(recognizer) { [weak self] in self?.handleAction() }
        view.addInteraction(self)
    }

    func willMove(to view: UIView?) { self.view?.removeGestureRecognizer(recognizer) }

    func didMove(to view: UIView?) {
        self.view = view
        guard let view else { return }
        aim(in: view)
        view.addGestureRecognizer(recognizer)
    }

    /// Whether the pan recognises touches. Disabling it cancels a gesture (G8) and its transition.
    var isEnabled: Bool {
        get { recognizer.isEnabled }
        set { if recognizer.isEnabled != newValue { recognizer.isEnabled = newValue } }
    }

    func cancel() { recognizer.cancel() }

    /// Removes the pan from its view, and releases its owner. A transition that it drives is cancelled.
    func remove() {
        end(finishing: false)
        isEnabled = false
        view?.removeInteraction(self)
    }

    /// Returns the pans on a view whose owner is of a class. There are none before the view is loaded.
    static func pans<Owner: AnyObject>(on view: UIView?, for kind: Owner.Type) -> [(pan: TransitionPan, owner: Owner)] {
        (view?.interactions ?? []).compactMap { interaction in
            guard let pan = interaction as? TransitionPan, let owner = pan.owner as? Owner else { return nil }
            return (pan, owner)
        }
    }

    /// Sets the edge of the recogniser, since the layout direction may have changed the side of a leading edge.
    private func aim(in view: UIView) {
        guard let edge, let pan = recognizer as? UIScreenEdgePanGestureRecognizer else { return }
        let side = DragAxis(edge, direction: view.layoutDirection).side
        if pan.edges != side { pan.edges = side }
    }

    // MARK: Beginning

    func gestureRecognizer(_ gestureRecognizer: UIGestureRecognizer, shouldReceive touch: UITouch) -> Bool {
        guard let view, touch.view.map(ignoresTouch) != true else { return false }
        // Only the first finger counts.
        guard recognizer.numberOfTouches == 0 else { return true }
        aim(in: view)
        scrollView = touch.view?.scrollViews(below: view).first
        return touch.view?.yieldsTouchToDrag(below: view) != false
    }

    /// Returns whether a scroll may drive the transition. It comes from a trackpad: the view under the pointer decides.
    private func receivesScroll(in view: UIView) -> Bool {
        let hit = view.hitTest(recognizer.location(in: view), with: nil)
        guard hit.map(ignoresTouch) != true, hit?.isInPicker(below: view) != true else { return false }
        scrollView = hit?.scrollViews(below: view).first
        return true
    }

    func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
        guard let view, recognizer.numberOfTouches > 0 || receivesScroll(in: view) else { return false }
        let velocity = recognizer.velocity(in: view.window)
        let movement = velocity == .zero ? recognizer.translation(in: view.window) : velocity
        direction = ways(in: view).first { _, axis in
            axis.outward(movement) > abs(axis.across(movement)) && !scrollViewsMove(with: axis, in: view)
        }
        return direction != nil
    }

    private func ways(in view: UIView) -> [(edge: PresentationEdge, axis: DragAxis)] {
        let layoutDirection = view.layoutDirection
        return directions().map { ($0, DragAxis($0, direction: layoutDirection)) }
    }

    private func scrollViewsMove(with axis: DragAxis, in view: UIView) -> Bool {
        edge == nil && scrollView?.scrollViews(below: view).contains { $0.canScroll(with: axis) } == true
    }

    /// Makes other gestures wait until the direction of the finger is known. At an edge, those are all pans and swipes
    /// inside (Z36); taps and long presses need not wait. Anywhere else, they are those of scroll views inside, the
    /// kit's own further out, and other pans on the same view, such as UIKit's content pop gesture (iOS 26).
    func gestureRecognizer(
        _ gestureRecognizer: UIGestureRecognizer,
        shouldBeRequiredToFailBy otherGestureRecognizer: UIGestureRecognizer
    ) -> Bool {
        guard let view, let other = otherGestureRecognizer.view else { return false }
        if let pan = otherGestureRecognizer.delegate as? TransitionPan { return precedes(pan, on: other) }
        if otherGestureRecognizer.delegate is DragGesture {
            return edge != nil || other !== view && view.isDescendant(of: other)
        }
        if edge != nil {
            // UIKit's swipe back decides itself: two that waited for each other would never begin.
            return other.isDescendant(of: view) && !otherGestureRecognizer.isSystemPop
                && (otherGestureRecognizer is UIPanGestureRecognizer
                    || otherGestureRecognizer is UISwipeGestureRecognizer)
        }
        if other === view { return otherGestureRecognizer is UIPanGestureRecognizer }
        guard let scrollView = other as? UIScrollView, otherGestureRecognizer === scrollView.panGestureRecognizer else {
            return false
        }
        guard scrollView.isDescendant(of: view) else {
            return precedesScrollViewsAround && view.isDescendant(of: scrollView)
        }
        // One that has the finger in any case need not wait.
        let ways = ways(in: view)
        return ways.isEmpty || ways.contains { !scrollView.canScroll(with: $0.axis) }
    }

    /// Among the kit's own, a pan from an edge goes first; of those, one that goes back; then the innermost.
    private func precedes(_ other: TransitionPan, on otherView: UIView) -> Bool {
        if (edge == nil) != (other.edge == nil) { return edge != nil }
        if edge != nil, goesBack != other.goesBack { return goesBack }
        return otherView !== view && view?.isDescendant(of: otherView) == true
    }

    /// Makes the pan wait: from an edge for UIKit's swipe back, which fails at the root and where it is turned off;
    /// from anywhere for a swipe of the content in the same direction, which fails unless it is quick.
    func gestureRecognizer(
        _ gestureRecognizer: UIGestureRecognizer,
        shouldRequireFailureOf otherGestureRecognizer: UIGestureRecognizer
    ) -> Bool {
        guard edge == nil else { return !goesBack && otherGestureRecognizer.isSystemPop }
        guard let view, let swipe = otherGestureRecognizer as? UISwipeGestureRecognizer,
            swipe.numberOfTouchesRequired == 1, swipe.view !== view, swipe.view?.isDescendant(of: view) == true
        else { return false }
        return ways(in: view).contains { swipe.direction.contains($0.axis.swipe) }
    }

    // MARK: Driving the transition

    private func handleAction() {
        guard let view, let direction else { return }
        // Measured in the window, because the transition may push the view back during the drag.
        let space = view.window ?? view
        let translation = recognizer.translation(in: space)
        release.note(translation, isFirst: recognizer.state == .began)
        if recognizer.state == .began {
            grip = begin(direction.edge)
            viewLength = direction.axis.length(of: view.bounds.size)
        }
        guard let grip else { return }
        let way = grip.way?() ?? (start: nil, length: viewLength, unseen: 0)
        let sign: CGFloat = grip.advances ? 1 : -1
        let (length, axis) = (way.length, direction.axis)
        let distance =
            way.start.map { axis.outward(recognizer.location(in: view.window)) - $0 }
            ?? grip.start * length + sign * axis.outward(translation)
        switch recognizer.state {
        case .began, .changed:
            grip.interaction.update(length > 0 ? distance / length : 0)
            grip.free?.move(by: translation, from: recognizer.location(in: nil) - translation, along: axis)
        case .ended:
            let speed = release.velocity(of: recognizer, in: space)
            let velocity = sign * axis.outward(speed).usable
            let finishes = threshold().usable.isPassed(
                by: distance - way.unseen, of: length - way.unseen, velocity: velocity)
            end(finishing: finishes, speed, velocity: velocity)
        default: end(finishing: false)
        }
    }

    /// - Parameter velocity: The part of the finger's speed that moves the transition forward.
    private func end(finishing: Bool, _ speed: CGPoint = .zero, velocity: CGFloat = 0) {
        guard let grip else { return }
        self.grip = nil
        if grip.free?.release(finishing: finishing, velocity: speed) == true { return }
        let (interaction, length) = (grip.interaction, grip.way?()?.length ?? viewLength)
        if finishing || !grip.isReversible {
            interaction.finish(velocity: velocity, over: length)
        } else {
            interaction.cancel(velocity: velocity, over: length)
        }
    }
}

extension DragAxis {
    fileprivate var side: UIRectEdge { isVertical ? (isFar ? .bottom : .top) : (isFar ? .right : .left) }

    fileprivate var swipe: UISwipeGestureRecognizer.Direction {
        isVertical ? (isFar ? .down : .up) : (isFar ? .right : .left)
    }
}

extension UIGestureRecognizer {
    /// Whether this is the swipe from the edge with which UIKit pops.
    fileprivate var isSystemPop: Bool {
        (view?.next as? UINavigationController)?.interactivePopGestureRecognizer === self
    }
}
