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
        /// The scale. Defaults to `1`, the view's own size. Values below 0.01 count as 0.01; NaN and infinite values
        /// count as 1.
        public var scale: CGFloat
        /// A transform about the centre, applied before the scale. Defaults to the identity. A transform that cannot be
        /// inverted counts as the identity.
        public var transform: CGAffineTransform
        /// The opacity, 0…1. Defaults to `1`.
        public var alpha: CGFloat
        /// The part of the duration, 0…1, in which the view changes. Defaults to `0...1`, the whole duration. If the
        /// other view does not take part in the transition and there is no scrim, it is always the whole duration,
        /// because there is nothing to wait for.
        public var relativeTiming: ClosedRange<CGFloat>
        /// The part of the duration, 0…1, in which the opacity changes. Defaults to `nil`: that of `relativeTiming`.
        public var alphaTiming: ClosedRange<CGFloat>?
        /// The rotation in three dimensions, applied after the scale and the transform. Defaults to `nil`: none.
        public var rotation: Rotation?

        /// Creates a state. By default it is the view's state at rest.
        ///
        /// - Parameters:
        ///   - displacement: The displacement from the position at rest. Defaults to `.inPlace`.
        ///   - scale: The scale. Defaults to `1`.
        ///   - transform: A transform about the centre. Defaults to the identity.
        ///   - alpha: The opacity, 0…1. Defaults to `1`.
        ///   - relativeTiming: The part of the duration in which the view changes. Defaults to `0...1`.
        ///   - alphaTiming: The part of the duration in which the opacity changes. Defaults to `nil`: `relativeTiming`.
        ///   - rotation: The rotation in three dimensions. Defaults to `nil`: none.
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
        /// Moved toward an edge until it is aligned with another view: for `.bottom`, with its top edge at that view's
        /// top edge.
        case at(ZoomSource, from: PresentationEdge)

        /// The other view; `nil` for a displacement without one.
        var source: ZoomSource? {
            switch self {
            case .over(let source), .at(let source, _): source
            case .inPlace, .beyond, .toward, .fraction: nil
            }
        }
    }
}
