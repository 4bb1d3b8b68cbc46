import UIKit

/// The places between which a presented view can be dragged, as positions on a ``DragAxis``.
struct SnapPositions: Equatable, Sendable {
    /// Where it may rest, from the most open place outward. Never empty.
    let rests: [CGFloat]
    /// Where it is out of sight.
    let hidden: CGFloat
    /// How long the view is at its outermost rest, in points.
    let length: CGFloat
    /// What the rubber band approaches, in points: the container's length.
    let bandLength: CGFloat
    let threshold: SwipeThreshold

    /// `rests` in any order; at least one.
    init(rests: [CGFloat], hidden: CGFloat, length: CGFloat, bandLength: CGFloat, threshold: SwipeThreshold) {
        precondition(!rests.isEmpty, "What is dragged needs a place to rest.")
        self.rests = rests.sorted()
        self.hidden = hidden
        self.length = length
        self.bandLength = bandLength
        self.threshold = threshold.usable
    }

    var innermost: CGFloat { rests[0] }
    var outermost: CGFloat { rests[rests.count - 1] }

    /// The index of the rest that is nearest; of two equally near ones the more open.
    func nearestRest(to position: CGFloat) -> Int {
        var nearest = 0
        for index in rests.indices where abs(rests[index] - position) < abs(rests[nearest] - position) {
            nearest = index
        }
        return nearest
    }

    /// Where a rest is that was chosen on another track, before the keyboard or new content has moved the rests: the one of
    /// the same rank; where there is another number of them, the place that was chosen.
    func position(ofRest index: Int, chosenOn other: SnapPositions) -> CGFloat {
        rests.count == other.rests.count ? rests[index] : other.rests[index]
    }

    /// How much of the way out of sight is done beyond the outermost rest, 0…1.
    func dismissalProgress(at position: CGFloat) -> CGFloat {
        guard hidden > outermost else { return position > outermost ? 1 : 0 }
        return min(1, max(0, (position - outermost) / (hidden - outermost)))
    }

    /// Where a finger's position leads: as it is between the rests, and to the hidden place where the view may leave;
    /// stretched beyond.
    ///
    /// - Parameter line: From where on it is stretched, or cannot leave any further; the outermost rest, if that is
    ///   further out.
    func place(of finger: CGFloat, mayLeave: Bool, beyond line: CGFloat? = nil) -> CGFloat {
        guard finger.isFinite else { return finger > 0 && mayLeave ? hidden : outermost }
        let band = RubberBand(length: bandLength)
        if finger < innermost { return innermost - band.stretch(innermost - finger) }
        let line = max(outermost, line ?? outermost)
        if finger <= line { return finger }
        return mayLeave ? min(finger, max(hidden, line)) : line + band.stretch(finger - line)
    }

    /// The finger's position that leads to a place: the inverse of ``place(of:mayLeave:)``.
    func finger(for place: CGFloat, mayLeave: Bool) -> CGFloat {
        let band = RubberBand(length: bandLength)
        if place < innermost { return innermost - band.distance(forStretch: innermost - place) }
        if place <= outermost || mayLeave { return place }
        return outermost + band.distance(forStretch: place - outermost)
    }
}
