import UIKit

/// What the look of a half-sheet comes to in an environment.
extension HalfSheet {
    /// The look of the sheet in an environment.
    func isFloating(in environment: LayoutEnvironment) -> Bool {
        (look == .automatic ? environment.systemLook : look) == .floating
    }

    /// The distance from the sides and the bottom at small heights, in points; 0 for a sheet that is always attached.
    func margin(in environment: LayoutEnvironment) -> CGFloat {
        let floatingMargin = isFloating(in: environment) ? PresentationDefaults.HalfSheet.floatingMargin : 0
        let most = max(0, (environment.container.width - PresentationDefaults.minimumLength) / 2)
        return min(max(0, (detachedMargin ?? floatingMargin).usable), most)
    }
}
