import UIKit

/// What a stage's window finds around it.
struct StageEnvironment {
    var device: Device
    var appearance: UIUserInterfaceStyle
    var layoutDirection: UITraitEnvironmentLayoutDirection
    var contentSizeCategory: UIContentSizeCategory

    func traits(in orientation: UIInterfaceOrientation) -> UITraitCollection {
        UITraitCollection(traitsFrom: [
            UITraitCollection(userInterfaceIdiom: device.idiom),
            UITraitCollection(userInterfaceStyle: appearance),
            UITraitCollection(layoutDirection: layoutDirection),
            UITraitCollection(preferredContentSizeCategory: contentSizeCategory),
            UITraitCollection(horizontalSizeClass: device.horizontalSizeClass(in: orientation)),
            UITraitCollection(verticalSizeClass: device.verticalSizeClass(in: orientation)),
            UITraitCollection(displayScale: device.scale),
        ])
    }
}
