import UIKit

/// How something comes and goes: the look that it has at the hidden end, and the timing between there and its place.
///
/// The same value serves presenting and dismissing. While Reduce Motion is on, every animation that moves something is
/// played as a cross dissolve.
///
/// ```swift
/// Card(animation: .slide(from: .top))
/// Popup(animation: TransitionAnimation(hidden: .init(scale: 1.1, alpha: 0), timing: .curve(.easeOut, duration: 0.2)))
/// ```
public struct TransitionAnimation: Equatable, Sendable {
    /// How the view looks at the hidden end.
    public var hidden: HiddenLook
    /// How it proceeds.
    public var timing: TransitionTiming

    /// An animation of your own.
    public init(hidden: HiddenLook, timing: TransitionTiming) {
        self.hidden = hidden
        self.timing = timing
    }

    /// The look of a view at the hidden end, relative to its place.
    public struct HiddenLook: Equatable, Sendable {
        /// Where it is. Default `.inPlace`.
        public var displacement: Displacement
        /// How large it is; 1 is its own size. Default `1`.
        public var scale: CGFloat
        /// How opaque it is, 0…1. Default `1`.
        public var alpha: CGFloat

        /// A look; by default that of the view in its place.
        public init(displacement: Displacement = .inPlace, scale: CGFloat = 1, alpha: CGFloat = 1) {
            self.displacement = displacement
            self.scale = scale
            self.alpha = alpha
        }
    }

    /// Where a view is at the hidden end.
    public enum Displacement: Equatable, Sendable {
        /// Where it belongs.
        case inPlace
        /// Just outside the container, beyond the given edge, its shadow included.
        case beyond(PresentationEdge)
        /// Moved by shares of the container's width and height; positive values go right and down.
        case fraction(x: CGFloat, y: CGFloat)
    }

    /// Slides in from beyond an edge, and out there again.
    public static func slide(
        from edge: PresentationEdge, timing: TransitionTiming = PresentationDefaults.Motion.slide
    ) -> TransitionAnimation {
        TransitionAnimation(hidden: HiddenLook(displacement: .beyond(edge)), timing: timing)
    }

    /// Fades in and out in place, over a quarter of a second.
    public static let crossDissolve = TransitionAnimation.crossDissolve(timing: PresentationDefaults.Motion.dissolve)

    /// Fades in and out in place.
    public static func crossDissolve(
        timing: TransitionTiming = PresentationDefaults.Motion.dissolve
    ) -> TransitionAnimation {
        TransitionAnimation(hidden: HiddenLook(alpha: 0), timing: timing)
    }

    /// Grows from 0.8 of its size while fading in, with a light overshoot.
    public static let scale = TransitionAnimation.scale(timing: PresentationDefaults.Motion.scale)

    /// Grows from a share of its size while fading in.
    public static func scale(
        from scale: CGFloat = PresentationDefaults.Motion.hiddenScale,
        timing: TransitionTiming = PresentationDefaults.Motion.scale
    ) -> TransitionAnimation {
        TransitionAnimation(hidden: HiddenLook(scale: scale, alpha: 0), timing: timing)
    }

    /// Starts half a screen below its place, fades in and springs there: damping ratio 0.6, two seconds.
    public static let halfwaySpring = TransitionAnimation.halfwaySpring(
        timing: PresentationDefaults.Motion.halfwaySpring)

    /// Starts half a screen below its place, fades in and springs there.
    public static func halfwaySpring(
        timing: TransitionTiming = PresentationDefaults.Motion.halfwaySpring
    ) -> TransitionAnimation {
        TransitionAnimation(hidden: HiddenLook(displacement: .fraction(x: 0, y: 0.5), alpha: 0), timing: timing)
    }

    /// The edge that it comes from, if any.
    var edge: PresentationEdge? {
        if case .beyond(let edge) = hidden.displacement { edge } else { nil }
    }

    /// Whether something changes its place or size on the way.
    var moves: Bool {
        hidden.displacement != .inPlace || hidden.scale != 1
    }

    /// The animation to play: a cross dissolve in place of a movement while Reduce Motion is on.
    func played(reduceMotion: Bool) -> TransitionAnimation {
        reduceMotion && moves ? .crossDissolve : self
    }
}
