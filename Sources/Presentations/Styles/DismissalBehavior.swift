import UIKit

/// What the user's fingers can do with a presented view.
///
/// A style says it with its `dismissal` and `swipeThreshold`; a presentation controller of your own overrides
/// ``PresentationController/presentationBehavior``. To switch a gesture off, leave it out of `dismissal`:
///
/// ```swift
/// presentAsCard(form, style: Card(dismissal: .tapOutside))    // no swipe
/// presentAsCard(form, style: Card(dismissal: []))             // neither
/// ```
public struct DismissalBehavior: Equatable, Sendable {
    /// What the user can do to dismiss the presented view. Default `[.tapOutside, .swipe]`.
    public var dismissal: DismissalGestures
    /// From when on a view that is let go leaves. Default `.card`: 0.382 of its length, or 920 points per second.
    public var swipeThreshold: SwipeThreshold

    /// A behaviour; by default both a tap outside and a swipe dismiss.
    public init(dismissal: DismissalGestures = [.tapOutside, .swipe], swipeThreshold: SwipeThreshold = .card) {
        self.dismissal = dismissal
        self.swipeThreshold = swipeThreshold
    }
}
