import UIKit

/// From when on what a finger lets go of goes on, instead of springing back: a presented view that leaves, a pop, a change
/// of tabs. To look at the distance alone give it an infinite velocity.
///
/// ```swift
/// // Swiped down beyond 0.382 of its height, or at 920 points per second, over a presenter at half of its opacity:
/// presentAsCard(article, style: Card(
///     presenter: .faded(), animation: .slide(from: .bottom, timing: .curve(.easeInOut, duration: 0.25)),
///     swipeThreshold: .card))
/// ```
public struct SwipeThreshold: Equatable, Sendable {
    /// The share of the way, 0…1, that it has to be dragged beyond: of the view's length, or of the container's width.
    public var distance: CGFloat
    /// The speed at release in the direction of the way, in points per second, that is enough by itself.
    public var velocity: CGFloat

    /// A threshold of your own. Values that are negative or no numbers count as those of `.sheet`.
    public init(distance: CGFloat, velocity: CGFloat) {
        self.distance = distance
        self.velocity = velocity
    }

    /// More than half of the height, or 1000 points per second, as measured on UIKit's sheets.
    public static let sheet = SwipeThreshold(
        distance: PresentationDefaults.Swipe.sheetDistance, velocity: PresentationDefaults.Swipe.sheetVelocity)
    /// More than 0.382 of the length, or 920 points per second: a lighter hand is enough for something small.
    public static let card = SwipeThreshold(
        distance: PresentationDefaults.Swipe.cardDistance, velocity: PresentationDefaults.Swipe.cardVelocity)

    /// More than 0.3 of the width, or 920 points per second: going back in a navigation controller.
    public static let pop = SwipeThreshold(
        distance: PresentationDefaults.Swipe.popDistance, velocity: PresentationDefaults.Swipe.cardVelocity)
    /// More than half of the way, or 920 points per second: what a finger brings in from an edge of the screen.
    public static let edge = SwipeThreshold(
        distance: PresentationDefaults.Swipe.edgeDistance, velocity: PresentationDefaults.Swipe.cardVelocity)

    /// Whether something that is let go after a way of that many points, and so fast, does not come back. One that is on its
    /// way back does, if it would glide to less than the distance.
    ///
    /// - Parameters:
    ///   - way: Points from the beginning.
    ///   - length: Points of the whole way.
    ///   - velocity: Points per second away from the beginning.
    func isPassed(by way: CGFloat, of length: CGFloat, velocity: CGFloat) -> Bool {
        guard way > 0 else { return false }
        if velocity >= self.velocity { return true }
        let limit = distance * length
        return way > limit && way + min(0, velocity) * PresentationDefaults.Drag.projection > limit
    }

    /// The same threshold with what is no distance or speed replaced.
    var usable: SwipeThreshold {
        SwipeThreshold(
            distance: distance.isUsable && distance >= 0 ? distance : Self.sheet.distance,
            velocity: velocity.isNaN || velocity < 0 ? Self.sheet.velocity : velocity)
    }
}
