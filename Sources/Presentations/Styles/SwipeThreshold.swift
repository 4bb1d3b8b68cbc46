import UIKit

/// The distance or velocity at which a release completes a transition: a dismissal, a pop, a change of tabs. If neither
/// is reached, the view springs back. With an infinite velocity only the distance counts.
///
/// ```swift
/// let reluctant = Card { $0.swipeThreshold = SwipeThreshold(distance: 0.6, velocity: .infinity) }
/// ```
public struct SwipeThreshold: Equatable, Sendable {
    /// The minimum distance of the drag, as a fraction, 0…1, of the view's length or of the container's width.
    public var distance: CGFloat
    /// The velocity at the release that completes the transition at any distance, in points per second.
    public var velocity: CGFloat

    /// Creates a threshold. A negative, NaN or infinite distance and a negative or NaN velocity are those of `.sheet`.
    public init(distance: CGFloat, velocity: CGFloat) {
        self.distance = distance
        self.velocity = velocity
    }

    /// More than half of the height, or 1000 points per second, as measured on UIKit's sheets, which return at 975.
    public static let sheet = SwipeThreshold(distance: 0.5, velocity: 1000)
    /// More than 0.382 of the length, the smaller part of the golden section, or 920 points per second, a quick flick
    /// of the thumb: a lighter gesture, for small views.
    public static let light = SwipeThreshold(distance: 0.382, velocity: 920)
    /// More than 0.3 of the width, or 920 points per second: going back in a navigation controller, as in tutorials.
    public static let pop = SwipeThreshold(distance: 0.3, velocity: 920)
    /// More than half the distance, or 920 points per second: a presentation from an edge of the screen.
    public static let edge = SwipeThreshold(distance: 0.5, velocity: 920)

    /// The distance that a released view would glide, in points per point per second: that of a scroll view, which
    /// loses 0.2 % of its velocity each millisecond.
    static let projection: CGFloat = 0.499

    /// Returns whether a release at a distance from the beginning completes the transition, with a velocity away from
    /// there. It does not if the view moves back and would glide to less than the distance.
    func isPassed(by distance: CGFloat, of length: CGFloat, velocity: CGFloat) -> Bool {
        guard distance > 0 else { return false }
        if velocity >= self.velocity { return true }
        let limit = self.distance * length
        return distance > limit && distance + min(0, velocity) * Self.projection > limit
    }

    var usable: SwipeThreshold {
        SwipeThreshold(
            distance: distance.isUsable && distance >= 0 ? distance : Self.sheet.distance,
            velocity: velocity.isNaN || velocity < 0 ? Self.sheet.velocity : velocity)
    }
}
