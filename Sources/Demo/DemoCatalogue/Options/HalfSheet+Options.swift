import Presentations
import UIKit

extension HalfSheet: ConfigurableValue {
    static let standard = HalfSheet()

    static let arguments: [StyleOption<HalfSheet>] = [
        .choice("detents", \.detents, detentChoices),
        .choice(
            "selectedDetentIdentifier", \.selectedDetentIdentifier,
            [("nil", nil), (".medium", .medium), (".large", .large)]),
        .choice(
            "largestUndimmedDetentIdentifier", \.largestUndimmedDetentIdentifier,
            [("nil", nil), (".medium", .medium), (".large", .large)]),
        .toggle("prefersScrollingExpandsWhenScrolledToEdge", \.prefersScrollingExpandsWhenScrolledToEdge),
        .toggle("prefersEdgeAttachedInCompactHeight", \.prefersEdgeAttachedInCompactHeight),
        .toggle(
            "widthFollowsPreferredContentSizeWhenEdgeAttached", \.widthFollowsPreferredContentSizeWhenEdgeAttached),
        .toggle("prefersGrabberVisible", \.prefersGrabberVisible),
        .choice("preferredCornerRadius", \.preferredCornerRadius, [("nil", nil), ("0", 0), ("24", 24), ("40", 40)]),
        .points("maximumWidth", \.maximumWidth, 280...1000, step: 10),
        .choice("shadow", \.shadow, Choices.shadow),
        .choice("dimming", \.dimming, Choices.dimming),
        .choice("presenter", \.presenter, Choices.presenter),
        .choice("animation", \.animation, Choices.animation),
        .choice("dismissal", \.dismissal, Choices.dismissal),
        .choice("keyboard", \.keyboard, [(".expand", .expand)] + Choices.keyboard),
    ]

    static let properties: [StyleOption<HalfSheet>] = [
        .color("backgroundColor", \.backgroundColor, Choices.colors),
        .choice("statusBar", \.statusBar, Choices.statusBar),
        .choice("motion", \.motion, Choices.motion),
        .choice("swipeThreshold", \.swipeThreshold, Choices.swipeThreshold),
        .toggle("playsHaptics", \.playsHaptics),
        .toggle("resizesContentWhileDragging", \.resizesContentWhileDragging),
        .choice("look", \.look, [(".automatic", .automatic), (".classic", .classic), (".floating", .floating)]),
        .choice("detachedMargin", \.detachedMargin, [("nil", nil), ("8", 8), ("20", 20)]),
        .choice("corners", \.corners, Choices.corners),
        .choice("material", \.material, Choices.material),
        .choice(
            "widePlacement", \.widePlacement,
            [
                (".attached", .attached), (".floating", .floating), (".leading()", .leading()),
                (".trailing()", .trailing()),
            ]),
    ]

    private static let detentChoices: [(code: String, value: [Detent])] = [
        ("[.medium(), .large()]", [.medium(), .large()]),
        ("[.medium()]", [.medium()]),
        ("[.large()]", [.large()]),
        ("[.fitting()]", [.fitting()]),
        ("[.height(180), .medium(), .large()]", [.height(180), .medium(), .large()]),
        ("[.fraction(0.3), .fraction(0.6), .insetFromTop(120)]", [.fraction(0.3), .fraction(0.6), .insetFromTop(120)]),
    ]
}
