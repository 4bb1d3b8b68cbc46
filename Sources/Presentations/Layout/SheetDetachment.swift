import UIKit

/// The corners of a half-sheet that is detached from the edges.
struct SheetDetachment {
    let halfSheet: HalfSheet
    let environment: LayoutEnvironment

    private var isFloating: Bool { halfSheet.isFloating(in: environment) }
    private var margin: CGFloat { halfSheet.margin(in: environment) }

    /// Returns the radii around a frame at a distance from the edges.
    func corners(of frame: CGRect, at margin: CGFloat) -> CornerRadii {
        let detached = detachedCorners(of: frame)
        guard margin < self.margin else { return detached }
        return attachedCorners(of: frame, detached).mixed(with: detached, share: margin / self.margin)
    }

    private func detachedCorners(of frame: CGRect) -> CornerRadii {
        if let corners = halfSheet.corners { return corners.resolved(for: frame, in: environment) }
        if let radius = halfSheet.preferredCornerRadius { return CornerRadii(top: radius, bottom: radius) }
        guard isFloating else {
            let radius = PresentationDefaults.HalfSheet.cornerRadius
            return CornerRadii(top: radius, bottom: radius)
        }
        let top = PresentationDefaults.HalfSheet.floatingTopRadius
        let bottom = max(top, displayRadius * PresentationDefaults.HalfSheet.floatingBottomShare)
        let isNear = isNearDisplay(frame)
        return CornerRadii(
            topLeft: top, topRight: top, bottomLeft: isNear.left ? bottom : top,
            bottomRight: isNear.right ? bottom : top)
    }

    /// Square at the bottom. In the floating look they are as round as the display, or the sheet would leave its
    /// corners on the way.
    private func attachedCorners(of frame: CGRect, _ detached: CornerRadii) -> CornerRadii {
        let bottom = isFloating ? displayRadius : 0
        let isNear = isNearDisplay(frame)
        return CornerRadii(
            topLeft: detached.topLeft, topRight: detached.topRight, bottomLeft: isNear.left ? bottom : 0,
            bottomRight: isNear.right ? bottom : 0)
    }

    private var displayRadius: CGFloat {
        environment.displayCornerRadius(halfSheet.corners?.display ?? .known)
    }

    /// Whether the lower corners are in the corners of the display, apart from the margin.
    private func isNearDisplay(_ frame: CGRect) -> (left: Bool, right: Bool) {
        guard let room = environment.displayRoom(around: frame) else { return (false, false) }
        // All are on the pixel grid, so half a point is rounding.
        let most = margin + 0.5
        return (room.bottom < most && room.left < most, room.bottom < most && room.right < most)
    }
}
