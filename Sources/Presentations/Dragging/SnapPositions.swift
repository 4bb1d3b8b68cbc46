import UIKit

/// The positions at which a dragged view may rest, on a ``DragAxis``.
struct SnapPositions: Equatable, Sendable {
    /// The positions, from the most open one outward. Never empty.
    let positions: [CGFloat]
    let hidden: CGFloat
    /// The position at which the view is hidden beyond the opposite edge; `nil` if it cannot be dismissed there.
    let hiddenInward: CGFloat?
    /// The length of the view at its outermost position, in points.
    let length: CGFloat
    /// The stretch that the rubber band approaches outward, in points: the container's length.
    let bandLength: CGFloat
    let threshold: SwipeThreshold

    init(
        _ positions: [CGFloat], hidden: CGFloat, hiddenInward: CGFloat? = nil, length: CGFloat, bandLength: CGFloat,
        threshold: SwipeThreshold
    ) {
        precondition(!positions.isEmpty, "A dragged view needs a position to rest at.")
        self.positions = positions.sorted()
        self.hidden = hidden
        self.hiddenInward = hiddenInward
        self.length = length
        self.bandLength = bandLength
        self.threshold = threshold.usable
    }

    var innermost: CGFloat { positions[0] }
    var outermost: CGFloat { positions[positions.count - 1] }

    /// Returns the index of the nearest position; of two equally near ones, the more open.
    func nearestIndex(to position: CGFloat) -> Int {
        positions.indices.min { abs(positions[$0] - position) < abs(positions[$1] - position) } ?? 0
    }

    /// Returns whether a position is one of the snap positions, apart from less than a pixel.
    func rests(at position: CGFloat, pixel: CGFloat) -> Bool {
        positions.contains { abs($0 - position) <= pixel }
    }

    /// Returns the position that was chosen among others before a keyboard or new content moved them: the one with the
    /// same index, or the chosen place itself if the number of positions has changed.
    func position(at index: Int, chosenAmong others: SnapPositions) -> CGFloat {
        positions.count == others.positions.count ? positions[index] : others.positions[index]
    }

    /// Returns the position at which a view and its shadow, which reaches `outset` points beyond it, are hidden.
    func hidden(_ direction: DragDirection, beyondShadow outset: CGFloat) -> CGFloat {
        guard direction == .inward, let hiddenInward else { return hidden + outset }
        return hiddenInward - outset
    }

    /// Returns the fraction of the way out, 0…1, beyond the outermost position, or the innermost if it leads out there.
    func dismissalProgress(at position: CGFloat) -> CGFloat {
        if let hiddenInward, position < innermost {
            return hiddenInward < innermost ? min(1, (innermost - position) / (innermost - hiddenInward)) : 1
        }
        guard hidden > outermost else { return position > outermost ? 1 : 0 }
        return min(1, max(0, (position - outermost) / (hidden - outermost)))
    }

    /// Returns the direction in which a release dismisses: beyond the outermost position, or beyond the innermost one
    /// if the view can be dismissed there, but not on the way back. `nil` if it does not dismiss.
    func departure(of finger: CGFloat, velocity: CGFloat) -> DragDirection? {
        if threshold.isPassed(by: finger - outermost, of: length, velocity: velocity) { return .outward }
        let leavesInward =
            hiddenInward != nil && threshold.isPassed(by: innermost - finger, of: length, velocity: -velocity)
        return leavesInward ? .inward : nil
    }

    /// Returns the position of a dragged view: the finger's own between the outer positions, and up to a hidden one if
    /// the view may be dismissed; stretched beyond.
    ///
    /// - Parameter lines: Positions further out than the snap positions between which the view is not stretched.
    func position(of finger: CGFloat, mayLeave: Bool, beyond lines: ClosedRange<CGFloat>? = nil) -> CGFloat {
        guard finger.isFinite else { return finger > 0 && mayLeave ? hidden : outermost }
        let inner = min(innermost, lines?.lowerBound ?? innermost)
        if finger < inner {
            if mayLeave, let hiddenInward { return max(finger, min(hiddenInward, inner)) }
            return inner - Self.stretch(inner - finger, within: inwardBandLength)
        }
        let outer = max(outermost, lines?.upperBound ?? outermost)
        if finger <= outer { return finger }
        return mayLeave ? min(finger, max(hidden, outer)) : outer + Self.stretch(finger - outer, within: bandLength)
    }

    /// Returns the position of the finger for a position of the view: the inverse of ``position(of:mayLeave:beyond:)``.
    /// That is the position itself for a view that a spring has brought further in than the rubber band reaches.
    func finger(for position: CGFloat, mayLeave: Bool) -> CGFloat {
        if position < innermost {
            let isFree = mayLeave && hiddenInward != nil || innermost - position >= inwardBandLength
            guard !isFree else { return position }
            return innermost - Self.distance(forStretch: innermost - position, within: inwardBandLength)
        }
        if position <= outermost || mayLeave { return position }
        return outermost + Self.distance(forStretch: position - outermost, within: bandLength)
    }

    // Beyond its snap positions a dragged view follows less and less, and never further than a length.

    /// The stretch that the rubber band approaches inward, in points: a quarter of the room to the opposite edge of the
    /// container. A view that almost fills the screen gives a little, as UIKit's sheets do, and never leaves it.
    private var inwardBandLength: CGFloat { max(0, innermost - (hidden - bandLength)) / 4 }

    /// The fraction of the finger's movement that the view follows at first, as in UIKit's scroll views.
    private static let looseness: CGFloat = 0.55

    /// Returns the stretch, in points, for a finger that is `distance` points beyond the snap position.
    static func stretch(_ distance: CGFloat, within length: CGFloat) -> CGFloat {
        let pull = looseness * distance
        guard pull > 0, length > 0 else { return 0 }
        return length / (1 + length / pull)
    }

    /// Returns the distance of the finger, in points, that gives a stretch.
    static func distance(forStretch stretch: CGFloat, within length: CGFloat) -> CGFloat {
        guard stretch > 0, length > 0 else { return 0 }
        // A stretch of the whole length has an infinite distance.
        let held = min(stretch, length * 0.999)
        return held * length / (looseness * (length - held))
    }
}
