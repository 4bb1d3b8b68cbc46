import UIKit

/// The gestures that dismiss a presented view, and the time after which it leaves on its own.
///
/// A style derives it from its `dismissal` and `swipeThreshold`. To switch a gesture off, leave it out of `dismissal`:
///
/// ```swift
/// presentAsCard(form, style: Card(dismissal: .tapOutside))    // no swipe
/// presentAsCard(form, style: Card(dismissal: []))             // neither
/// ```
public struct DismissalBehavior: Equatable, Sendable {
    /// The gestures that dismiss. Defaults to `[.tapOutside, .swipe]`.
    public var gestures: DismissalGestures
    /// The distance or velocity at which releasing the view dismisses it. Defaults to `.light`: 0.382 of its length, or 920
    /// points per second.
    public var swipeThreshold: SwipeThreshold
    /// The edges that a swipe takes the view to: one, or two opposite ones for a view that may leave up and down, or left
    /// and right. Defaults to none named: the edge that the animation comes from, or else the bottom. Two edges that are
    /// not opposite trap. A view with detents leaves by one edge: the one that the animation comes from, if it is named.
    public var swipeEdges: Set<PresentationEdge> {
        didSet { Self.check(swipeEdges) }
    }

    /// Plays a light tick when a drag passes the distance of `swipeThreshold` outward, and again on the way
    /// back. Defaults to `false`. Not played while a dismissal is refused, for a release by velocity, nor on devices without
    /// haptics.
    public var playsHaptics: Bool

    /// The time, in seconds, after which the view leaves on its own, counted from the end of the presentation. Defaults to
    /// `nil`: it stays. NaN and infinite values count as `nil`, negative ones as 0.
    ///
    /// The time stands still while a finger is on the view, while VoiceOver's cursor is in it, and while the view moves or
    /// presents something. The delegate does not hear of such a dismissal, as of one by code, and `isModalInPresentation`
    /// does not prevent it.
    public var dismissesAfter: TimeInterval?

    /// Creates a behaviour; by default both a tap outside and a swipe dismiss.
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
            "The edges of a swipe are on one axis: top and bottom, or leading and trailing.")
    }
}
