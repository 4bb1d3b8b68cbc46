import UIKit

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
        let most = max(0, (environment.container.width - PresentationDefaults.minimumLength) / 2)
        return min(max(0, (detachedMargin ?? floatingMargin).usable), most)
    }
}
