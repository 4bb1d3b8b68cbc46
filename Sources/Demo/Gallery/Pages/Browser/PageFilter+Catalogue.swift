import PresentationsTesting
import UIKit

extension PageFilter {
    /// All filters with all values that the catalogue can have, in the order of the page.
    static func all(sections: [BrowserPage.Section], devices: [Device]) -> [PageFilter] {
        [
            PageFilter(property: .style, values: sections.map { Value($0.key, $0.title) }),
            PageFilter(property: .device, values: devices.map { Value($0.name, $0.words) }),
            PageFilter(
                property: .orientation,
                values: [
                    Value("portrait", "Portrait"), Value("landscape", "Landscape"),
                    Value("split", "Split View"),
                ]),
            PageFilter(property: .appearance, values: [Value("light", "Light"), Value("dark", "Dark")]),
            PageFilter(property: .direction, values: [Value("ltr", "Left to right"), Value("rtl", "Right to left")]),
            PageFilter(property: .text, values: Setting.textSizes.map { Value($0.key, $0.title) }),
            PageFilter(
                property: .picture,
                values: [
                    Value("still", "Layout"), Value("moving", "Moving picture"), Value("filmstrip", "Filmstrip"),
                ]),
        ]
    }
}

extension Setting {
    /// The values of the filters that follow from the setting.
    var properties: [PageFilter.Property: String] {
        [
            .device: device.name,
            .orientation: width != nil ? "split" : isLandscape ? "landscape" : "portrait",
            .appearance: isDark ? "dark" : "light",
            .direction: isRightToLeft ? "rtl" : "ltr",
            .text: textSizeKey,
        ]
    }
}

extension Style {
    /// The key in the page's address: `half-sheet`.
    var key: String { BrowserPage.key(title) }
}

extension FilmSection {
    /// The key in the page's address: `stack`.
    var key: String { rawValue.lowercased() }
}
