import UIKit

extension Device {
    /// Whether the device has a button below its screen instead of an indicator on it.
    public var hasHomeButton: Bool {
        portraitSafeAreaInsets.bottom == 0
    }

    /// The screen's rectangle in points when the device is held in `orientation`.
    public func bounds(in orientation: UIInterfaceOrientation) -> CGRect {
        orientation.isLandscape
            ? CGRect(x: 0, y: 0, width: size.height, height: size.width)
            : CGRect(x: 0, y: 0, width: size.width, height: size.height)
    }

    /// The window's safe-area insets in points when the device is held in `orientation`.
    public func safeAreaInsets(in orientation: UIInterfaceOrientation) -> UIEdgeInsets {
        orientation.isLandscape ? landscapeSafeAreaInsets : portraitSafeAreaInsets
    }

    /// The horizontal size class when the device is held in `orientation`, for an app that fills the screen.
    public func horizontalSizeClass(in orientation: UIInterfaceOrientation) -> UIUserInterfaceSizeClass {
        if idiom == .pad { return .regular }
        return orientation.isLandscape ? landscapeHorizontalSizeClass : .compact
    }

    /// The horizontal size class of an app that has `width` points of a tablet's screen, beside another app.
    ///
    /// Compact up to 639 points, which is two thirds of the largest tablet as it stands and more than half of the others;
    /// half of the largest as it lies, 678 points, is regular. No system has a width between those two.
    public func horizontalSizeClass(width: CGFloat, in orientation: UIInterfaceOrientation)
        -> UIUserInterfaceSizeClass
    {
        guard idiom == .pad else { return horizontalSizeClass(in: orientation) }
        return width <= Self.largestCompactWidth ? .compact : .regular
    }

    private static let largestCompactWidth: CGFloat = 639

    /// The vertical size class when the device is held in `orientation`.
    public func verticalSizeClass(in orientation: UIInterfaceOrientation) -> UIUserInterfaceSizeClass {
        idiom == .pad || !orientation.isLandscape ? .regular : .compact
    }
}
