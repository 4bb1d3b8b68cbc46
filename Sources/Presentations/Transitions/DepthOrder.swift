import UIKit

/// How far in front of its container each view of a transition is, in points, if one of them turns.
///
/// Core Animation draws the part of a turning view that is behind a sibling's plane behind that sibling. Far enough apart,
/// views cover one another as they do without a turn. The distances are not seen: the perspective is in each view's transform.
struct DepthOrder: Equatable {
    private(set) var incoming: CGFloat = 0
    private(set) var outgoing: CGFloat = 0
    private(set) var scrim: CGFloat = 0

    @MainActor
    init(_ animation: TransitionAnimation, incoming: UIView?, outgoing: UIView?, in container: UIView) {
        self.init(
            animation, size: container.bounds.size, hasIncoming: incoming != nil, hasOutgoing: outgoing != nil)
    }

    init(_ animation: TransitionAnimation, size: CGSize, hasIncoming: Bool = true, hasOutgoing: Bool = true) {
        let isIncomingUpper = animation.frontmost == .incoming
        let turnsIncoming = hasIncoming && animation.incoming.rotation != nil
        let turnsOutgoing = hasOutgoing && animation.outgoing.rotation != nil
        guard turnsIncoming || turnsOutgoing else { return }
        // Farther than a view reaches that turns about one of its edges, or on a cube.
        let step = 2 * max(size.width, size.height)
        let turnsLower = isIncomingUpper ? turnsOutgoing : turnsIncoming
        let (lower, upper) = turnsLower ? (step, 3 * step) : (0, 2 * step)
        scrim = turnsLower ? 2 * step : 0
        (incoming, outgoing) = isIncomingUpper ? (upper, lower) : (lower, upper)
    }
}
