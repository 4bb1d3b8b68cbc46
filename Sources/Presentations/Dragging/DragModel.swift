import UIKit

/// The model of a drag, from the touch that grabs a presented view to the release: positions, translations and velocities
/// in, steps out.
///
/// The position of the view depends on the whole translation only, not on the number of events: a finger that goes out and
/// back brings the view back. Scrolled content under the finger is part of the same way. Going inward the view opens up to
/// the position where it hands the finger to the content, and then the content scrolls; going outward the content scrolls to
/// its top, and then the view moves.
struct DragModel: Equatable, Sendable {
    private let positions: SnapPositions
    /// The position of the finger when the translation is zero; below zero the content moves.
    private var startPosition: CGFloat
    /// The position at which the finger is handed to the content; `nil` without content that scrolls.
    private let handoffPosition: CGFloat?
    /// The distance that the content stays scrolled while the view moves.
    private let pinnedOffset: CGFloat
    private let pixel: CGFloat
    private var fingerPosition: CGFloat
    private var dismissalState = DismissalState.notAsked
    /// Beyond them the view leaves, or is held back: the outermost rest, and the innermost one. A view that is caught outside
    /// of its rests is neither, unless the finger takes it further out.
    private let dismissalLines: ClosedRange<CGFloat>

    /// Whether the view may leave beyond its rests. Asked when it gets there, once in a drag.
    private enum DismissalState {
        case notAsked, underWay, refused, unavailable
    }

    /// Content under the finger that can scroll along the axis of the drag.
    struct Content: Equatable, Sendable {
        /// The distance that it is scrolled from its top, in points; below zero where it was caught while it bounced.
        var distance: CGFloat
        /// Whether the view opens before content at its top scrolls.
        var expandsFirst: Bool
        /// Whether content that is pulled beyond its top begins a refresh.
        var refreshes = false
    }

    /// Returns whether a finger in the content leaves the view alone: content that refreshes keeps its pulls where nothing is
    /// left for the view to do before the content scrolls. The view is still dragged beside the content.
    static func leavesView(
        to content: Content, at position: CGFloat, on positions: SnapPositions, pixel: CGFloat
    ) -> Bool {
        guard content.refreshes, positions.positions.contains(where: { abs($0 - position) <= pixel }) else {
            return false
        }
        return !content.expandsFirst || position <= positions.innermost + pixel
    }

    /// - Parameters:
    ///   - position: The position of the view on the screen, wherever it is grabbed.
    ///   - content: The content that the finger could scroll.
    ///   - pixel: The length of a pixel in points: smaller differences count as none.
    init(from position: CGFloat, on positions: SnapPositions, content: Content? = nil, pixel: CGFloat) {
        self.positions = positions
        self.pixel = pixel
        let finger = positions.finger(for: position, mayLeave: true)
        let inner = positions.hiddenInward == nil ? positions.innermost : min(positions.innermost, finger)
        dismissalLines = inner...max(positions.outermost, finger)
        guard let content else {
            handoffPosition = nil
            pinnedOffset = 0
            startPosition = finger
            fingerPosition = finger
            return
        }
        let isAtTop = content.distance <= pixel
        let isAtRest = positions.positions.contains { abs($0 - position) <= pixel }
        if isAtRest, !isAtTop || !content.expandsFirst {
            // The content goes first, and the view stays until that is at its top.
            handoffPosition = finger
            pinnedOffset = min(0, content.distance)
            startPosition = isAtTop ? 0 : -content.distance
        } else {
            // In the rubber band the view hands over where it was caught, or it would jump to its rest.
            let innermost = min(positions.innermost, finger)
            handoffPosition = innermost
            pinnedOffset = isAtTop ? min(0, content.distance) : content.distance
            startPosition = finger - innermost
        }
        fingerPosition = startPosition
    }

    /// The step before the finger has moved.
    var start: DragStep { step }

    // MARK: The finger moves

