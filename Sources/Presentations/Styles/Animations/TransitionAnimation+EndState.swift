import UIKit

extension TransitionAnimation {
    /// The state of a view at the hidden end of an animation, relative to its state at rest.
    ///
    /// ```swift
    /// let rise = TransitionAnimation(
    ///     incoming: .init(
    ///         displacement: .toward(.bottom, share: 0.2), scale: 0.95, alpha: 0),
    ///     timing: .spring(dampingRatio: 0.9, response: 0.35))
    /// presentAsPopup(question, style: Popup(animation: rise))
    /// ```
    public struct EndState: Equatable, Sendable {
        /// The displacement from the position at rest. Defaults to `.inPlace`.
        public var displacement: Displacement
        /// The scale. Defaults to `1`, the view's own size. Values below 0.01 count as 0.01, NaN and infinity as 1.
        public var scale: CGFloat
        /// A transform about the centre, before the scale. Defaults to the identity, also if it cannot be inverted.
        public var transform: CGAffineTransform
        /// The opacity, 0…1. Defaults to `1`.
        public var alpha: CGFloat
        /// The part of the duration, 0…1, in which the view changes. Defaults to `0...1`, the whole duration. That
        /// always applies if the other view takes no part and there is no scrim, because there is nothing to wait for.
        public var relativeTiming: ClosedRange<CGFloat>
        /// The part of the duration, 0…1, in which the opacity changes. Defaults to `nil`: that of `relativeTiming`.
        public var alphaTiming: ClosedRange<CGFloat>?
        /// The rotation in three dimensions, applied after the scale and the transform. Defaults to `nil`: none.
        public var rotation: Rotation?

        /// Creates a state from its properties. By default it is the view's state at rest.
        public init(
            displacement: Displacement = .inPlace, scale: CGFloat = 1, transform: CGAffineTransform = .identity,
            alpha: CGFloat = 1, relativeTiming: ClosedRange<CGFloat> = 0...1,
            alphaTiming: ClosedRange<CGFloat>? = nil, rotation: Rotation? = nil
        ) {
            self.displacement = displacement
            self.scale = scale
            self.transform = transform
            self.alpha = alpha
            self.relativeTiming = relativeTiming
            self.alphaTiming = alphaTiming
            self.rotation = rotation
        }

        var moves: Bool { displacement != .inPlace || scale != 1 || transform != .identity || rotation != nil }
    }

    /// The displacement of a view at the hidden end of an animation.
    ///
    /// ```swift
    /// let fromCorner = TransitionAnimation(
    ///     incoming: .init(displacement: .fraction(x: 1, y: 1)),
    ///     timing: .curve(.easeOut, duration: 0.3))
    /// presentAsCard(detail, style: Card(animation: fromCorner))
    /// ```
    public enum Displacement: Equatable, Sendable {
        /// None: the view is at its position at rest.
        case inPlace
        /// Just outside the container, beyond an edge. The shadow is outside as well.
        case beyond(PresentationEdge)
        /// Moved toward an edge by a fraction of the container's width or height. `1` is the whole length.
        case toward(PresentationEdge, share: CGFloat)
        /// Moved by fractions of the container's width and height. Positive values move right and down.
        case fraction(x: CGFloat, y: CGFloat)
        /// In front of another view, scaled to cover it and clipped to its frame and corners.
        case over(ZoomSource)
        /// Moved toward an edge until it is aligned with another view: for `.bottom`, by their top edges.
        case at(ZoomSource, from: PresentationEdge)

        /// The other view; `nil` for a displacement without one.
        var source: ZoomSource? {
            switch self {
            case .over(let source), .at(let source, _): source
            case .inPlace, .beyond, .toward, .fraction: nil
            }
        }
    }

    /// A rotation of a view in three dimensions, in perspective. The back of the view is never visible.
    ///
    /// ```swift
    /// // The view that is replaced falls over backwards, about its bottom edge.
    /// let fall = TransitionAnimation(
    ///     incoming: .init(), outgoing: .init(rotation: .init(.top, axis: .hinge)),
    ///     frontmost: .outgoing,
    ///     timing: .curve(.easeIn, duration: 0.4))
    /// navigationController.use(NavigationTransition(push: fall))
    /// ```
    public struct Rotation: Equatable, Sendable {
        /// The edge that turns away from the viewer. The axis is parallel to it: vertical for the edges at the sides.
        public var edge: PresentationEdge
        /// The angle, in radians; negative toward the viewer. Defaults to a quarter turn, which leaves the view
        /// edge-on. A half turn becomes slightly less: Core Animation takes the shorter way. NaN and infinity become 0.
        public var angle: CGFloat
        /// The axis. Defaults to `.middle`. While a presented view is being dragged, the axis is always in the middle.
        public var axis: Axis
        /// The distance of the viewer's eye, as a multiple of the view's width, or height if the axis is horizontal.
        /// Defaults to `2`, also for NaN and infinity. At least 1.25. Smaller values exaggerate the depth.
        public var eyeDistance: CGFloat

        /// Creates a rotation from its properties. By default it is a quarter turn about the middle of the view.
        public init(
            _ edge: PresentationEdge, angle: CGFloat = .pi / 2, axis: Axis = .middle,
            eyeDistance: CGFloat = 2
        ) {
            self.edge = edge
            self.angle = angle
            self.axis = axis
            self.eyeDistance = eyeDistance
        }

        /// The axis of a rotation.
        ///
        /// ```swift
        /// let swing = TransitionAnimation.Rotation(.trailing, axis: .hinge)
        /// let drum = TransitionAnimation.Rotation(.trailing, axis: .behind(1))
        /// ```
        public enum Axis: Equatable, Sendable {
            /// Through the middle of the view, as if it were a playing card.
            case middle
            /// Along the edge opposite to the one that turns away, like the hinges of a door.
            case hinge
            /// Behind the middle, or in front of it if negative, by a fraction of the view's width, or of its height if
            /// the axis is horizontal; 0.5 for a cube.
            case behind(CGFloat)
        }
    }

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
    /// Both are referenced weakly, and their frames read when a transition begins or a drag ends. The kit sets the
    /// source's `alpha` to 0 meanwhile, so pass a view inside a cell and not the cell, whose `alpha` a collection view
    /// sets. For sources and targets that cannot be used, see <doc:Transitions#Zoom-out-of-a-thumbnail>.
    public struct ZoomSource: Equatable, Sendable {
        private let source: WeakReference<UIView>
        private let target: WeakReference<UIView>?

        /// Creates a source for ``TransitionAnimation/Displacement/over(_:)``. A target inside the incoming view covers
        /// it and stays opaque, whatever the `alpha` of the end state. Defaults to the whole incoming view.
        @MainActor
        public init(_ view: UIView, to target: UIView? = nil) {
            source = WeakReference(view)
            self.target = target.map { WeakReference($0) }
        }

        @MainActor
        var view: UIView? { source.object }

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
