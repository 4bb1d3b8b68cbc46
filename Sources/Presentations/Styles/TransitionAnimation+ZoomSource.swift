import UIKit

extension TransitionAnimation {
    /// The view that a zoom starts from and returns to, and the view inside the incoming one that it becomes.
    ///
    /// Both are referenced weakly, and looked up when a transition begins or a finger lets go: the source may have moved since.
    /// The zooming view covers the source exactly, clipped to its frame and its corners. The source is invisible meanwhile, by
    /// its `alpha`; name a view inside a cell rather than the cell, whose `alpha` a collection view writes itself.
    ///
    /// A zoom does without a source that has left the window, is hidden, has no size, or has been scrolled out of everything
    /// that clips it: the incoming view then fades and shrinks a little in place. It does without a target that has left the
    /// incoming view or is out of sight in it: the whole incoming view then takes its part.
    public struct ZoomSource: Equatable, Sendable {
        private let source: WeakReference<UIView>
        private let target: WeakReference<UIView>?

        /// Creates a source for ``TransitionAnimation/Displacement/over(_:)``.
        ///
        /// - Parameters:
        ///   - view: The source.
        ///   - target: The view inside the incoming one that covers the source, and stays opaque meanwhile: the `alpha` of the
        ///     ``TransitionAnimation/EndState`` then has no effect. Defaults to `nil`, the whole incoming view.
        @MainActor
        public init(_ view: UIView, to target: UIView? = nil) {
            source = WeakReference(view)
            self.target = target.map { WeakReference($0) }
        }

        /// The source; `nil` if it no longer exists.
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
