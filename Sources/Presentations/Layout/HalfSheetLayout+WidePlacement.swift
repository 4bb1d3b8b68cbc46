import UIKit

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
