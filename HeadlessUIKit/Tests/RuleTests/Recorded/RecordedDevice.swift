import UIKit

/// A screen for which frames were recorded. Nearly all were recorded on simulators with 3 pixels per point, whatever the
/// device of that name has; only the sizes and safe areas are those of the device.
struct RecordedDevice {
    let size: CGSize
    let safeArea: UIEdgeInsets
    var scale: CGFloat = 3

    /// By the names in the tables.
    static let named: [String: RecordedDevice] = [
        "SE": portrait(320, 568, top: 20, bottom: 0),
        "8": portrait(375, 667, top: 20, bottom: 0),
        "X": portrait(375, 812, top: 44, bottom: 34),
        "mini": portrait(375, 812, top: 50, bottom: 34),
        "13": portrait(390, 844, top: 47, bottom: 34),
        "Plus": portrait(428, 926, top: 47, bottom: 34),
        "Pro": portrait(393, 852, top: 59, bottom: 34),
        "8-landscape": landscape(667, 375, side: 0, bottom: 0),
        "X-landscape": landscape(812, 375, side: 44, bottom: 24),
        "13-landscape": landscape(844, 390, side: 47, bottom: 21),
    ]

    private static func portrait(_ width: CGFloat, _ height: CGFloat, top: CGFloat, bottom: CGFloat) -> Self {
        Self(
            size: CGSize(width: width, height: height),
            safeArea: UIEdgeInsets(top: top, left: 0, bottom: bottom, right: 0))
    }

    private static func landscape(_ width: CGFloat, _ height: CGFloat, side: CGFloat, bottom: CGFloat) -> Self {
        Self(
            size: CGSize(width: width, height: height),
            safeArea: UIEdgeInsets(top: 0, left: side, bottom: bottom, right: side))
    }

    /// A window with an empty view controller.
    @MainActor
    func makeWindow() -> UIWindow {
        let isLandscape = size.width > size.height
        let screen = UIScreen(
            bounds: CGRect(origin: .zero, size: size), scale: scale, safeAreaInsets: safeArea,
            traits: UITraitCollection(traitsFrom: [
                UITraitCollection(horizontalSizeClass: .compact),
                UITraitCollection(verticalSizeClass: isLandscape ? .compact : .regular),
            ]))
        let window = UIWindow(screen: screen)
        window.rootViewController = UIViewController()
        window.makeKeyAndVisible()
        return window
    }
}
