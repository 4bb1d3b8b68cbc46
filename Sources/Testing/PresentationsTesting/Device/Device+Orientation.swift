import UIKit

extension Device {
    /// A Boolean value that says whether the device has a home button instead of a home indicator: its bottom inset in
    /// portrait is 0.
    public var hasHomeButton: Bool {
        portraitSafeAreaInsets.bottom == 0
    }

    /// Returns the rectangle of the screen in an orientation, in points. Its origin is 0, 0.
    public func bounds(in orientation: UIInterfaceOrientation) -> CGRect {
        orientation.isLandscape
            ? CGRect(x: 0, y: 0, width: size.height, height: size.width)
            : CGRect(x: 0, y: 0, width: size.width, height: size.height)
    }

    /// Returns the window's safe area insets in an orientation, in points.
    public func safeAreaInsets(in orientation: UIInterfaceOrientation) -> UIEdgeInsets {
        orientation.isLandscape ? landscapeSafeAreaInsets : portraitSafeAreaInsets
    }

    /// Returns the horizontal size class in an orientation, for an app that fills the screen.
    public func horizontalSizeClass(in orientation: UIInterfaceOrientation) -> UIUserInterfaceSizeClass {
        if idiom == .pad { return .regular }
        return orientation.isLandscape ? landscapeHorizontalSizeClass : .compact
    }

    /// Returns the horizontal size class of an app that has a part of a tablet's screen, beside another app.
    ///
    /// - Parameters:
    ///   - width: The width of the app, in points. On a phone it has no effect.
    ///   - orientation: The orientation of the device.
    /// - Returns: Compact up to 639 points, and regular above. 639 points are two thirds of the largest tablet in
    ///   portrait, and 678 half of it in landscape; Split View has no width between these two.
    public func horizontalSizeClass(width: CGFloat, in orientation: UIInterfaceOrientation)
        -> UIUserInterfaceSizeClass
    {
        guard idiom == .pad else { return horizontalSizeClass(in: orientation) }
        return width <= Self.largestCompactWidth ? .compact : .regular
    }

    private static let largestCompactWidth: CGFloat = 639

    /// Returns the vertical size class in an orientation.
    public func verticalSizeClass(in orientation: UIInterfaceOrientation) -> UIUserInterfaceSizeClass {
        idiom == .pad || !orientation.isLandscape ? .regular : .compact
    }
}
