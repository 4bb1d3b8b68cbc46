import UIKit

/// The pan by which a finger takes hold of a presented view, and the question which touches it leaves to others.
///
/// It sits on the container, since that can be touched also while the view is on its way in or out. It leaves alone:
/// touches outside of the view, controls whose value follows the finger, movement across the axis, and whatever a
/// recogniser of the content has recognised first. A view of the content can keep its touches by overriding
/// `gestureRecognizerShouldBegin(_:)`, which UIKit asks of the view that was touched.
@MainActor
final class DragGesture: NSObject, FingerDelegate {
    private let pan = UIPanGestureRecognizer()
    private let container: UIView
    private let view: UIView
    private var action: RecognizerAction?
    /// Content that the finger could scroll, found where the finger landed.
    private(set) var content: ScrollHandOff?

    /// The axis of the drag, `nil` while nothing can be dragged.
    private let currentAxis: () -> DragAxis?
    /// The scroll view to hand the finger to; without one it is looked for.
    weak var scrollView: UIScrollView?

    init(on container: UIView, dragging view: UIView, along currentAxis: @escaping () -> DragAxis?) {
        self.container = container
        self.view = view
        self.currentAxis = currentAxis
        super.init()
        pan.delegate = self
        container.addGestureRecognizer(pan)
    }

    /// Calls the handler for each action of the pan, and for each step that content under the finger scrolls.
    func onChange(_ handler: @escaping @MainActor (UIGestureRecognizer.State) -> Void) {
        action = RecognizerAction(pan) { [weak self] in
            guard let self else { return }
            // Content that follows the finger has to have moved before it is known what is left for the view.
            if pan.state == .changed, content?.isFollowing == true { return }
            if pan.state == .began { listen(handler) }
            handler(pan.state)
            if pan.state == .ended || pan.state == .cancelled { content?.panDidEnd() }
        }
    }

    private func listen(_ handler: @escaping @MainActor (UIGestureRecognizer.State) -> Void) {
        content?.onStep { [weak self] in
            guard let self else { return }
            if pan.state == .began || pan.state == .changed { handler(.changed) }
            if content?.isFollowing == false { content?.scrollViewDidLetGo() }
        }
    }

    /// The whole translation, in points of the container.
    var translation: CGPoint { pan.translation(in: container) }

    /// The velocity, in points per second.
    var velocity: CGPoint { pan.velocity(in: container) }

    /// Takes the view out of the finger's hand; the handler hears that the pan was cancelled.
    func cancel() {
        pan.isEnabled = false
        pan.isEnabled = true
    }

    func remove() {
        content?.end()
        content = nil
        action?.remove()
        container.removeGestureRecognizer(pan)
    }

    // MARK: Which touches

    func gestureRecognizer(_ gestureRecognizer: UIGestureRecognizer, shouldReceive touch: UITouch) -> Bool {
        guard isOnView(touch) else { return false }
        // Another finger joins the first one.
        guard gestureRecognizer.numberOfTouches == 0 else { return true }
        content?.end()
        let isVertical = currentAxis()?.isVertical ?? true
        content = touch.view?.enclosingScrollView(below: view, isVertical: isVertical).map(ScrollHandOff.init)
        return touch.view?.enclosingControl(below: container)?.yieldsTouchToDrag != false
    }

    /// Where the view is on the screen: during a transition the touch does not reach it.
    private func isOnView(_ touch: UITouch) -> Bool {
        let layer = view.layer.presentation() ?? view.layer
        return touch.view?.isDescendant(of: view) == true || layer.frame.contains(touch.location(in: container))
    }

    func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
        let way = velocity == .zero ? translation : velocity
        guard let axis = currentAxis(), abs(axis.outward(way)) > abs(axis.across(way)) else { return false }
        guard let content else { return true }
        content.noteStart()
        // Only what scrolls against the edge that the view leaves by can hand the finger on, and take it back.
        return axis.isVertical && axis.isFar && (scrollView == nil || content.scrollView === scrollView)
    }

    func gestureRecognizer(
        _ gestureRecognizer: UIGestureRecognizer,
        shouldRecognizeSimultaneouslyWith otherGestureRecognizer: UIGestureRecognizer
    ) -> Bool {
        content?.isGesture(otherGestureRecognizer) ?? false
    }
}
