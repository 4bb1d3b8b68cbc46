import UIKit

/// The surroundings of a stage's window.
struct StageEnvironment: Equatable {
    var device: Device
    var orientation: UIInterfaceOrientation
    /// The app's part of a tablet's width; nil for all of it.
    var width: CGFloat?
    var appearance: UIUserInterfaceStyle
    var layoutDirection: UITraitEnvironmentLayoutDirection
    var contentSizeCategory: UIContentSizeCategory
    var accessibilityContrast: UIAccessibilityContrast

    var screen: CGRect { device.bounds(in: orientation) }
    var safeAreaInsets: UIEdgeInsets { device.safeAreaInsets(in: orientation) }

    /// The part of the screen that the app has.
    var window: CGRect {
        CGRect(x: 0, y: 0, width: width ?? screen.width, height: screen.height)
    }

    /// Turned, with the share of the width that it had.
    func turned(to orientation: UIInterfaceOrientation) -> StageEnvironment {
        var turned = self
        turned.orientation = orientation
        turned.width = width.map { ($0 / screen.width * turned.screen.width).rounded() }
        return turned
    }

    var horizontalSizeClass: UIUserInterfaceSizeClass {
        width.map { device.horizontalSizeClass(width: $0, in: orientation) }
            ?? device.horizontalSizeClass(in: orientation)
    }

    var verticalSizeClass: UIUserInterfaceSizeClass { device.verticalSizeClass(in: orientation) }

    var traits: UITraitCollection {
        UITraitCollection(traitsFrom: [
            UITraitCollection(userInterfaceIdiom: device.idiom),
            UITraitCollection(userInterfaceStyle: appearance),
            UITraitCollection(layoutDirection: layoutDirection),
            UITraitCollection(preferredContentSizeCategory: contentSizeCategory),
            UITraitCollection(accessibilityContrast: accessibilityContrast),
            UITraitCollection(horizontalSizeClass: horizontalSizeClass),
            UITraitCollection(verticalSizeClass: verticalSizeClass),
            UITraitCollection(displayScale: device.scale),
        ])
    }
}
