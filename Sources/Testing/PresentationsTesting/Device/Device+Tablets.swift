import UIKit

extension Device {
    /// iPad mini, 6th and 7th generation: 744 × 1133.
    public static let iPadMini = tablet("iPadMini", 744, 1133, corner: 21.5)

    /// iPad Air 11-inch: 820 × 1180.
    public static let iPad11 = tablet("iPad11", 820, 1180, corner: 18)

    /// iPad Pro 11-inch until 2022: 834 × 1194.
    public static let iPadPro11 = tablet("iPadPro11", 834, 1194, corner: 18)

    /// iPad Air 13-inch, and iPad Pro 12.9-inch: 1024 × 1366.
    public static let iPad13 = tablet("iPad13", 1024, 1366, corner: 18)

    /// Every device with a constant: phones by size, then tablets by size.
    public static let all: [Device] = [
        .iPhoneSE, .iPhone13mini, .iPhone14, .iPhone15, .iPhone16Pro, .iPhone14Plus, .iPhone15ProMax,
        .iPhone16ProMax, .iPadMini, .iPad11, .iPadPro11, .iPad13,
    ]

    private static func tablet(_ name: String, _ width: CGFloat, _ height: CGFloat, corner: CGFloat) -> Device {
        let insets = UIEdgeInsets(top: 24, left: 0, bottom: 20, right: 0)
        return Device(
            name: name, idiom: .pad, size: CGSize(width: width, height: height), scale: 2,
            portraitSafeAreaInsets: insets, landscapeSafeAreaInsets: insets, displayCornerRadius: corner)
    }
}
