import UIKit

/// The model of a drag, from the touch that grabs a presented view to the release. It turns movements into steps. The
/// position depends on the whole translation, not on the number of events. Scrolled content under the finger belongs to
/// the same movement: inward, the view moves up to the position where it hands the drag to the content. Outward, the
/// content scrolls to its top, and then the view moves.
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
    /// Whether the view may be dismissed. Asked when it gets beyond its snap positions, again after `.later`.
    private var permission = DismissalPermission.later
    /// The positions beyond which the view is being dismissed, or is held back: the innermost and the outermost snap
    /// position. If a view is caught further out, they include the place where it was caught.
    private let dismissalLines: ClosedRange<CGFloat>

    /// Content under the finger that can scroll along the axis of the drag.
    struct Content: Equatable, Sendable {
        /// The distance by which it is scrolled from its top, in points; negative if it was caught while it bounced.
        var distance: CGFloat
        /// Whether the view expands before content at its top scrolls.
        var expandsFirst: Bool
        /// Whether content that is pulled beyond its top begins a refresh.
        var refreshes = false
    }

    /// Returns whether a drag leaves the view alone: in content with a refresh control, if the content would move.
    static func leavesView(
        to content: Content, at position: CGFloat, on positions: SnapPositions, pixel: CGFloat
    ) -> Bool {
        content.refreshes && positions.rests(at: position, pixel: pixel)
            && (!content.expandsFirst || position <= positions.innermost + pixel)
    }

    /// - Parameter pixel: The length of a pixel, in points. Smaller differences are ignored.
    init(from position: CGFloat, on positions: SnapPositions, content: Content? = nil, pixel: CGFloat) {
        self.positions = positions
        self.pixel = pixel
        let finger = positions.finger(for: position, mayLeave: true)
        // In the rubber band the finger is elsewhere than the view.
        let inner = finger == position ? min(positions.innermost, finger) : positions.innermost
        dismissalLines = inner...max(positions.outermost, finger)
        let isAtTop = content.map { $0.distance <= pixel } ?? true
        if let content, positions.rests(at: position, pixel: pixel), !isAtTop || !content.expandsFirst {
            // The content moves first, and the view stays until the content is at its top.
            handoffPosition = finger
            pinnedOffset = min(0, content.distance)
            startPosition = isAtTop ? 0 : -content.distance
        } else if let content {
            // In the rubber band the view hands over where it was caught, or else it would jump to its snap position.
            let innermost = min(positions.innermost, finger)
            handoffPosition = innermost
            pinnedOffset = isAtTop ? min(0, content.distance) : content.distance
            startPosition = finger - innermost
        } else {
            handoffPosition = nil
            pinnedOffset = 0
            startPosition = finger
        }
        fingerPosition = startPosition
    }

    var start: DragStep { step }

    // MARK: The finger moves

    /// Moves the finger, and returns the step.
    ///
    /// - Parameters:
    ///   - translation: The distance outward since the finger grabbed the view, in points.
    ///   - contentDistance: The distance by which the content is scrolled now. It takes precedence while the content
    ///     scrolls, since the content may have reached its end, or code may have scrolled it.
    ///   - ask: Returns whether the view may be dismissed. Called once in a drag, and again after `.later`.
    mutating func move(
        by translation: CGFloat, contentDistance: CGFloat? = nil, permission ask: () -> DismissalPermission
    ) -> DragStep {
        if isScrolling, let contentDistance, contentDistance > pinnedOffset {
            fingerPosition = pinnedOffset - contentDistance
            startPosition = fingerPosition - translation
        } else {
            fingerPosition = startPosition + translation
        }
        guard !isScrolling, permission == .later, isBeyondLines else { return step }
        permission = ask()
        var step = step
        step.beginsDismissal = permission == .granted
        return step
    }

    /// Whether the finger moves the view out, by half a pixel at least.
    private var isBeyondLines: Bool {
        viewFinger > dismissalLines.upperBound + pixel / 2
            || positions.hiddenInward != nil && viewFinger < dismissalLines.lowerBound - pixel / 2
    }

    private var step: DragStep {
        DragStep(
            position: position, contentDistance: contentDistance, isScrolling: isScrolling,
            dismissalProgress: permission == .granted && !isScrolling
                ? positions.dismissalProgress(at: position) : nil,
            isPastThreshold: permission == .granted && positions.departure(of: viewFinger, velocity: 0) != nil)
    }

    private var contentDistance: CGFloat? { handoffPosition == nil ? nil : pinnedOffset + max(0, -fingerPosition) }

    private var isScrolling: Bool { handoffPosition != nil && fingerPosition < 0 }

    private var position: CGFloat {
        positions.position(of: viewFinger, mayLeave: isAllowed, beyond: dismissalLines)
    }

    private var isAllowed: Bool { permission == .later || permission == .granted }

    /// The position of the finger, as far as it moves the view.
    private var viewFinger: CGFloat {
        guard let handoffPosition else { return fingerPosition }
        return handoffPosition + max(0, fingerPosition)
    }

    // MARK: The finger lifts

    /// Returns what a release with an outward velocity, in points per second, leads to.
    func end(velocity: CGFloat) -> DragRelease {
        let velocity = velocity.usable
        guard !isScrolling else { return cancel() }
        guard permission != .later, let departure = positions.departure(of: viewFinger, velocity: velocity) else {
            // The position at which a scroll view would come to rest.
            let projected = viewFinger + velocity * SwipeThreshold.projection
            return settle(at: positions.nearestIndex(to: projected), velocity: seed(velocity))
        }
        let nearest = departure == .outward ? positions.positions.count - 1 : 0
        return switch permission {
        case .granted: .finishDismissal(departure, velocity: velocity)
        case .refused: .refuseDismissal(rest: nearest, velocity: seed(velocity))
        case .unavailable, .later: .settle(rest: nearest, velocity: seed(velocity))
        }
    }

    func end(at rest: Int, velocity: CGFloat) -> DragRelease {
        settle(at: rest, velocity: isScrolling ? 0 : seed(velocity.usable))
    }

    /// Returns what a release leads to if the app chooses the dismissal. Asks for the permission unless there is one.
    mutating func dismiss(velocity: CGFloat, permission ask: () -> DismissalPermission) -> DragRelease {
        if permission == .later || permission == .unavailable { permission = ask() }
        let velocity = velocity.usable
        return switch permission {
        case .granted: .finishDismissal(.outward, velocity: velocity)
        case .refused: .refuseDismissal(rest: positions.nearestIndex(to: position), velocity: 0)
        case .later, .unavailable: end(velocity: velocity)
        }
    }

    /// Returns what a cancelled touch leads to: by a phone call, an alert, a rotation.
    func cancel() -> DragRelease { settle(at: positions.nearestIndex(to: position), velocity: 0) }

    private func settle(at rest: Int, velocity: CGFloat) -> DragRelease {
        permission == .granted
            ? .cancelDismissal(rest: rest, velocity: velocity) : .settle(rest: rest, velocity: velocity)
    }

    /// The velocity that the spring starts with. None in the rubber band, where the view must not move on.
    private func seed(_ velocity: CGFloat) -> CGFloat {
        let mayGoFurtherIn = isAllowed && positions.hiddenInward != nil
        let isStretched =
            !mayGoFurtherIn && viewFinger < dismissalLines.lowerBound
            || !isAllowed && viewFinger > dismissalLines.upperBound
        return isStretched ? 0 : velocity
    }
}

