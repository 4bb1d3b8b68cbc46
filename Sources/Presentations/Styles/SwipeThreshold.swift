import UIKit

/// From when on a presented view that is let go leaves, instead of springing back.
public struct SwipeThreshold: Equatable, Sendable {
    /// The share of the view's length, 0…1, that it has to be dragged beyond.
    public var distance: CGFloat
    /// The speed at release toward the edge by which the view leaves, in points per second, that is enough by itself.
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

    /// The same threshold with what is no distance or speed replaced.
    var usable: SwipeThreshold {
        SwipeThreshold(
            distance: distance.isFinite && distance >= 0 ? distance : Self.sheet.distance,
            velocity: velocity.isNaN || velocity < 0 ? Self.sheet.velocity : velocity)
    }
}
