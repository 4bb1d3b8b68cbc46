import UIKit

/// The model of a drag, from the touch that grabs a presented view to the release. It turns positions, translations and
/// velocities into steps.
///
/// The position of the view depends on the whole translation only, and not on the number of events. A finger that moves
/// out and back brings the view back. Scrolled content under the finger belongs to the same movement: inward, the view moves
/// up to the position where it hands the drag to the content, and then the content scrolls. Outward, the content
/// scrolls to its top, and then the view moves.
struct DragModel: Equatable, Sendable {
    private let positions: SnapPositions
    /// The position of the finger when the translation is zero; below zero the content moves.
    private var startPosition: CGFloat
    /// The position at which the drag is handed to the content; `nil` without content that scrolls.
    private let handoffPosition: CGFloat?
    /// The distance by which the content stays scrolled while the view moves.
    private let pinnedOffset: CGFloat
    private let pixel: CGFloat
    private var fingerPosition: CGFloat
    private var dismissalState = DismissalState.notAsked
    /// The positions beyond which the view is being dismissed, or is held back: the innermost and the outermost snap
    /// position. If a view is caught further out, they include the place where it was caught.
    private let dismissalLines: ClosedRange<CGFloat>

    /// Whether the view may be dismissed. Asked when it gets beyond its snap positions, once in a drag.
    private enum DismissalState {
        case notAsked, underWay, refused, unavailable
    }

    /// Content under the finger that can scroll along the axis of the drag.
    struct Content: Equatable, Sendable {
        /// The distance by which it is scrolled from its top, in points; negative if it was caught while it bounced.
        var distance: CGFloat
        /// Whether the view expands before content at its top scrolls.
        var expandsFirst: Bool
        /// Whether content that is pulled beyond its top begins a refresh.
        var refreshes = false
    }

    /// Returns whether a drag in the content leaves the view alone. Content with a refresh control keeps the drag if
    /// the view would not move before the content scrolls. The user can still drag the view beside the content.
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
    ///   - pixel: The length of a pixel, in points. Smaller differences are ignored.
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
            // The content moves first, and the view stays until the content is at its top.
            handoffPosition = finger
            pinnedOffset = min(0, content.distance)
            startPosition = isAtTop ? 0 : -content.distance
        } else {
            // In the rubber band the view hands over where it was caught, or else it would jump to its snap position.
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

    /// Moves the finger, and returns the step.
    ///
    /// - Parameters:
    ///   - translation: The distance outward since the finger grabbed the view, in points.
    ///   - contentDistance: The distance by which the content is scrolled now. It takes precedence while the content
    ///     scrolls, since the content may have reached its end, or code may have scrolled it.
    ///   - permission: Whether the view may be dismissed. Called once in a drag, and again after `.later`.
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
        case .later: break
        case .refused: dismissalState = .refused
        case .unavailable: dismissalState = .unavailable
        }
        return step
    }

    /// Whether the finger moves the view out, by half a pixel at least.
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

    /// The position of the finger, as far as it moves the view.
    private var viewFinger: CGFloat {
        guard let handoffPosition else { return fingerPosition }
        return handoffPosition + max(0, fingerPosition)
    }

    private var progress: CGFloat { positions.dismissalProgress(at: position) }

    // MARK: The finger lifts

    /// Returns what a release with an outward velocity, in points per second, leads to.
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

    /// Returns what a cancelled touch leads to: by a phone call, an alert, a rotation.
    func cancel() -> DragRelease {
        settle(at: positions.nearestIndex(to: position), velocity: 0)
    }

    private func settle(at rest: Int, velocity: CGFloat) -> DragRelease {
        dismissalState == .underWay
            ? .cancelDismissal(rest: rest, velocity: velocity) : .settle(rest: rest, velocity: velocity)
    }

    /// The position at which a scroll view would come to rest.
    private func projected(_ velocity: CGFloat) -> CGFloat {
        viewFinger + velocity * SwipeThreshold.projection
    }

    /// The velocity that the spring starts with. In the rubber band the view is slower than the finger, and must not
    /// move further.
    private func seed(_ velocity: CGFloat) -> CGFloat {
        let mayGoFurtherIn = isAllowed && positions.hiddenInward != nil
        let isStretched =
            !mayGoFurtherIn && viewFinger < dismissalLines.lowerBound
            || !isAllowed && viewFinger > dismissalLines.upperBound
        return isStretched ? 0 : velocity
    }
}
