import UIKit

extension TransitionAnimation {
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
        /// The edge that turns away from the viewer. The axis is parallel to it: vertical for the edges at the sides,
        /// horizontal for `.top` and `.bottom`.
        public var edge: PresentationEdge
        /// The angle, in radians. Defaults to a quarter turn, at which the view is edge-on. A negative angle turns the
        /// edge toward the viewer. Angles of a half turn or more count as slightly less than that, because Core
        /// Animation takes the shorter way round. NaN and infinite values count as 0.
        public var angle: CGFloat
        /// The axis. Defaults to `.middle`. While a presented view is being dragged, the axis is always in the middle.
        public var axis: Axis
        /// The distance of the viewer's eye from the view, as a multiple of the view's width, or of its height if the
        /// axis is horizontal. Defaults to `2`. Smaller values exaggerate the depth, larger ones flatten it. Values
        /// below 1.25 count as 1.25. NaN and infinite values count as the default.
        public var eyeDistance: CGFloat

        /// Creates a rotation. By default it is a quarter turn about the middle of the view.
        ///
        /// - Parameters:
        ///   - edge: The edge that turns away from the viewer.
        ///   - angle: The angle, in radians. Defaults to a quarter turn.
        ///   - axis: The axis. Defaults to `.middle`.
        ///   - eyeDistance: The distance of the viewer's eye, as a multiple of the view's length. Defaults to `2`.
        public init(
            _ edge: PresentationEdge, angle: CGFloat = .pi / 2, axis: Axis = .middle,
            eyeDistance: CGFloat = PresentationDefaults.Motion.eyeDistance
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
            /// Behind the middle of the view, by a fraction of the view's width, or of its height if the axis is
            /// horizontal. A fraction of 0.5 is the axis of a cube. A negative fraction is in front of the view.
            case behind(CGFloat)
        }
    }
}
