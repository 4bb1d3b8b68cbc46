import UIKit

/// The resistance of a view that is dragged beyond its snap positions. The view follows less and less, and never
/// further than `length`.
struct RubberBand: Equatable, Sendable {
    /// The length that the stretch approaches, in points.
    let length: CGFloat

    /// Returns the stretch, in points, for a finger that is `distance` points beyond the snap position.
    func stretch(_ distance: CGFloat) -> CGFloat {
        let pull = PresentationDefaults.Drag.rubberBand * distance
        guard pull > 0, length > 0 else { return 0 }
        return length / (1 + length / pull)
    }

    /// Returns the distance of the finger, in points, that gives a stretch: the inverse of ``stretch(_:)``.
    func distance(forStretch stretch: CGFloat) -> CGFloat {
        guard stretch > 0, length > 0 else { return 0 }
        // A stretch of the whole length has an infinite distance.
        let held = min(stretch, length * 0.999)
        return held * length / (PresentationDefaults.Drag.rubberBand * (length - held))
    }
}
