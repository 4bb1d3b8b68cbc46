import Presentations
import UIKit

extension Drawer: ConfigurableValue {
    static let standard = Drawer()

    static let arguments: [StyleOption<Drawer>] = own + sharedArguments() + [keyboard]

    static let properties: [StyleOption<Drawer>] = sharedProperties() + [corners]

    private static let own: [StyleOption<Drawer>] = [
        .choice("edge", \.edge, [(".leading", .leading), (".trailing", .trailing)]),
        .choice(
            "width", \.width,
            [(".fitting", .fitting), (".fixed(260)", .fixed(260)), (".fraction(0.5)", .fraction(0.5))]),
        .points("maximumWidth", \.maximumWidth, 160...600, step: 10),
        .points("cornerRadius", \.cornerRadius, 0...60),
    ]

    private static let keyboard = StyleOption<Drawer>.choice("keyboard", \.keyboard, Choices.keyboard)
    private static let corners = StyleOption<Drawer>.choice("corners", \.corners, Choices.corners)
}
