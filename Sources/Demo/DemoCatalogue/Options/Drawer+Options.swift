import Presentations
import UIKit

extension Drawer: ConfigurableValue {
    static let standard = Drawer()

    static let arguments: [StyleOption<Drawer>] = [
        .choice("edge", \.edge, [(".leading", .leading), (".trailing", .trailing)]),
        .choice(
            "width", \.width,
            [(".fitting", .fitting), (".fixed(260)", .fixed(260)), (".fraction(0.5)", .fraction(0.5))]),
        .points("maximumWidth", \.maximumWidth, 160...600, step: 10),
        .points("cornerRadius", \.cornerRadius, 0...60),
        .choice("shadow", \.shadow, Choices.shadow),
        .choice("dimming", \.dimming, Choices.dimming),
        .choice("presenter", \.presenter, Choices.presenter),
        .choice("animation", \.otherAnimation, Choices.optional(otherAnimations)),
        .choice("dismissal", \.dismissal, Choices.dismissal),
        .choice("keyboard", \.keyboard, Choices.keyboard),
    ]

    static let properties: [StyleOption<Drawer>] = [
        .color("backgroundColor", \.backgroundColor, Choices.colors),
        .choice("statusBar", \.statusBar, Choices.statusBar),
        .choice("motion", \.motion, Choices.motion),
        .choice("swipeThreshold", \.swipeThreshold, Choices.swipeThreshold),
        .toggle("playsHaptics", \.playsHaptics),
        .choice("corners", \.corners, Choices.corners),
        .choice("material", \.material, Choices.material),
    ]
}

extension Drawer {
    /// The slide from the leading edge is the default there.
    private static let otherAnimations = Choices.animation.filter { $0.value != .slide(from: .leading) }

    /// An animation other than the one that fits the edge; `nil` for that.
    fileprivate var otherAnimation: TransitionAnimation? {
        get { animation == Drawer(edge: edge).animation ? nil : animation }
        set { animation = newValue ?? Drawer(edge: edge).animation }
    }
}
