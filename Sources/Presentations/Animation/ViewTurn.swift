import UIKit

/// A turn of a view in terms of Core Animation. All states have the same perspective, as part of the view's transform,
/// so Core Animation interpolates the rotation at a constant pace (N10). After a quarter turn the view is invisible.
struct ViewTurn: Equatable, Sendable {
    /// The angle of the hidden state, in radians, as in `CATransform3DMakeRotation`.
    let angle: CGFloat
    let isHorizontal: Bool
    private(set) var anchorPoint = CGPoint(x: 0.5, y: 0.5)
    /// The distance of the axis behind the view, in points.
    private(set) var depth: CGFloat = 0
    let eyeDistance: CGFloat

    /// Fails for a view without a length across the axis.
    init?(_ rotation: TransitionAnimation.Rotation, of size: CGSize, direction: UITraitEnvironmentLayoutDirection) {
        let axis = DragAxis(rotation.edge, direction: direction)
        let length = axis.length(of: size)
        guard length.isUsable, length > 0 else { return nil }
        isHorizontal = axis.isVertical
        // Slightly less than a half turn, so that the direction is defined.
        let limit = CGFloat.pi - 0.001
        let angle = min(limit, max(-limit, rotation.angle.usable))
        // A positive angle moves the right edge away from the viewer, and the top edge.
        self.angle = axis.isVertical == axis.isFar ? -angle : angle
        let asked = rotation.eyeDistance
        let distance = asked.isUsable ? asked : TransitionAnimation.Rotation(rotation.edge).eyeDistance
        // Far enough for a view that swings a quarter turn toward the viewer.
        eyeDistance = max(1.25, distance) * length
        switch rotation.axis {
        case .middle: break
        case .hinge:
            let hinge: CGFloat = axis.isFar ? 0 : 1
            anchorPoint = axis.isVertical ? CGPoint(x: 0.5, y: hinge) : CGPoint(x: hinge, y: 0.5)
        case .behind(let share): depth = (share * length).usable
        }
    }

    /// The same turn about the middle of the view, for a drag, which writes the view's position.
    var aboutMiddle: ViewTurn {
        var turn = self
        turn.anchorPoint = CGPoint(x: 0.5, y: 0.5)
        turn.depth = 0
        return turn
    }

    /// Returns the transform about the anchor point, after the view's own. That of the state at rest is not visible.
    func transform(isHidden: Bool, after transform: CGAffineTransform) -> CATransform3D {
        var perspective = CATransform3DIdentity
        perspective.m34 = -1 / eyeDistance
        let turned = CATransform3DMakeRotation(isHidden ? angle : 0, isHorizontal ? 1 : 0, isHorizontal ? 0 : 1, 0)
        let placed = CATransform3DConcat(turned, CATransform3DMakeTranslation(0, 0, -depth))
        return CATransform3DConcat(
            CATransform3DMakeAffineTransform(transform), CATransform3DConcat(placed, perspective))
    }
}

/// A view that can be turned, and the previous state of its layer.
@MainActor
struct TurnedView {
    private let view: UIView
    private let anchorPoint: CGPoint
    private let anchorPointZ: CGFloat
    private let zPosition: CGFloat
    private let isDoubleSided: Bool

    /// Prepares a view without a visible change. Without a turn it only keeps its place in front of one that turns.
    init(_ view: UIView, for turn: ViewTurn?, zPosition: CGFloat) {
        let layer = view.layer
        self.view = view
        anchorPoint = layer.anchorPoint
        anchorPointZ = layer.anchorPointZ
        self.zPosition = layer.zPosition
        isDoubleSided = layer.isDoubleSided
        layer.zPosition = zPosition
        guard let turn else { return }
        layer.isDoubleSided = false
        moveAnchorPoint(to: turn.anchorPoint)
        layer.anchorPointZ = -turn.depth
    }

    /// Removes all but the zPosition and the transform, which keeps the appearance in the middle of the turn.
    func release() {
        let shift = shift(from: anchorPoint, to: view.layer.anchorPoint)
        let depth = view.layer.anchorPointZ - anchorPointZ
        if shift != .zero || depth != 0 {
            view.transform3D = CATransform3DConcat(
                CATransform3DMakeTranslation(-shift.x, -shift.y, -depth),
                CATransform3DConcat(view.transform3D, CATransform3DMakeTranslation(shift.x, shift.y, 0)))
        }
        restoreLayer()
    }

    func restore(_ transform: CGAffineTransform) {
        restoreLayer()
        view.layer.zPosition = zPosition
        if !CATransform3DEqualToTransform(view.transform3D, CATransform3DMakeAffineTransform(transform)) {
            view.transform = transform
        }
    }

    private func restoreLayer() {
        view.layer.isDoubleSided = isDoubleSided
        moveAnchorPoint(to: anchorPoint)
        view.layer.anchorPointZ = anchorPointZ
    }

    private func moveAnchorPoint(to point: CGPoint) {
        let old = view.layer.anchorPoint
        guard old != point else { return }
        view.layer.anchorPoint = point
        view.center = view.center + shift(from: old, to: point)
    }

    private func shift(from old: CGPoint, to new: CGPoint) -> CGPoint {
        CGPoint(x: (new.x - old.x) * view.bounds.width, y: (new.y - old.y) * view.bounds.height)
    }
}

extension UIView {
    var isTransformed: Bool { !CATransform3DIsIdentity(transform3D) }
}

extension TransitionAnimation {
    /// Returns the distance of each view of a transition from its container toward the viewer, in points, if one turns.
    /// Core Animation draws what is behind a sibling's plane behind that sibling. The distances are not visible,
    /// because the perspective is in each view's own transform.
    func depths(
        in container: CGSize, hasIncoming: Bool = true, hasOutgoing: Bool = true
    ) -> (incoming: CGFloat, scrim: CGFloat, outgoing: CGFloat) {
        let turnsIncoming = hasIncoming && incoming.rotation != nil
        let turnsOutgoing = hasOutgoing && outgoing.rotation != nil
        guard turnsIncoming || turnsOutgoing else { return (0, 0, 0) }
        // More than the depth of a view that turns about one of its edges, or on a cube.
        let step = 2 * max(container.width, container.height)
        let isIncomingUpper = frontmost == .incoming
        let turnsLower = isIncomingUpper ? turnsOutgoing : turnsIncoming
        let (lower, scrim, upper) = turnsLower ? (step, 2 * step, 3 * step) : (0, 0, 2 * step)
        return isIncomingUpper ? (upper, scrim, lower) : (lower, scrim, upper)
    }
}
