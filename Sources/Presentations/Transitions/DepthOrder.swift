import UIKit

/// The distance of each view of a transition from its container toward the viewer, in points, if one of them turns.
///
/// If a part of a turning view is behind a sibling's plane, Core Animation draws it behind that sibling. Views that are
/// far enough apart cover one another as they do without a turn. The distances are not visible, because the perspective
/// is in each view's own transform.
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
        // More than the depth of a view that turns about one of its edges, or on a cube.
        let step = 2 * max(size.width, size.height)
        let turnsLower = isIncomingUpper ? turnsOutgoing : turnsIncoming
        let (lower, upper) = turnsLower ? (step, 3 * step) : (0, 2 * step)
        scrim = turnsLower ? 2 * step : 0
        (incoming, outgoing) = isIncomingUpper ? (upper, lower) : (lower, upper)
    }
}
