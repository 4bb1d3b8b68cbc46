import UIKit

extension TransitionAnimation {
    /// The state of a view at the hidden end of the animation, relative to its state at rest.
    public struct EndState: Equatable, Sendable {
        /// The position. Defaults to `.inPlace`.
        public var displacement: Displacement
        /// The scale. Defaults to `1`, the view's own size. Values below 0.01 count as 0.01; NaN and infinite values count as 1.
        public var scale: CGFloat
        /// A transform about the centre, applied before the scale. Defaults to the identity. A transform without an inverse
        /// counts as the identity.
        public var transform: CGAffineTransform
        /// The opacity, 0…1. Defaults to `1`.
        public var alpha: CGFloat
        /// The part of the duration, 0…1, in which the view changes. Defaults to `0...1`, the whole duration. Also the whole
        /// duration where the other view takes no part in the transition and there is no scrim: there is nothing to wait for.
        public var relativeTiming: ClosedRange<CGFloat>
        /// The part of the duration, 0…1, in which the opacity changes. Defaults to `nil`: the same as for the rest.
        public var alphaTiming: ClosedRange<CGFloat>?
        /// The turn in three dimensions, after the scale and the transform. Defaults to `nil`, none.
        public var rotation: Rotation?

        /// Creates a state. By default it is the view's state at rest.
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

        var moves: Bool {
            displacement != .inPlace || scale != 1 || transform != .identity || rotation != nil
        }
    }

    /// The position of a view at the hidden end of the animation.
    public enum Displacement: Equatable, Sendable {
        /// The position at rest.
        case inPlace
        /// Just outside the container, beyond an edge, including the shadow.
        case beyond(PresentationEdge)
        /// Moved toward an edge by a fraction of the container's width or height.
        case toward(PresentationEdge, share: CGFloat)
        /// Moved by fractions of the container's width and height. Positive values move right and down.
        case fraction(x: CGFloat, y: CGFloat)
        /// Over another view, scaled to cover it and clipped to its frame and corners.
        case over(ZoomSource)
        /// With its inner end at that of another view, along the way from an edge: for the bottom, with its top edge at that
        /// view's top edge.
        case at(ZoomSource, from: PresentationEdge)

        /// The other view; `nil` where there is none.
        var source: ZoomSource? {
            switch self {
            case .over(let source), .at(let source, _): source
            case .inPlace, .beyond, .toward, .fraction: nil
            }
        }
    }
}
