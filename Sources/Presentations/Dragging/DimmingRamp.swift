import UIKit

/// How much of the dimming belongs to a position of the presented view: a line between two places.
struct DimmingRamp: Equatable, Sendable {
    /// All of the dimming is there at this place and further inward.
    private let full: CGFloat
    /// Nothing of it is there at this place and further outward. Where both places are one there is nothing anywhere.
    private let none: CGFloat
    private let outermost: CGFloat

    /// `undimmed` is the index of the largest rest without dimming. `nil`: the dimming is complete at every rest, and goes
    /// as the view goes out of sight.
    init(_ track: SnapPositions, undimmed: Int?) {
        outermost = track.outermost
        if let undimmed {
            let boundary = track.rests[min(max(0, undimmed), track.rests.count - 1)]
            none = boundary
            // Rests that happen to be at the same place are all undimmed.
            full = track.rests.last { $0 < boundary } ?? boundary
        } else {
            full = track.outermost
            // A view that cannot get out of sight keeps its dimming.
            none = track.hidden > track.outermost ? track.hidden : .infinity
        }
    }

    /// 0…1. For a position that is no number that of the outermost rest.
    func level(at position: CGFloat) -> CGFloat {
        guard full < none else { return 0 }
        let position = position.isNaN ? outermost : position
        if position <= full { return 1 }
        guard none.isFinite else { return 1 }
        return max(0, (none - position) / (none - full))
    }
}
