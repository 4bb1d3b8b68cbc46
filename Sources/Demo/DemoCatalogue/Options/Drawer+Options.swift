import Presentations
import UIKit

extension Drawer: ConfigurableValue {
    static let standard = Drawer()

    static let options: [StyleOption<Drawer>] = [
        .choice(
            "width", \.width,
            [(".fitting", .fitting), (".fixed(260)", .fixed(260)), (".fraction(0.5)", .fraction(0.5))]),
        .choice("edge", \.edge, [(".leading", .leading), (".trailing", .trailing)]),
        .points("maximumWidth", \.maximumWidth, 160...600, step: 10),
        .points("cornerRadius", \.cornerRadius, 0...60),
        .choice("shadow", \.shadow, Choices.shadow),
        .choice("dimming", \.dimming, Choices.dimming),
        .choice("presenter", \.presenter, Choices.presenter),
        .color("backgroundColor", \.backgroundColor, Choices.colors),
        .choice("statusBar", \.statusBar, Choices.statusBar),
        .choice("animation", \.animation, Choices.optional(Choices.animation)),
        .choice("motion", \.motion, Choices.motion),
        .choice("dismissal", \.dismissal, Choices.dismissal),
        .choice("swipeThreshold", \.swipeThreshold, Choices.swipeThreshold),
        .choice("keyboard", \.keyboard, Choices.keyboard),
        .toggle("playsHaptics", \.playsHaptics),
        .choice("corners", \.corners, Choices.corners),
        .choice("material", \.material, Choices.material),
    ]
}
