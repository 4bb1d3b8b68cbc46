import UIKit

/// The scroll view that shares a drag with the view that contains it. The scroll view's own gesture continues
/// throughout. While the finger moves the view, the content is scrolled back after every step. The scroll view keeps
/// its delegates and its settings, and is not observed.
@MainActor
final class ScrollHandOff {
    private(set) weak var scrollView: UIScrollView?
    private var action: ActionTarget?
    /// The inset above the content while it is held; `nil` if it is not. It shrinks when a refresh ends. The scroll
    /// view's own gesture may have changed it in a step: that of a large title, which the held content brings back.
    private var heldTop: CGFloat?
    /// The inset above the content after the last step.
    private var lastTop: CGFloat
    /// The distance by which the content was scrolled when the finger began to move, before the content could follow.
    private(set) var startDistance: CGFloat = 0
    private let pixel: CGFloat

    /// - Parameter onStep: Called after each step of the scroll view's own gesture. A recogniser calls its targets in
    ///   the order in which they were added, so the scroll view, the first target, has moved its content already.
    init(_ scrollView: UIScrollView, onStep: @escaping @MainActor () -> Void) {
        self.scrollView = scrollView
        pixel = 1 / max(1, scrollView.traitCollection.displayScale)
        lastTop = scrollView.adjustedContentInset.top
        action = ActionTarget(scrollView.panGestureRecognizer, onStep)
    }

    /// The distance by which the content is scrolled from its top, in points; negative while it is pulled beyond the
    /// top. A distance of a pixel or less counts as zero.
    var distance: CGFloat {
        guard let scrollView else { return 0 }
        let distance = scrollView.contentOffset.y + scrollView.adjustedContentInset.top
        return abs(distance) <= pixel ? 0 : distance
    }

    var refreshes: Bool { scrollView?.refreshControl?.isEnabled == true && scrollView?.bounces == true }

    func noteStart() {
        startDistance = distance
        lastTop = scrollView?.adjustedContentInset.top ?? 0
    }

    var isHolding: Bool { heldTop != nil }

    var pan: UIPanGestureRecognizer? { scrollView?.panGestureRecognizer }

    var isListening: Bool { action != nil }

    /// Holds the content at a distance from its top, in points, while the view moves.
    func hold(at distance: CGFloat) {
        let isNew = heldTop == nil
        let top = heldTop ?? lastTop
        heldTop = top
        scroll(to: distance, below: top)
        guard let scrollView, !isNew, scrollView.adjustedContentInset.top < top else { return }
        // A refresh has ended. The content slides up to its new top, as it does without a finger.
        heldTop = scrollView.adjustedContentInset.top
        UIView.animateCatching { [self] in scroll(to: distance, below: scrollView.adjustedContentInset.top) }
    }

    /// Lets held content scroll again, starting at a distance from its top, in points. Only if the content is held.
    func release(at distance: CGFloat) {
        defer { lastTop = scrollView?.adjustedContentInset.top ?? 0 }
        guard let top = heldTop else { return }
        heldTop = nil
        scroll(to: distance, below: top)
    }

    private func scroll(to distance: CGFloat, below top: CGFloat) {
        guard let scrollView, scrollView.contentOffset.y != distance - top else { return }
        scrollView.contentOffset.y = distance - top
    }

    /// Ends the hand-off after the last step of the scroll view's own gesture.
    func scrollViewDidLetGo() {
        stop()
        end()
    }

    /// Ends the hand-off after the drag of the view. Content that still follows the finger continues. If the scroll
    /// view's gesture has not reported its own end yet, ``scrollViewDidLetGo()`` ends the hand-off.
    func panDidEnd() {
        guard pan?.isMoving != true else {
            heldTop = nil
            return end()
        }
        stop()
        if pan?.state == .possible { end() }
    }

    /// Stops held content, which would otherwise glide although the finger has moved the view. Content that was held
    /// beyond one of its ends returns to that end.
    private func stop() {
        guard heldTop != nil, let scrollView else { return }
        let inset = scrollView.adjustedContentInset
        let bottom = scrollView.contentSize.height + inset.bottom - scrollView.bounds.height
        var offset = scrollView.contentOffset
        offset.y = min(max(offset.y, -inset.top), max(-inset.top, bottom))
        scrollView.setContentOffset(offset, animated: offset != scrollView.contentOffset)
    }

    func end() {
        action?.remove()
        action = nil
    }
}
