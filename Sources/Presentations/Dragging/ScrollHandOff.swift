import UIKit

/// Scrolled content under a finger that can also move the view that it is in.
///
/// The scroll view's own gesture goes on all the while; as long as it is the view that moves, the content is put back
/// after every step. Nothing of the scroll view is replaced: its delegate, its gesture's delegate and its settings stay
/// its owner's, and nothing is observed.
@MainActor
final class ScrollHandOff {
    private(set) weak var scrollView: UIScrollView?
    private var action: RecognizerAction?
    private var wasHeld = false
    /// How far the content was scrolled when the finger began to move, before it could move the content.
    private(set) var startDistance: CGFloat = 0

    /// The length of a pixel, in points.
    private let pixel: CGFloat

    init(_ scrollView: UIScrollView) {
        self.scrollView = scrollView
        pixel = 1 / max(1, scrollView.traitCollection.displayScale)
    }

    /// How far the content is scrolled from its top, in points; below zero where it is pulled beyond. Less than a pixel is
    /// nothing.
    var distance: CGFloat {
        guard let scrollView else { return 0 }
        let distance = scrollView.contentOffset.y + scrollView.adjustedContentInset.top
        return abs(distance) <= pixel ? 0 : distance
    }

    func noteStart() {
        startDistance = distance
    }

    /// Whether the scroll view's own gesture follows the finger. It then says when something has moved.
    var isFollowing: Bool {
        let state = scrollView?.panGestureRecognizer.state
        return state == .began || state == .changed
    }

    func isGesture(_ recognizer: UIGestureRecognizer) -> Bool {
        recognizer === scrollView?.panGestureRecognizer
    }

    /// Calls the handler after each step of the scroll view's own gesture: a recogniser calls its targets in the order in
    /// which they were added, and the scroll view is the first.
    func onStep(_ handler: @escaping @MainActor () -> Void) {
        action = scrollView.map { RecognizerAction($0.panGestureRecognizer, handler) }
    }

    /// Keeps the content that far from its top while the view moves.
    func hold(at distance: CGFloat) {
        wasHeld = true
        scroll(to: distance)
    }

    /// Lets the content scroll from that far from its top on.
    func release(at distance: CGFloat) {
        guard wasHeld else { return }
        wasHeld = false
        scroll(to: distance)
    }

    private func scroll(to distance: CGFloat) {
        guard let scrollView else { return }
        let offset = CGPoint(
            x: scrollView.contentOffset.x, y: distance - scrollView.adjustedContentInset.top)
        guard scrollView.contentOffset != offset else { return }
        scrollView.contentOffset = offset
    }

    /// The scroll view's own gesture is over, and has had its say.
    func scrollViewDidLetGo() {
        stop()
        end()
    }

    /// The drag of the view is over. Where the content still has the finger it is its own from now on; where its gesture has
    /// not told its end yet, that is waited for.
    func panDidEnd() {
        guard !isFollowing else {
            wasHeld = false
            return end()
        }
        stop()
        if scrollView?.panGestureRecognizer.state == .possible { end() }
    }

    /// The finger has gone while the view moved: content that glided on now would scroll away under it. What was held
    /// beyond an end of the content goes back to it.
    private func stop() {
        guard wasHeld, let scrollView else { return }
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
