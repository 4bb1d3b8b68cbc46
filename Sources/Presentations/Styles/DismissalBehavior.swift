import UIKit

/// The gestures that dismiss a presented view, and the time after which it is dismissed automatically.
///
/// The kit's styles derive it from their options. To turn a gesture off, leave it out of `dismissal`; a style of your
/// own returns a `DismissalBehavior`:
///
/// ```swift
/// presentAsCard(form, style: Card(dismissal: .tapOutside))  // no swipe
/// presentAsCard(form, style: Card(dismissal: []))  // neither
/// ```
public struct DismissalBehavior: Equatable, Sendable {
    /// The gestures that dismiss. Defaults to `[.tapOutside, .swipe]`.
    public var gestures: DismissalGestures
    /// The distance or velocity at which releasing the view dismisses it. Defaults to `.light`: 0.382 of its length, or
    /// 920 points per second.
    public var swipeThreshold: SwipeThreshold
    /// The edges toward which a swipe dismisses the view: one, or two opposite ones. Defaults to an empty set: the edge
    /// that the animation comes from, or the bottom if it comes from none.
    ///
    /// It is a programming error to name two edges that are not opposite, and it traps. A view with detents is
    /// dismissed toward one edge only. If two are named, it is the one that the animation comes from.
    public var swipeEdges: Set<PresentationEdge> {
        didSet { Self.check(swipeEdges) }
    }

    /// Whether a light haptic tick plays when a drag passes the distance of `swipeThreshold`, and again on the way
    /// back. Defaults to `false`. No tick is played if the content or the delegate refuses the dismissal, for a
    /// dismissal by velocity, or on devices without haptics.
    public var playsHaptics: Bool

    /// The time, in seconds, after which the view is dismissed automatically, counted from the end of the presentation.
    /// Defaults to `nil`: it stays. NaN and infinite values count as `nil`, negative ones as 0.
    ///
    /// The time is paused while a finger is on the view, while VoiceOver's cursor is in it, while it moves, and while
    /// it presents another view controller. As with a dismissal in code, the delegate is not called, and
    /// `isModalInPresentation` does not prevent it.
    public var dismissesAfter: TimeInterval?

    /// Creates a behaviour. By default a tap outside and a swipe dismiss. Traps for swipe edges that are not opposite.
    ///
    /// - Parameters:
    ///   - gestures: The gestures that dismiss. Defaults to `[.tapOutside, .swipe]`.
    ///   - swipeThreshold: The distance or velocity at which a release dismisses. Defaults to `.light`.
    ///   - swipeEdges: The edges toward which a swipe dismisses. Defaults to an empty set: chosen by the animation.
    ///   - playsHaptics: Whether a drag past the threshold plays a tick. Defaults to `false`.
    ///   - dismissesAfter: The time until an automatic dismissal, in seconds. Defaults to `nil`: never.
    public init(
        gestures: DismissalGestures = [.tapOutside, .swipe], swipeThreshold: SwipeThreshold = .light,
        swipeEdges: Set<PresentationEdge> = [], playsHaptics: Bool = false,
        dismissesAfter: TimeInterval? = nil
    ) {
        Self.check(swipeEdges)
        self.gestures = gestures
        self.swipeThreshold = swipeThreshold
        self.swipeEdges = swipeEdges
        self.playsHaptics = playsHaptics
        self.dismissesAfter = dismissesAfter
    }

    private static func check(_ edges: Set<PresentationEdge>) {
        precondition(
            edges.count <= 1 || Set(edges.map(\.axis)).count <= 1,
            "The edges of a swipe must be opposite: top and bottom, or leading and trailing.")
    }
}