/// The result of one movement of the finger. Positions are on the ``DragAxis``, in points.
struct DragStep: Equatable, Sendable {
    var position: CGFloat
    /// The distance of the scroll view's content from its top, in points; `nil` without a scroll view.
    var contentDistance: CGFloat?
    /// Whether the content scrolls from that distance on while the view stays. Otherwise it is held there.
    var isScrolling = false
    /// The progress of an interactive dismissal, 0…1 of the way out; `nil` without one.
    var dismissalProgress: CGFloat?
    var beginsDismissal = false
    /// Whether a release without velocity dismisses here.
    var isPastThreshold = false
}

/// The result of a release. Rests are indices of ``SnapPositions``. Velocities are outward, in points per second.
enum DragRelease: Equatable, Sendable {
    /// The view settles at a snap position.
    case settle(rest: Int, velocity: CGFloat)
    /// The view settles at a snap position, and the delegate is told about the attempt to dismiss.
    case refuseDismissal(rest: Int, velocity: CGFloat)
    /// The view settles at a snap position, and the dismissal that has begun is cancelled.
    case cancelDismissal(rest: Int, velocity: CGFloat)
    /// The view moves out in a direction, and the dismissal that has begun is finished.
    case finishDismissal(DragDirection, velocity: CGFloat)
}

enum DragDirection: Equatable, Sendable {
    /// Toward the edge at which the view is dismissed.
    case outward
    /// Away from it: further in, or out at the opposite edge if that is allowed.
    case inward
}

enum DismissalPermission: Equatable, Sendable {
    case granted
    /// The content or the delegate refuses. The delegate is told about the attempt.
    case refused
    /// The view can be dismissed after something in front of it has gone, which the finger can wait for.
    case later
    /// This gesture cannot dismiss, or cannot dismiss now.
    case unavailable
}