    /// The finger has moved this far outward since it grabbed the view, in points.
    ///
    /// - Parameters:
    ///   - translation: The whole translation.
    ///   - contentDistance: The distance that the content is scrolled now. While it scrolls, the content knows best where it
    ///     is: it may have reached its end, or code may have scrolled it.
    ///   - permission: Whether the view may be dismissed. Called at most once in a drag.
    mutating func move(
        by translation: CGFloat, contentDistance: CGFloat? = nil, permission: () -> DismissalPermission
    ) -> DragStep {
        if isScrolling, let contentDistance, contentDistance > pinnedOffset {
            fingerPosition = pinnedOffset - contentDistance
            startPosition = fingerPosition - translation
        } else {
            fingerPosition = startPosition + translation
        }
        guard !isScrolling, dismissalState == .notAsked, isBeyondLines else { return step }
        switch permission() {
        case .granted:
            dismissalState = .underWay
            var step = step
            step.dismissal = .begins(progress: progress)
            return step
        case .refused: dismissalState = .refused
        case .unavailable: dismissalState = .unavailable
        }
        return step
    }

    /// Whether the finger takes the view out, by half a pixel at least.
    private var isBeyondLines: Bool {
        viewFinger > dismissalLines.upperBound + pixel / 2
            || positions.hiddenInward != nil && viewFinger < dismissalLines.lowerBound - pixel / 2
    }

    private var step: DragStep {
        DragStep(
            position: position, content: contentStep,
            dismissal: dismissalState == .underWay && !isScrolling ? .continues(progress: progress) : .none,
            isPastThreshold: dismissalState == .underWay && positions.departure(of: viewFinger, velocity: 0) != nil)
    }

    private var contentStep: DragStep.Content {
        guard handoffPosition != nil else { return .untouched }
        let distance = pinnedOffset + max(0, -fingerPosition)
        return isScrolling ? .released(at: distance) : .held(at: distance)
    }

    /// Whether the finger moves the content now.
    private var isScrolling: Bool { handoffPosition != nil && fingerPosition < 0 }

    private var position: CGFloat {
        positions.position(of: viewFinger, mayLeave: isAllowed, beyond: dismissalLines)
    }

    private var isAllowed: Bool { dismissalState == .notAsked || dismissalState == .underWay }

    /// The position of the finger as far as it moves the view.
    private var viewFinger: CGFloat {
        guard let handoffPosition else { return fingerPosition }
        return handoffPosition + max(0, fingerPosition)
    }

    private var progress: CGFloat { positions.dismissalProgress(at: position) }

    // MARK: The finger lifts

    /// The finger has lifted with an outward velocity, in points per second.
    func end(velocity: CGFloat) -> DragRelease {
        let velocity = velocity.usable
        guard !isScrolling else { return settle(at: positions.nearestIndex(to: position), velocity: 0) }
        let last = positions.positions.count - 1
        guard let departure = positions.departure(of: viewFinger, velocity: velocity) else {
            return settle(at: positions.nearestIndex(to: projected(velocity)), velocity: seed(velocity))
        }
        let nearest = departure == .outward ? last : 0
        return switch dismissalState {
        case .underWay: .finishDismissal(departure, velocity: velocity)
        case .refused: .refuseDismissal(rest: nearest, velocity: seed(velocity))
        case .unavailable: .settle(rest: nearest, velocity: seed(velocity))
        case .notAsked: settle(at: positions.nearestIndex(to: projected(velocity)), velocity: seed(velocity))
        }
    }

    /// The touch was cancelled: by a call, an alert, a rotation.
    func cancel() -> DragRelease {
        settle(at: positions.nearestIndex(to: position), velocity: 0)
    }

    private func settle(at rest: Int, velocity: CGFloat) -> DragRelease {
        dismissalState == .underWay
            ? .cancelDismissal(rest: rest, velocity: velocity) : .settle(rest: rest, velocity: velocity)
    }

    /// The position at which a scroll view would come to rest.
    private func projected(_ velocity: CGFloat) -> CGFloat {
        viewFinger + velocity * PresentationDefaults.Drag.projection
    }

    /// The velocity that the spring starts with. In the rubber band the view is slower than the finger, and must not go
    /// further.
    private func seed(_ velocity: CGFloat) -> CGFloat {
        let mayGoFurtherIn = isAllowed && positions.hiddenInward != nil
        let isStretched =
            !mayGoFurtherIn && viewFinger < dismissalLines.lowerBound
            || !isAllowed && viewFinger > dismissalLines.upperBound
        return isStretched ? 0 : velocity
    }
}
