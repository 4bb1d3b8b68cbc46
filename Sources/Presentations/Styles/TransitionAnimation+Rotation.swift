import UIKit

extension TransitionAnimation {
    /// A turn of a view in three dimensions, seen in perspective. The back of the view is never seen.
    ///
    /// ```swift
    /// // The view that is replaced falls over backwards, about its bottom edge.
    /// TransitionAnimation(
    ///     incoming: .init(), outgoing: .init(rotation: .init(.top, axis: .hinge)), frontmost: .outgoing,
    ///     timing: .curve(.easeIn, duration: 0.4))
    /// ```
    public struct Rotation: Equatable, Sendable {
        /// The edge that turns away from the viewer. The axis is parallel to it: vertical for the edges at the sides, horizontal
        /// for `.top` and `.bottom`.
        public var edge: PresentationEdge
        /// The angle, in radians. Defaults to a quarter turn, after which the view is seen from its edge. A negative angle turns
        /// the edge toward the viewer. Angles beyond a half turn count as just less than that, because Core Animation takes
        /// the shorter way round; NaN and infinite values count as 0.
        public var angle: CGFloat
        /// The axis. Defaults to `.middle`. While a finger moves a presented view, the axis is in the middle.
        public var axis: Axis
        /// The distance of the viewer's eye from the view, as a multiple of the view's width; of its height if the axis is
        /// horizontal. Defaults to `2`. Smaller values exaggerate the depth, larger ones flatten it. Values below 1.25 count as
        /// 1.25; NaN and infinite values count as the default.
        public var eyeDistance: CGFloat

        /// Creates a turn. By default it is a quarter turn about the middle of the view.
        public init(
            _ edge: PresentationEdge, angle: CGFloat = .pi / 2, axis: Axis = .middle,
            eyeDistance: CGFloat = PresentationDefaults.Motion.eyeDistance
        ) {
            self.edge = edge
            self.angle = angle
            self.axis = axis
            self.eyeDistance = eyeDistance
        }

        /// The axis of a turn.
        public enum Axis: Equatable, Sendable {
            /// Through the middle of the view, as of a playing card.
            case middle
            /// Along the edge opposite to the one that turns, as of a door.
            case hinge
            /// Behind the middle of the view, by a fraction of the view's width; of its height if the axis is horizontal. Half
            /// of it is the axis of a cube. A negative fraction is in front of the view.
            case behind(CGFloat)
        }
    }
}
