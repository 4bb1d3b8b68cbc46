import UIKit

/// A finger's hold on a presented view, from the touch that grabs it to the release: positions, translations and
/// velocities in, decisions out.
///
/// Where the view is depends on the whole translation only, not on how many events it came in: a finger that goes out
/// and back brings the view back. Scrolled content under the finger is part of the same way. Going inward the view opens
/// up to the place where the content takes over, and then the content scrolls; going outward the content scrolls to its
/// top, and then the view moves.
struct DragModel: Equatable, Sendable {
    private let track: SnapPositions
    /// The finger's place on the way when the translation is zero; below zero it is the content that moves.
    private var origin: CGFloat
    /// The finger's position at which the content takes over; `nil` where there is no content to scroll.
    private let takeOver: CGFloat?
    /// How far the content stays scrolled while the view moves.
    private let held: CGFloat
    private let pixel: CGFloat
    private var way: CGFloat
    private var departure = Departure.unasked
    /// Beyond it the view is leaving, or held back: the outermost rest. Caught outside of its rests the view is neither,
    /// unless the finger takes it further out.
    private let departureLine: CGFloat

    /// Whether the view may leave beyond its outermost rest. Asked for when it gets there, once in a drag.
    private enum Departure {
        case unasked, underWay, refused
    }

    /// Content under the finger that can scroll along the axis of the drag.
    struct Content: Equatable, Sendable {
        /// How far it is scrolled from its top, in points; below zero where it was caught on its way back to the top.
        var distance: CGFloat
        /// Whether the view opens before content at its top scrolls.
        var expandsFirst: Bool
    }

    /// - Parameters:
    ///   - place: The view's position on the screen, wherever it is grabbed.
    ///   - content: What else the finger could move.
    ///   - pixel: The length of a pixel in points: what is nearer than that is at its place.
    init(from place: CGFloat, on track: SnapPositions, content: Content? = nil, pixel: CGFloat) {
        self.track = track
        self.pixel = pixel
        let finger = track.finger(for: place, mayLeave: true)
        departureLine = max(track.outermost, finger)
        guard let content else {
            takeOver = nil
            held = 0
            origin = finger
            way = finger
            return
        }
        let isAtTop = content.distance <= pixel
        let isAtRest = track.rests.contains { abs($0 - place) <= pixel }
        if isAtRest, !isAtTop || !content.expandsFirst {
            // The content goes first, and the view stays until that is at its top.
            takeOver = finger
            held = min(0, content.distance)
            origin = isAtTop ? 0 : -content.distance
        } else {
            // Caught in the rubber band it is that place, or the view would jump to its rest.
            let innermost = min(track.innermost, finger)
            takeOver = innermost
            held = isAtTop ? min(0, content.distance) : content.distance
            origin = finger - innermost
        }
        way = origin
    }

    // MARK: Where things are

    /// Whether it is the content that the finger moves now.
    var isScrolling: Bool { takeOver != nil && way < 0 }

    /// How far the content is to be scrolled from its top; `nil` where there is none.
    var contentDistance: CGFloat? { takeOver == nil ? nil : held + max(0, -way) }

    /// The view's position now.
    var place: CGFloat { track.place(of: finger, mayLeave: departure != .refused, beyond: departureLine) }

    private var finger: CGFloat {
        guard let takeOver else { return way }
        return takeOver + max(0, way)
    }

    // MARK: The finger moves

    /// The finger has moved this far outward since it grabbed the view, in points.
    ///
    /// - Parameters:
    ///   - translation: The whole translation.
    ///   - contentDistance: How far the content is scrolled now. While it scrolls it is the content that says where it
    ///     is: it may have reached its end, or somebody may have scrolled it.
    ///   - mayLeave: Whether the view may be dismissed. Called at most once in a drag.
    mutating func move(
        by translation: CGFloat, contentDistance: CGFloat? = nil, mayLeave: () -> Bool
    ) -> DragDecision {
        if isScrolling, let contentDistance, contentDistance > held {
            way = held - contentDistance
            origin = way - translation
        } else {
            way = origin + translation
        }
        guard !isScrolling else { return .leaveToScrollView(at: place) }
        if departure == .unasked, finger > departureLine + pixel / 2 {
            departure = mayLeave() ? .underWay : .refused
            if departure == .underWay { return .beginDismissal(at: place, progress: progress) }
        }
        return departure == .underWay ? .updateDismissal(at: place, progress: progress) : .move(to: place)
    }

    private var progress: CGFloat { track.dismissalProgress(at: place) }

    // MARK: The finger lets go

    /// The finger has left with an outward velocity, in points per second.
    func end(velocity: CGFloat) -> DragRelease {
        let velocity = velocity.usable
        guard !isScrolling else { return settle(at: track.nearestRest(to: place), velocity: 0) }
        let leaves = departs(velocity)
        switch departure {
        case .underWay where leaves: return .finishDismissal(velocity: velocity)
        case .refused where leaves:
            return .refuseDismissal(rest: track.rests.count - 1, velocity: seed(velocity))
        default: return settle(at: track.nearestRest(to: projected(velocity)), velocity: seed(velocity))
        }
    }

    /// The touch was taken away: by a call, an alert, a turn of the device.
    func cancel() -> DragRelease {
        settle(at: track.nearestRest(to: place), velocity: 0)
    }

    private func settle(at rest: Int, velocity: CGFloat) -> DragRelease {
        departure == .underWay
            ? .cancelDismissal(rest: rest, velocity: velocity) : .settle(rest: rest, velocity: velocity)
    }

    /// Whether a release there and so fast dismisses: only from beyond the outermost rest, and not on the way back.
    private func departs(_ velocity: CGFloat) -> Bool {
        track.threshold.isPassed(by: finger - track.outermost, of: track.length, velocity: velocity)
    }

    /// Where a scroll view would come to rest.
    private func projected(_ velocity: CGFloat) -> CGFloat {
        finger + velocity * PresentationDefaults.Drag.projection
    }

    /// What the spring starts with. In the rubber band the view is slower than the finger, and must not go further.
    private func seed(_ velocity: CGFloat) -> CGFloat {
        let isStretched = finger < track.innermost || departure == .refused && finger > departureLine
        return isStretched ? 0 : velocity
    }
}
