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

    /// The vertical size class when the device is held in `orientation`.
    public func verticalSizeClass(in orientation: UIInterfaceOrientation) -> UIUserInterfaceSizeClass {
        idiom == .pad || !orientation.isLandscape ? .regular : .compact
    }
}
