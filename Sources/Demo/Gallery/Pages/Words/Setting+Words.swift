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
        if let size = textSizeWords { words.append(size) }
        return words.joined(separator: ", ")
    }

    /// The text size in words; nil for the default size.
    var textSizeWords: String? { Self.textSizes[textSize] }

    private static let textSizes: [UIContentSizeCategory: String] = [
        .extraSmall: "smallest text", .extraExtraExtraLarge: "largest standard text",
        .accessibilityLarge: "accessibility text", .accessibilityExtraExtraExtraLarge: "largest accessibility text",
    ]
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
