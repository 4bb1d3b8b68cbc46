import Presentations
import UIKit

extension Card: ConfigurableValue {
    static let standard = Card()

    static let arguments: [StyleOption<Card>] = own + sharedArguments() + [keyboard]

    static let properties: [StyleOption<Card>] = sharedProperties() + [corners]

    private static let own: [StyleOption<Card>] = [
        .choice("size", \.size, Choices.size),
        .choice("edge", \.edge, Choices.edges),
        .choice("margins", \.margins, Choices.margins(12)),
        .points("maximumWidth", \.maximumWidth, 200...800, step: 10),
        .points("cornerRadius", \.cornerRadius, 0...60),
    ]

    private static let keyboard = StyleOption<Card>.choice("keyboard", \.keyboard, Choices.keyboard)
    private static let corners = StyleOption<Card>.choice("corners", \.corners, Choices.corners)
}
