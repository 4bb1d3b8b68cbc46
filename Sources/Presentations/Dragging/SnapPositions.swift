import UIKit

/// The positions at which a dragged view may rest, on a ``DragAxis``.
struct SnapPositions: Equatable, Sendable {
    /// From the most open one outward. Never empty.
    let positions: [CGFloat]
    /// The position at which the view is hidden.
    let hidden: CGFloat
    /// The position at which the view is hidden beyond the opposite edge; `nil` if it may not leave there.
    let hiddenInward: CGFloat?
    /// The length of the view at its outermost position, in points.
    let length: CGFloat
    /// The stretch that the rubber band approaches, in points: the container's length.
    let bandLength: CGFloat
    let threshold: SwipeThreshold

    /// `positions` in any order; at least one.
    init(
        _ positions: [CGFloat], hidden: CGFloat, hiddenInward: CGFloat? = nil, length: CGFloat, bandLength: CGFloat,
        threshold: SwipeThreshold
    ) {
        precondition(!positions.isEmpty, "A view that is dragged needs a position to rest at.")
        self.positions = positions.sorted()
        self.hidden = hidden
        self.hiddenInward = hiddenInward
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

    /// The position at which a view and its shadow, which reaches `outset` points beyond it, are hidden.
    func hidden(_ direction: DragDirection, beyondShadow outset: CGFloat) -> CGFloat {
        guard direction == .inward, let hiddenInward else { return hidden + outset }
        return hiddenInward - outset
    }

    /// The share of the way out beyond the outermost position, or beyond the innermost one where the view may leave there,
    /// 0…1.
    func dismissalProgress(at position: CGFloat) -> CGFloat {
        if let hiddenInward, position < innermost {
            return hiddenInward < innermost ? min(1, (innermost - position) / (innermost - hiddenInward)) : 1
        }
        guard hidden > outermost else { return position > outermost ? 1 : 0 }
        return min(1, max(0, (position - outermost) / (hidden - outermost)))
    }

    /// The direction in which a release dismisses: beyond the outermost position, or beyond the innermost one where the view
    /// may leave there, and not on the way back. `nil` if it does not dismiss.
    func departure(of finger: CGFloat, velocity: CGFloat) -> DragDirection? {
        if threshold.isPassed(by: finger - outermost, of: length, velocity: velocity) { return .outward }
        let leavesInward =
            hiddenInward != nil && threshold.isPassed(by: innermost - finger, of: length, velocity: -velocity)
        return leavesInward ? .inward : nil
    }

    /// The position of a view under a finger: the finger's own between the outer positions, and up to a hidden one if the
    /// view may leave; stretched beyond.
    ///
    /// - Parameter lines: The positions between which it is neither stretched nor leaves; those of the view at rest, if they
    ///   are further out.
    func position(of finger: CGFloat, mayLeave: Bool, beyond lines: ClosedRange<CGFloat>? = nil) -> CGFloat {
        guard finger.isFinite else { return finger > 0 && mayLeave ? hidden : outermost }
        let band = RubberBand(length: bandLength)
        let inner = min(innermost, lines?.lowerBound ?? innermost)
        if finger < inner {
            if mayLeave, let hiddenInward { return max(finger, min(hiddenInward, inner)) }
            return inner - band.stretch(inner - finger)
        }
        let outer = max(outermost, lines?.upperBound ?? outermost)
        if finger <= outer { return finger }
        return mayLeave ? min(finger, max(hidden, outer)) : outer + band.stretch(finger - outer)
    }

    /// The position of the finger that brings a view to a position: the inverse of ``position(of:mayLeave:beyond:)``.
    func finger(for position: CGFloat, mayLeave: Bool) -> CGFloat {
        let band = RubberBand(length: bandLength)
        if position < innermost {
            if mayLeave, hiddenInward != nil { return position }
            return innermost - band.distance(forStretch: innermost - position)
        }
        if position <= outermost || mayLeave { return position }
        return outermost + band.distance(forStretch: position - outermost)
    }
}
