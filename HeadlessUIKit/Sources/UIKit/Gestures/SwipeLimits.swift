/// What a swipe has to keep to some time after the finger came down: a longer one may be shorter, and has to be
/// straighter (Z31). The numbers were recorded, Apple does not publish them.
struct SwipeLimits: Equatable {
    enum Verdict {
        case stroke, open, failure
    }

    private static let longestTime: TimeInterval = 0.5

    /// The least movement in the direction of the swipe.
    let least: CGFloat
    /// The largest movement across it.
    let most: CGFloat

    /// Nil if it is too late for a swipe.
    init?(after seconds: TimeInterval) {
        guard seconds <= Self.longestTime else { return nil }
        least = 50 - 47 * seconds
        most = 50 - 49 * seconds
    }

    /// A finger may go back part of its way, but not behind its start.
    func verdict(on way: (along: CGFloat, across: CGFloat)) -> Verdict {
        guard way.along >= 0, abs(way.across) <= most else { return .failure }
        return way.along >= least ? .stroke : .open
    }
}
