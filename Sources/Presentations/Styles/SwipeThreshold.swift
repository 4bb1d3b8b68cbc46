import UIKit

/// The distance or velocity at which releasing a finger completes a transition: a dismissal, a pop, a change of tabs. Below
/// both the view springs back. An infinite velocity leaves only the distance.
///
/// ```swift
/// // Dismissed beyond 0.382 of its height, or at 920 points per second, over a presenting view at half its opacity:
/// presentAsCard(article, style: Card(
///     presenter: .faded(), animation: .slide(from: .bottom, timing: .curve(.easeInOut, duration: 0.25)),
///     swipeThreshold: .light))
/// ```
public struct SwipeThreshold: Equatable, Sendable {
    /// The fraction, 0…1, beyond which the view has to be dragged: of its length, or of the container's width.
    public var distance: CGFloat
    /// The velocity at release that is sufficient at any distance, in points per second in the direction of the transition.
    public var velocity: CGFloat

    /// Creates a threshold. A distance that is negative, NaN or infinite counts as that of `.sheet`, as does a velocity that is
    /// negative or NaN.
    public init(distance: CGFloat, velocity: CGFloat) {
        self.distance = distance
        self.velocity = velocity
    }

    /// More than half the height, or 1000 points per second, as measured on UIKit's sheets.
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

    /// Returns whether a release completes the transition. A view that is moving back does not complete it if it would glide to
    /// less than the distance.
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
