import Presentations
import UIKit

extension HalfSheet: ConfigurableValue {
    static let standard = HalfSheet()

    static let arguments: [StyleOption<HalfSheet>] = own + sharedArguments() + [keyboard]

    // A view with detents is dismissed toward the edge that they belong to, whatever the direction of a swipe is.
    static let properties: [StyleOption<HalfSheet>] = sharedProperties(without: ["swipeDirection"]) + ownProperties

    private static let own: [StyleOption<HalfSheet>] = [
        .choice("detents", \.detents, detentChoices),
        .choice(
            "selectedDetentIdentifier", \.selectedDetentIdentifier,
            [("nil", nil), (".medium", .medium), (".large", .large)]),
        .choice(
            "largestUndimmedDetentIdentifier", \.largestUndimmedDetentIdentifier,
            [("nil", nil), (".medium", .medium), (".large", .large)]),
        .toggle(
            "prefersScrollingExpandsWhenScrolledToEdge", \.options.prefersScrollingExpandsWhenScrolledToEdge),
        .toggle("prefersEdgeAttachedInCompactHeight", \.prefersEdgeAttachedInCompactHeight),
        .toggle(
            "widthFollowsPreferredContentSizeWhenEdgeAttached",
            \.widthFollowsPreferredContentSizeWhenEdgeAttached),
        .toggle("prefersGrabberVisible", \.prefersGrabberVisible),
        .choice(
            "preferredCornerRadius", \.preferredCornerRadius, [("nil", nil), ("0", 0), ("24", 24), ("40", 40)]),
        .points("maximumWidth", \.maximumWidth, 280...1000, step: 10),
    ]

    private static let keyboard = StyleOption<HalfSheet>.choice(
        "keyboard", \.keyboard, [(".expand", .expand)] + Choices.keyboard)

    private static let ownProperties: [StyleOption<HalfSheet>] = [
        .choice("grabber", \.options.grabber, Choices.grabber),
        .choice(
            "largestMaterialDetentIdentifier", \.largestMaterialDetentIdentifier,
            [("nil", nil), (".medium", .medium), (".large", .large)]),
        .toggle("resizesContentWhileDragging", \.options.resizesContentWhileDragging),
        .choice("look", \.look, [(".automatic", .automatic), (".classic", .classic), (".floating", .floating)]),
        .choice("detachedMargin", \.detachedMargin, [("nil", nil), ("8", 8), ("20", 20)]),
        .choice("corners", \.corners, Choices.corners),
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
        (
            "[.height(120, from: .container), .insetFromTop(200, from: .container)]",
            [.height(120, from: .container), .insetFromTop(200, from: .container)]
        ),
        (
            "[.height(120).dimmed(0), .medium().dimmed(0.5), .large()]",
            [.height(120).dimmed(0), .medium().dimmed(0.5), .large()]
        ),
    ]
}
