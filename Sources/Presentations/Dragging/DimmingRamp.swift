import UIKit

/// The level of the dimming at each position of the presented view, linear between two positions.
struct DimmingRamp: Equatable, Sendable {
    /// The dimming is complete at this position and further inward.
    private let full: CGFloat
    /// There is no dimming at this position and further outward. If both positions are equal, there is none anywhere.
    private let none: CGFloat
    /// The positions between which the dimming fades on the way out at the opposite edge, with none at the lower one.
    /// `nil` if the view is not dismissed toward that edge.
    private let inward: ClosedRange<CGFloat>?
    private let outermost: CGFloat

    /// - Parameter undimmed: The index of the largest position without dimming. With `nil` the dimming is complete at
    ///   every position, and fades on the way out.
    init(_ snaps: SnapPositions, undimmed: Int?) {
        outermost = snaps.outermost
        inward = snaps.hiddenInward.flatMap { $0 < snaps.innermost ? $0...snaps.innermost : nil }
        if let undimmed {
            let boundary = snaps.positions[min(max(0, undimmed), snaps.positions.count - 1)]
            none = boundary
            // Detents that happen to be at the same position are all undimmed.
            full = snaps.positions.last { $0 < boundary } ?? boundary
        } else {
            full = snaps.outermost
            // A view that cannot be hidden keeps its dimming.
            none = snaps.hidden > snaps.outermost ? snaps.hidden : .infinity
        }
    }

    /// Returns the level, 0…1. For NaN it is that of the outermost position.
    func level(at position: CGFloat) -> CGFloat {
        guard full < none else { return 0 }
        let position = position.isNaN ? outermost : position
        if let inward, position < inward.upperBound {
            return max(0, (position - inward.lowerBound) / (inward.upperBound - inward.lowerBound))
        }
        if position <= full { return 1 }
        guard none.isFinite else { return 1 }
        return max(0, (none - position) / (none - full))
    }
}
