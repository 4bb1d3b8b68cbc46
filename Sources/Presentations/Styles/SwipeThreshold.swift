import UIKit

/// The distance or velocity at which a release completes a transition: a dismissal, a pop, a change of tabs. If neither
/// is reached, the view springs back. With an infinite velocity only the distance counts.
///
/// ```swift
/// // Dismissed beyond 0.382 of its height, or at 920 points per second,
/// // over a presenting view at half its opacity:
/// presentAsCard(
///     article,
///     style: Card {
///         $0.presenter = .faded()
///         $0.animation = .slide(
///             from: .bottom, timing: .curve(.easeInOut, duration: 0.25))
///         $0.swipeThreshold = .light
///     })
/// ```
public struct SwipeThreshold: Equatable, Sendable {
    /// The minimum distance of the drag, as a fraction, 0…1, of the view's length or of the container's width.
    public var distance: CGFloat
    /// The velocity at the release that completes the transition at any distance, in points per second in its
    /// direction.
    public var velocity: CGFloat

    /// Creates a threshold.
    ///
    /// - Parameters:
    ///   - distance: The minimum distance of the drag, 0…1. A negative, NaN or infinite distance counts as that of
    ///     `.sheet`.
    ///   - velocity: The sufficient velocity, in points per second. A negative or NaN velocity counts as that of
    ///     `.sheet`.
    public init(distance: CGFloat, velocity: CGFloat) {
        self.distance = distance
        self.velocity = velocity
    }

    /// More than half of the height, or 1000 points per second, as measured on UIKit's sheets.
    public static let sheet = SwipeThreshold(
        distance: PresentationDefaults.Swipe.sheetDistance, velocity: PresentationDefaults.Swipe.sheetVelocity)
    /// More than 0.382 of the length, or 920 points per second: a lighter gesture, for small views.
    public static let light = SwipeThreshold(
        distance: PresentationDefaults.Swipe.lightDistance, velocity: PresentationDefaults.Swipe.lightVelocity)

    /// More than 0.3 of the width, or 920 points per second: going back in a navigation controller.
    public static let pop = SwipeThreshold(
        distance: PresentationDefaults.Swipe.popDistance, velocity: PresentationDefaults.Swipe.lightVelocity)
    /// More than half the distance, or 920 points per second: a presentation from an edge of the screen.
    public static let edge = SwipeThreshold(
        distance: PresentationDefaults.Swipe.edgeDistance, velocity: PresentationDefaults.Swipe.lightVelocity)

    /// Returns whether a release completes the transition. It does not if the view moves back and would glide to less
    /// than the distance.
    ///
    /// - Parameters:
    ///   - distance: The distance from the beginning, in points.
    ///   - length: The whole distance, in points.
    ///   - velocity: The velocity away from the beginning, in points per second.
    func isPassed(by distance: CGFloat, of length: CGFloat, velocity: CGFloat) -> Bool {
        guard distance > 0 else { return false }
        if velocity >= self.velocity { return true }
        let limit = self.distance * length
        return distance > limit && distance + min(0, velocity) * PresentationDefaults.Drag.projection > limit
    }

    /// The threshold with unusable values replaced by those of `.sheet`.
    var usable: SwipeThreshold {
        SwipeThreshold(
            distance: distance.isUsable && distance >= 0 ? distance : Self.sheet.distance,
            velocity: velocity.isNaN || velocity < 0 ? Self.sheet.velocity : velocity)
    }
}
