import Presentations
import UIKit

extension Card: ConfigurableValue {
    static let standard = Card()

    static let arguments: [StyleOption<Card>] = [
        .choice("size", \.size, Choices.size),
        .choice("edge", \.edge, Choices.edges),
        .choice("margins", \.margins, Choices.margins(12)),
        .points("maximumWidth", \.maximumWidth, 200...800, step: 10),
        .points("cornerRadius", \.cornerRadius, 0...60),
        .choice("shadow", \.shadow, Choices.shadow),
        .choice("dimming", \.dimming, Choices.dimming),
        .choice("presenter", \.presenter, Choices.presenter),
        .choice("animation", \.otherAnimation, Choices.optional(otherAnimations)),
        .choice("dismissal", \.dismissal, Choices.dismissal),
        .choice("keyboard", \.keyboard, Choices.keyboard),
    ]

    static let properties: [StyleOption<Card>] = [
        .color("backgroundColor", \.backgroundColor, Choices.colors),
        .choice("statusBar", \.statusBar, Choices.statusBar),
        .choice("motion", \.motion, Choices.motion),
        .choice("swipeThreshold", \.swipeThreshold, Choices.swipeThreshold),
        .choice("swipeEdges", \.swipeEdges, Choices.swipeEdges),
        .toggle("playsHaptics", \.playsHaptics),
        .toggle("isModal", \.isModal),
        .choice("dismissesAfter", \.dismissesAfter, Choices.dismissesAfter),
        .choice("corners", \.corners, Choices.corners),
        .choice("material", \.material, Choices.material),
    ]
}

extension Card {
    /// The slide from the bottom is the default at the bottom edge.
    private static let otherAnimations = Choices.animation.filter { $0.value != .slide(from: .bottom) }

    /// An animation other than the one that fits the edge; `nil` for that.
    fileprivate var otherAnimation: TransitionAnimation? {
        get { animation == Card(edge: edge).animation ? nil : animation }
        set { animation = newValue ?? Card(edge: edge).animation }
    }
}
