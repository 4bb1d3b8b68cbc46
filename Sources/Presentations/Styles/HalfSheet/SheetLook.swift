import UIKit

/// The look of a half-sheet.
///
/// ```swift
/// // No floating sheet on iOS 26 either:
/// presentAsHalfSheet(places, style: HalfSheet { $0.look = .classic })
/// ```
public enum SheetLook: Equatable, Sendable {
    /// The look of the system's own sheets: floating from iOS 26 on in an app built with its SDK, or classic.
    case automatic
    /// The look of iOS 15 to 18: attached to the bottom edge, as wide as the screen, with two round corners.
    case classic
    /// The look of iOS 26: below its largest height the sheet floats, 8 points from the sides and the bottom, and its
    /// four round corners follow those of the display. The content is laid out for the narrower sheet; UIKit scales its
    /// content down instead. See <doc:ChoosingAStyle#Choose-the-look-of-iOS-26>.
    case floating

    static var system: SheetLook { SystemLook.hasFloatingSheets ? .floating : .classic }
}

extension HalfSheet {
    func hasFloatingLook(in environment: LayoutEnvironment) -> Bool {
        hasFloatingLook(onSystemWith: environment.systemLook)
    }

    /// - Parameter systemLook: The look of UIKit's own sheets, which `.automatic` follows.
    func hasFloatingLook(onSystemWith systemLook: SheetLook) -> Bool {
        (look == .automatic ? systemLook : look) == .floating
    }

    /// Returns the distance from the sides and the bottom at small heights, in points; 0 if it is always attached.
    func margin(in environment: LayoutEnvironment) -> CGFloat {
        let floatingMargin = hasFloatingLook(in: environment) ? PresentationDefaults.HalfSheet.floatingMargin : 0
        let maximum = max(0, (environment.container.width - PresentationDefaults.minimumLength) / 2)
        return min(max(0, (detachedMargin ?? floatingMargin).usable), maximum)
    }
}

/// The corners of a half-sheet that can be detached from the edges.
extension HalfSheetLayout {
    func radii(of frame: CGRect, at margin: CGFloat) -> CornerRadii {
        let detached = detachedCorners(of: frame)
        guard margin < detachedMargin else { return detached }
        // Square at the bottom. In the floating look as round as the display, or the sheet would leave its corners.
        let attached = lowerCorners(of: frame, near: isFloating ? displayRadius : 0, elsewhere: 0, top: detached)
        return attached.mixed(with: detached, share: margin / detachedMargin)
    }

    private var isFloating: Bool { halfSheet.hasFloatingLook(in: environment) }

    private func detachedCorners(of frame: CGRect) -> CornerRadii {
        if let corners = halfSheet.corners { return corners.resolved(for: frame, in: environment) }
        let classic = isFloating ? nil : PresentationDefaults.HalfSheet.cornerRadius
        if let radius = halfSheet.preferredCornerRadius ?? classic { return CornerRadii(top: radius, bottom: radius) }
        let top = PresentationDefaults.HalfSheet.floatingTopRadius
        let bottom = max(top, displayRadius * PresentationDefaults.HalfSheet.floatingBottomShare)
        return lowerCorners(of: frame, near: bottom, elsewhere: top, top: CornerRadii(top: top, bottom: top))
    }

    /// Returns radii with other lower ones: one for a corner of the frame that lies in a corner of the display, apart
    /// from the margin, and one for any other.
    private func lowerCorners(of frame: CGRect, near: CGFloat, elsewhere: CGFloat, top: CornerRadii) -> CornerRadii {
        var radii = top
        (radii.bottomLeft, radii.bottomRight) = (elsewhere, elsewhere)
        // All are on the pixel grid, so half a point is rounding.
        let maximum = detachedMargin + 0.5
        guard let room = environment.displayRoom(around: frame), room.bottom < maximum else { return radii }
        if room.left < maximum { radii.bottomLeft = near }
        if room.right < maximum { radii.bottomRight = near }
        return radii
    }

    private var displayRadius: CGFloat {
        halfSheet.corners?.displayRadius.map { max(0, $0.usable) } ?? environment.displayCornerRadius
    }
}
