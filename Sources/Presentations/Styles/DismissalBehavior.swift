import UIKit

/// The gestures that dismiss a presented view.
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
    /// The edge that a swipe takes the view to. Defaults to `nil`: the edge that the animation comes from, or else the
    /// bottom.
    public var swipeEdge: PresentationEdge?

    /// Creates a behaviour; by default both a tap outside and a swipe dismiss.
    public init(
        gestures: DismissalGestures = [.tapOutside, .swipe], swipeThreshold: SwipeThreshold = .light,
        swipeEdge: PresentationEdge? = nil
    ) {
        self.gestures = gestures
        self.swipeThreshold = swipeThreshold
        self.swipeEdge = swipeEdge
    }
}
