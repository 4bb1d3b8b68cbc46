import PresentationsTesting
import UIKit

/// A device, its orientation, and the choices of its user.
struct Setting {
    let device: Device
    var orientation: UIInterfaceOrientation = .portrait
    /// The part of a tablet's width that the app has, in points; nil for all of it.
    var width: CGFloat?
    var appearance: UIUserInterfaceStyle = .light
    var direction: UITraitEnvironmentLayoutDirection = .leftToRight
    var textSize: UIContentSizeCategory = .large

    static func portrait(_ device: Device) -> Setting { Setting(device: device) }
    static func landscape(_ device: Device) -> Setting { Setting(device: device, orientation: .landscapeLeft) }
    static func dark(_ device: Device) -> Setting { Setting(device: device, appearance: .dark) }
    /// A tablet in landscape, and an app that has a part of its width.
    static func split(_ device: Device, _ width: CGFloat) -> Setting {
        Setting(device: device, orientation: .landscapeLeft, width: width)
    }
    /// In Arabic.
    static func rightToLeft(_ device: Device) -> Setting { Setting(device: device, direction: .rightToLeft) }
    static func text(_ size: UIContentSizeCategory, _ device: Device) -> Setting {
        Setting(device: device, textSize: size)
    }

    var isLandscape: Bool { orientation.isLandscape }
    var isDark: Bool { appearance == .dark }
    var isRightToLeft: Bool { direction == .rightToLeft }

    /// The part of the file name after the device: what differs from the default, such as `.landscape.dark`.
    var suffix: String {
        var parts: [String] = []
        if isLandscape { parts.append("landscape") }
        if let width { parts.append("width\(Int(width))") }
        if isDark { parts.append("dark") }
        if isRightToLeft { parts.append("rtl") }
        if let name = Self.nameOfSize[textSize] { parts.append(name) }
        return parts.map { "." + $0 }.joined()
    }

    private static let nameOfSize: [UIContentSizeCategory: String] = [
        .extraSmall: "extraSmall", .extraExtraExtraLarge: "extraExtraExtraLarge",
        .accessibilityLarge: "accessibilityLarge",
        .accessibilityExtraExtraExtraLarge: "accessibilityExtraExtraExtraLarge",
    ]

    /// Creates a stage with the setting.
    @MainActor
    func makeStage() -> Stage {
        Stage(
            device, orientation: orientation, width: width, appearance: appearance, layoutDirection: direction,
            contentSizeCategory: textSize)
    }
}
