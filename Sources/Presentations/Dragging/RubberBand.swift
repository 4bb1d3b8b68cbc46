import UIKit

/// How something follows a finger beyond the place where it may rest: less and less, never further than `length`.
struct RubberBand: Equatable, Sendable {
    /// The length that the stretch approaches, in points.
    let length: CGFloat

    /// How far it gives when the finger is `distance` beyond.
    func stretch(_ distance: CGFloat) -> CGFloat {
        let pull = PresentationDefaults.Drag.rubberBand * distance
        guard pull > 0, length > 0 else { return 0 }
        return length / (1 + length / pull)
    }

    /// How far beyond the finger has to be for it to give that much.
    func distance(forStretch stretch: CGFloat) -> CGFloat {
        guard stretch > 0, length > 0 else { return 0 }
        // At the whole length the finger would be infinitely far.
        let held = min(stretch, length * 0.999)
        return held * length / (PresentationDefaults.Drag.rubberBand * (length - held))
    }
}
