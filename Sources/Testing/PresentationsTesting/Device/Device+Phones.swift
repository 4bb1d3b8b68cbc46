import UIKit

extension Device {
    /// iPhone SE, 3rd generation: 375 × 667, home button.
    public static let iPhoneSE = Device(
        name: "iPhoneSE", size: CGSize(width: 375, height: 667), scale: 2,
        portraitSafeAreaInsets: UIEdgeInsets(top: 20, left: 0, bottom: 0, right: 0),
        landscapeSafeAreaInsets: .zero)

    /// iPhone 13 mini: 375 × 812, notch, drawn at three pixels a point and scaled down to 1080 × 2340.
    public static let iPhone13mini = phone(
        "iPhone13mini", 375, 812, top: 50, corner: 44, .notch, nativeSize: CGSize(width: 1080, height: 2340))

    /// iPhone 14, and 12 and 13: 390 × 844, notch.
    public static let iPhone14 = phone(
        "iPhone14", 390, 844, top: 47, corner: 47.33, .notch)

    /// iPhone 14 Plus, and 12 and 13 Pro Max: 428 × 926, notch, regular width in landscape.
    public static let iPhone14Plus = phone(
        "iPhone14Plus", 428, 926, top: 47, corner: 53.33, .notch, landscape: .regular)

    /// iPhone 15, and 14 Pro, 15 Pro and 16: 393 × 852, Dynamic Island.
    public static let iPhone15 = phone(
        "iPhone15", 393, 852, top: 59, corner: 55, .island, statusBar: 54)

    /// iPhone 15 Pro Max, and 14 Pro Max, 15 Plus and 16 Plus: 430 × 932, Dynamic Island, regular width in landscape.
    public static let iPhone15ProMax = phone(
        "iPhone15ProMax", 430, 932, top: 59, corner: 55, .island, statusBar: 54, landscape: .regular)

    /// iPhone 16 Pro, and 17 and 17 Pro: 402 × 874, Dynamic Island.
    public static let iPhone16Pro = phone(
        "iPhone16Pro", 402, 874, top: 62, corner: 62, .island)

    /// iPhone 16 Pro Max, and 17 Pro Max: 440 × 956, Dynamic Island, regular width in landscape.
    public static let iPhone16ProMax = phone(
        "iPhone16ProMax", 440, 956, top: 62, corner: 62, .island, landscape: .regular)

    private static func phone(
        _ name: String, _ width: CGFloat, _ height: CGFloat, top: CGFloat, corner: CGFloat, _ cutout: Cutout,
        statusBar: CGFloat? = nil, landscape: UIUserInterfaceSizeClass = .compact,
        nativeSize: CGSize? = nil
    ) -> Device {
        Device(
            name: name, size: CGSize(width: width, height: height),
            portraitSafeAreaInsets: UIEdgeInsets(top: top, left: 0, bottom: 34, right: 0),
            landscapeSafeAreaInsets: UIEdgeInsets(top: 0, left: top, bottom: 21, right: top),
            displayCornerRadius: corner, statusBarHeight: statusBar, cutout: cutout,
            landscapeHorizontalSizeClass: landscape, nativeSize: nativeSize)
    }
}
