import UIKit

/// The positions at which a dragged view may rest, on a ``DragAxis``.
struct SnapPositions: Equatable, Sendable {
    /// From the most open one outward. Never empty.
    let positions: [CGFloat]
    /// The position at which the view is hidden.
    let hidden: CGFloat
    /// The length of the view at its outermost position, in points.
    let length: CGFloat
    /// The stretch that the rubber band approaches, in points: the container's length.
    let bandLength: CGFloat
    let threshold: SwipeThreshold

    /// `positions` in any order; at least one.
    init(
        _ positions: [CGFloat], hidden: CGFloat, length: CGFloat, bandLength: CGFloat, threshold: SwipeThreshold
    ) {
        precondition(!positions.isEmpty, "A view that is dragged needs a position to rest at.")
        self.positions = positions.sorted()
        self.hidden = hidden
        self.length = length
        self.bandLength = bandLength
        self.threshold = threshold.usable
    }

    var innermost: CGFloat { positions[0] }
    var outermost: CGFloat { positions[positions.count - 1] }

    /// The index of the nearest position; of two equally near ones the more open.
    func nearestIndex(to position: CGFloat) -> Int {
        var nearest = 0
        for index in positions.indices where abs(positions[index] - position) < abs(positions[nearest] - position) {
            nearest = index
        }
        return nearest
    }

    /// The position that was chosen among others, before a keyboard or new content moved them: the one of the same rank. If
    /// there is another number of them, the place that was chosen.
    func position(at index: Int, chosenAmong others: SnapPositions) -> CGFloat {
        positions.count == others.positions.count ? positions[index] : others.positions[index]
    }

    /// The share of the way out beyond the outermost position, 0…1.
    func dismissalProgress(at position: CGFloat) -> CGFloat {
        guard hidden > outermost else { return position > outermost ? 1 : 0 }
        return min(1, max(0, (position - outermost) / (hidden - outermost)))
    }

    /// The position of a view under a finger: the finger's own between the outer positions, and up to the hidden one if
    /// the view may leave; stretched beyond.
    ///
    /// - Parameter line: The position from which on it is stretched, or leaves; the outermost one, if that is further out.
    func position(of finger: CGFloat, mayLeave: Bool, beyond line: CGFloat? = nil) -> CGFloat {
        guard finger.isFinite else { return finger > 0 && mayLeave ? hidden : outermost }
        let band = RubberBand(length: bandLength)
        if finger < innermost { return innermost - band.stretch(innermost - finger) }
        let line = max(outermost, line ?? outermost)
        if finger <= line { return finger }
        return mayLeave ? min(finger, max(hidden, line)) : line + band.stretch(finger - line)
    }

    /// The position of the finger that brings a view to a position: the inverse of ``position(of:mayLeave:beyond:)``.
    func finger(for position: CGFloat, mayLeave: Bool) -> CGFloat {
        let band = RubberBand(length: bandLength)
        if position < innermost { return innermost - band.distance(forStretch: innermost - position) }
        if position <= outermost || mayLeave { return position }
        return outermost + band.distance(forStretch: position - outermost)
    }
}
