import UIKit

/// The pan gesture that drags a presented view.
///
/// It is attached to the container, which stays in place while the view moves in or out. It ignores touches outside of
/// the view, touches on controls whose value follows the finger, movement across the axis, and touches that a
/// recogniser of the content has recognised first. A view in the content can keep its touches by overriding
/// `gestureRecognizerShouldBegin(_:)`, which UIKit calls on the view that was touched.
///
/// A trackpad or a wheel moves the view like a finger, but without a touch. The gesture finds the content under the
/// pointer when it, or the content's gesture, is about to begin.
@MainActor
final class DragGesture: NSObject, UIGestureRecognizerDelegate {
    private let pan = UIPanGestureRecognizer()
    private let container: UIView
    private let view: UIView
    private var action: ActionTarget?
    private var order = StepOrder()
    private var release = ReleaseVelocity()
    /// The content that the finger can scroll, found when it lands; `nil` if there is none.
    private(set) var content: ScrollHandOff?
    /// The only scroll view that shares the drag with the view. Defaults to `nil`: any scroll view under the finger.
    weak var scrollView: UIScrollView?

    /// Returns the axis of the drag; `nil` while the view cannot be dragged.
    var currentAxis: () -> DragAxis? = { nil }
    /// Returns whether a drag in the content leaves the view alone. Called when the finger begins to move.
    var leavesView: (ScrollHandOff) -> Bool = { _ in false }
    /// Returns whether a drag from a point in the container may begin. Called once when nothing else is in the way.
    var mayBegin: (CGPoint) -> Bool = { _ in true }
    /// Called for each step of the finger, after content that follows the finger has moved.
    var onStep: (UIGestureRecognizer.State) -> Void = { _ in }

    init(on container: UIView, dragging view: UIView) {
        self.container = container
        self.view = view
        super.init()
        pan.delegate = self
        pan.allowedScrollTypesMask = .all
        container.addGestureRecognizer(pan)
        action = ActionTarget(pan) { [weak self] in self?.panDidAct() }
    }

    private func panDidAct() {
        translation = pan.translation(in: container)
        release.note(translation, isFirst: pan.state == .began)
        guard let step = order.step(of: pan, beside: content?.pan) else { return }
        onStep(step)
        if pan.state == .ended || pan.state == .cancelled { content?.panDidEnd() }
    }

    private func contentDidStep() {
        if pan.isMoving { translation = pan.translation(in: container) }
        if let step = order.step(of: pan, after: content?.pan) { onStep(step) }
        if let content, content.pan?.isMoving != true { content.scrollViewDidLetGo() }
    }

    /// The translation from the beginning of the gesture to its latest action, in points of the container. It is read
    /// once for each action, because the pan converts a point each time.
    private(set) var translation = CGPoint.zero

    var startLocation: CGPoint { pan.location(in: container) - translation }

    private var landing = CGPoint.zero

    var releaseVelocity: CGPoint { release.velocity(of: pan, in: container) }

    /// Cancels the gesture. If it has begun, ``onStep`` is called with `.cancelled`.
    func cancel() { pan.cancel() }

    func remove() {
        content?.end()
        content = nil
        action?.remove()
        container.removeGestureRecognizer(pan)
    }

    // MARK: Which touches

    func gestureRecognizer(_ gestureRecognizer: UIGestureRecognizer, shouldReceive touch: UITouch) -> Bool {
        guard isOnView(touch.view, at: touch.location(in: container)) else { return false }
        // A second finger joins the first one.
        guard pan.numberOfTouches == 0 else { return true }
        landing = touch.location(in: container)
        share(with: contentScrollView(from: touch.view))
        return touch.view?.yieldsTouchToDrag(below: container) != false
    }

    /// Returns whether a touch or a pointer is on the view, in its model state or where the screen shows it.
    private func isOnView(_ hit: UIView?, at point: CGPoint) -> Bool {
        let layer = view.layer.presentation() ?? view.layer
        return hit?.isDescendant(of: view) == true || layer.frame.contains(point)
    }

    private func contentScrollView(from hit: UIView?) -> UIScrollView? {
        let isVertical = currentAxis()?.isVertical ?? true
        return hit?.scrollViews(below: view).first { $0.scrolls(isVertical: isVertical) }
    }

    private func share(with scrollView: UIScrollView?) {
        content?.end()
        order = StepOrder()
        content = scrollView.map { ScrollHandOff($0) { [weak self] in self?.contentDidStep() } }
    }

    /// Finds the content under a pointer, and returns whether the scroll may move the view. Called repeatedly.
    private func receiveScroll(at point: CGPoint) -> Bool {
        let hit = container.hitTest(point, with: nil)
        guard isOnView(hit, at: point), hit?.isInPicker(below: container) != true else { return false }
        let found = contentScrollView(from: hit)
        if found == nil || content?.scrollView !== found || content?.isListening == false { share(with: found) }
        return true
    }

    func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
        if pan.numberOfTouches == 0 {
            landing = pan.location(in: container)
            guard receiveScroll(at: landing) else { return false }
        }
        let velocity = pan.velocity(in: container)
        let movement = velocity == .zero ? pan.translation(in: container) : velocity
        guard let axis = currentAxis(), abs(axis.outward(movement)) > abs(axis.across(movement)) else { return false }
        guard let content else { return mayBegin(landing) }
        content.noteStart()
        // Only content that scrolls vertically, in a view that is dismissed toward the bottom, can share the drag.
        guard axis.isTowardBottom, scrollView == nil || content.scrollView === scrollView else { return false }
        return !leavesView(content) && mayBegin(landing)
    }

    func gestureRecognizer(
        _ gestureRecognizer: UIGestureRecognizer,
        shouldRecognizeSimultaneouslyWith otherGestureRecognizer: UIGestureRecognizer
    ) -> Bool {
        if pan.numberOfTouches == 0, pan.state == .possible,
            !receiveScroll(at: otherGestureRecognizer.location(in: container))
        {
            return false
        }
        return otherGestureRecognizer === content?.pan
    }

    /// A quick diagonal movement may pass the minimum distances of both gestures in one event, and the inner gesture
    /// would begin. Content that only scrolls across waits, so the main direction decides.
    func gestureRecognizer(
        _ gestureRecognizer: UIGestureRecognizer, shouldBeRequiredToFailBy otherGestureRecognizer: UIGestureRecognizer
    ) -> Bool {
        guard let axis = currentAxis(), let scrollView = otherGestureRecognizer.view as? UIScrollView,
            scrollView.panGestureRecognizer === otherGestureRecognizer
        else { return false }
        return !scrollView.scrolls(isVertical: axis.isVertical)
    }
}

/// The velocity with which a finger lifts, which is zero if the finger has rested. A recogniser keeps reporting the
/// velocity of the last movement, however long the finger has rested since (Z2).
@MainActor
struct ReleaseVelocity {
    private var translation: CGPoint?
    private var lastMovement: CFTimeInterval = 0

    /// Notes the position of the finger. Call it for each action of the pan.
    mutating func note(_ translation: CGPoint, isFirst: Bool) {
        guard isFirst || translation != self.translation else { return }
        self.translation = translation
        lastMovement = CACurrentMediaTime()
    }

    func velocity(of pan: UIPanGestureRecognizer, in view: UIView) -> CGPoint {
        // UIKit measures velocities over a tenth of a second. Any two events are more than half a millisecond apart.
        let hasRested = CACurrentMediaTime() - lastMovement + 0.0005 > 0.1
        return hasRested ? .zero : pan.velocity(in: view)
    }
}
