import PresentationsTesting
import UIKit

extension Setting {
    /// The setting in words: `iPhone 15, landscape, dark`.
    var words: String {
        var words = [device.words]
        if isLandscape { words.append("landscape") }
        if let width { words.append("\(Int(width)) points wide") }
        if isDark { words.append("dark") }
        if isRightToLeft { words.append("right to left") }
        if textSize != .large, let size = Self.textSizes.first(where: { $0.category == textSize }) {
            words.append(size.title.lowercased())
        }
        return words.joined(separator: ", ")
    }

    /// The text sizes of the catalogue, from the smallest to the largest, with their keys in the browser's page.
    static let textSizes: [(category: UIContentSizeCategory, key: String, title: String)] = [
        (.extraSmall, "smallest", "Smallest text"),
        (.large, "default", "Default text size"),
        (.extraExtraExtraLarge, "largest", "Largest standard text"),
        (.accessibilityLarge, "accessibility", "Accessibility text"),
        (.accessibilityExtraExtraExtraLarge, "largest-accessibility", "Largest accessibility text"),
    ]

    /// The key of the text size in the browser's page.
    var textSizeKey: String { Self.textSizes.first { $0.category == textSize }?.key ?? textSize.rawValue }
}

extension Device {
    /// The name that Apple gives the device.
    var words: String { Self.names[name] ?? name }

    private static let names = [
        "iPhoneSE": "iPhone SE", "iPhone13mini": "iPhone 13 mini", "iPhone14": "iPhone 14", "iPhone15": "iPhone 15",
        "iPhone16Pro": "iPhone 16 Pro", "iPhone16ProMax": "iPhone 16 Pro Max", "iPadMini": "iPad mini",
        "iPad11": "iPad 11″", "iPad13": "iPad 13″",
    ]
}

extension Catalogue {
    /// The devices of all pictures, from the smallest to the largest, each once.
    static var devices: [Device] {
        var devices: [Device] = []
        for device in pictures.map(\.setting.device) where !devices.contains(where: { $0.name == device.name }) {
            devices.append(device)
        }
        return devices.sorted { ($0.size.width, $0.size.height) < ($1.size.width, $1.size.height) }
    }
}
