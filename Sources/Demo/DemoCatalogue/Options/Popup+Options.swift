import Presentations
import UIKit

extension Popup: ConfigurableValue {
    static let standard = Popup()

    static let arguments: [StyleOption<Popup>] = [
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
        .choice("shadow", \.shadow, Choices.shadow),
        .choice("dimming", \.dimming, Choices.dimming),
        .choice("animation", \.animation, Choices.animation),
        .choice("dismissal", \.dismissal, Choices.dismissal),
        .choice("keyboard", \.keyboard, Choices.keyboard),
    ]

    static let properties: [StyleOption<Popup>] = [
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
