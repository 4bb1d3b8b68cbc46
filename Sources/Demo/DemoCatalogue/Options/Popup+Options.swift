import Presentations
import UIKit

extension Popup: ConfigurableValue {
    static let standard = Popup()

    static let arguments: [StyleOption<Popup>] = own + sharedArguments(without: ["presenter"]) + [keyboard]

    static let properties: [StyleOption<Popup>] = [presenter] + sharedProperties() + [corners]

    private static let own: [StyleOption<Popup>] = [
        .choice("size", \.size, Choices.size),
        .choice("position", \.position, [(".center", .center), (".top", .top), (".bottom", .bottom)]),
        .choice(
            "offset", \.offset,
            [
                (".zero", .zero), ("CGPoint(x: 0, y: -80)", CGPoint(x: 0, y: -80)),
                ("CGPoint(x: 40, y: 0)", CGPoint(x: 40, y: 0)),
            ]),
        .choice("margins", \.margins, Choices.margins(24)),
        .points("maximumWidth", \.maximumWidth, 160...600, step: 10),
        .points("cornerRadius", \.cornerRadius, 0...60),
    ]

    private static let keyboard = StyleOption<Popup>.choice("keyboard", \.keyboard, Choices.keyboard)
    /// The initializer has no argument for it.
    private static let presenter = StyleOption<Popup>.choice("presenter", \.options.presenter, Choices.presenter)
    private static let corners = StyleOption<Popup>.choice("corners", \.corners, Choices.corners)
}
