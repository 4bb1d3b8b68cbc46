import UIKit

/// The look of a half-sheet.
///
/// ```swift
/// // No floating sheet on iOS 26 either:
/// presentAsHalfSheet(places, style: HalfSheet { $0.look = .classic })
/// ```
public enum SheetLook: Equatable, Sendable {
    /// The look of the system's own sheets: floating from iOS 26 on, if the app is built with its SDK, and classic
    /// otherwise.
    case automatic
    /// The look of iOS 15 to 18: attached to the bottom edge, as wide as the screen, with two round corners.
    case classic
    /// The look of iOS 26: below its largest height the sheet floats, 8 points from the sides and the bottom, and its
    /// four round corners follow those of the display. On the way to the largest height it becomes attached. The
    /// largest height ends at the top safe area, 10 points higher than in the classic look.
    ///
    /// The content is laid out for the narrower sheet, with the height of the detent. UIKit scales its content down
    /// instead, text included: by 377/393 on a phone that is 393 points wide.
    case floating
}

extension SheetLook {
    /// The look of the system's own sheets, classic or floating.
    static var system: SheetLook { SystemLook.hasFloatingSheets ? .floating : .classic }
}

/// The look of a half-sheet in an environment, and its margin.
extension HalfSheet {
    func isFloating(in environment: LayoutEnvironment) -> Bool { isFloating(onSystemWith: environment.systemLook) }

    /// - Parameter systemLook: The look of UIKit's own sheets, which `.automatic` follows.
    func isFloating(onSystemWith systemLook: SheetLook) -> Bool {
        (look == .automatic ? systemLook : look) == .floating
    }

    /// Returns the distance from the sides and the bottom at small heights, in points; 0 for a sheet that is always
    /// attached.
    func margin(in environment: LayoutEnvironment) -> CGFloat {
        let floatingMargin = isFloating(in: environment) ? PresentationDefaults.HalfSheet.floatingMargin : 0
        let maximum = max(0, (environment.container.width - PresentationDefaults.minimumLength) / 2)
        return min(max(0, (detachedMargin ?? floatingMargin).usable), maximum)
    }
}

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
        let maximum = margin + 0.5
        return (room.bottom < maximum && room.left < maximum, room.bottom < maximum && room.right < maximum)
    }
}

extension HalfSheet {
    /// Returns the place of the sheet. A side applies in a compact height as well. In a compact width and a regular
    /// height it is always `.attached`.
    func placement(for traits: LayoutTraits) -> WidePlacement {
        switch widePlacement {
        case .attached: .attached
        case .floating: traits.isWide && traits.verticalSizeClass != .compact ? .floating : .attached
        case .leading, .trailing: traits.isWide || traits.verticalSizeClass == .compact ? widePlacement : .attached
        }
    }
}

/// The places of a half-sheet other than attached and centred.
extension HalfSheetLayout {
    /// Returns the width of a sheet at a side, in points; `nil` for a centred sheet.
    static func sideWidth(of halfSheet: HalfSheet, in environment: LayoutEnvironment) -> CGFloat? {
        switch halfSheet.placement(for: environment.traits) {
        case .attached, .floating: return nil
        case .leading(let width), .trailing(let width):
            let room =
                environment.container.width - environment.safeArea.left - environment.safeArea.right
                - 2 * PresentationDefaults.HalfSheet.sideMargin
            return max(0, min(width.usableLength ?? PresentationDefaults.HalfSheet.sideWidth, room))
        }
    }

    /// Returns the x of a sheet at a side; `nil` for a centred sheet.
    func sideOrigin(ofWidth width: CGFloat) -> CGFloat? {
        let edge: PresentationEdge
        switch halfSheet.placement(for: environment.traits) {
        case .attached, .floating: return nil
        case .leading: edge = .leading
        case .trailing: edge = .trailing
        }
        let margin = PresentationDefaults.HalfSheet.sideMargin
        let placement: AxisPlacement = edge.isFar(in: environment.traits.layoutDirection) ? .end : .start
        return placement.origin(
            of: width, from: environment.safeArea.left + margin,
            to: environment.container.width - environment.safeArea.right - margin)
    }

    /// Returns the frame of a floating sheet that avoids the keyboard; `nil` for an attached sheet.
    func floatingFrame(height: CGFloat, width: CGFloat) -> CGRect? {
        guard halfSheet.placement(for: environment.traits) == .floating else { return nil }
        let (container, safeArea, grid) = (environment.container, environment.safeArea, environment.grid)
        let size = grid.round(CGSize(width: width, height: height))
        let origin = CGPoint(
            x: AxisPlacement.center.origin(of: size.width, from: safeArea.left, to: container.width - safeArea.right),
            y: AxisPlacement.center.origin(of: size.height, from: safeArea.top, to: container.height - safeArea.bottom))
        let clearance = PresentationDefaults.HalfSheet.topClearance
        return grid.round(
            environment.avoidingKeyboard(
                CGRect(origin: grid.round(origin), size: size), policy: keyboard,
                top: safeArea.top + clearance, distance: clearance))
    }
}
