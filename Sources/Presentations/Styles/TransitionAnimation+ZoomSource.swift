import UIKit

extension TransitionAnimation {
    /// The view that a zoom starts from and returns to, and the view inside the incoming one that it turns into.
    ///
    /// ```swift
    /// let source = TransitionAnimation.ZoomSource(thumbnail, to: photo.imageView)
    /// let zoom = TransitionAnimation(
    ///     incoming: .init(displacement: .over(source), alpha: 0),
    ///     timing: .spring(dampingRatio: 0.8, response: 0.4))
    /// presentAsCard(photo, style: Card(animation: zoom))
    /// ```
    ///
    /// Both are referenced weakly. Their frames are read when a transition begins or a drag ends, since the source may
    /// have moved in between. The zooming view covers the source exactly, clipped to its frame and its corners, and the
    /// kit sets the source's `alpha` to 0 meanwhile. Pass a view inside a cell and not the cell itself, whose `alpha` a
    /// collection view sets.
    ///
    /// A source that is not in the window, is hidden, has no size, or is scrolled out of sight is not used: the
    /// incoming view then fades and shrinks a little in place. A target that is not in the incoming view, or is out of
    /// sight in it, is not used either: the whole incoming view takes its place.
    public struct ZoomSource: Equatable, Sendable {
        private let source: WeakReference<UIView>
        private let target: WeakReference<UIView>?

        /// Creates a source for ``TransitionAnimation/Displacement/over(_:)``.
        ///
        /// - Parameters:
        ///   - view: The source.
        ///   - target: The view inside the incoming one that covers the source. It stays opaque, so the `alpha` of the
        ///     ``TransitionAnimation/EndState`` has no effect. Defaults to `nil`: the whole incoming view.
        @MainActor
        public init(_ view: UIView, to target: UIView? = nil) {
            source = WeakReference(view)
            self.target = target.map { WeakReference($0) }
        }

        /// The source; `nil` if it has been released.
        @MainActor
        var view: UIView? { source.object }

        /// The frame of the target in the incoming view; `nil` for the whole view.
        @MainActor
        func targetFrame(in incoming: UIView) -> CGRect? {
            guard let view = target?.object, view !== incoming, view.isDescendant(of: incoming), !view.isHidden else {
                return nil
            }
            let frame = view.convert(view.bounds, to: incoming)
            let seen = frame.intersection(incoming.bounds)
            guard !seen.isNull, seen.width > 0, seen.height > 0 else { return nil }
            return frame.offsetBy(dx: -incoming.bounds.minX, dy: -incoming.bounds.minY)
        }
    }
}
