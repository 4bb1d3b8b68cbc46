import Presentations
import UIKit

/// The options that every style has, each once for all styles.
///
/// A style lists them among its own. It leaves out those that have no effect in it.
extension ConfigurableValue where Self: PresentationStyle {
    /// The options that are arguments of the initializers, in their order.
    static func sharedArguments(without names: Set<String> = []) -> [StyleOption<Self>] {
        shared(SharedOptions.arguments, without: names)
    }

    /// The options that are only properties.
    static func sharedProperties(without names: Set<String> = []) -> [StyleOption<Self>] {
        shared(SharedOptions.properties, without: names)
    }

    private static func shared(
        _ options: [StyleOption<PresentationOptions>], without names: Set<String>
    ) -> [StyleOption<Self>] {
        options.filter { !names.contains($0.name) }.map { $0.of(\.options) }
    }
}

private enum SharedOptions {
    static let arguments: [StyleOption<PresentationOptions>] = [
        .choice("shadow", \.shadow, Choices.shadow),
        .choice("dimming", \.dimming, Choices.dimming),
        .choice("presenter", \.presenter, Choices.presenter),
        .choice("animation", \.animation, Choices.optional(Choices.animation)),
        .choice("dismissal", \.dismissal, Choices.dismissal),
    ]

    static let properties: [StyleOption<PresentationOptions>] = [
        .choice("border", \.border, Choices.border),
        .color("backgroundColor", \.backgroundColor, Choices.colors),
        .choice("material", \.material, Choices.material),
        .choice("statusBar", \.statusBar, Choices.statusBar),
        .choice("motion", \.motion, Choices.motion),
        .choice("swipeThreshold", \.swipeThreshold, Choices.swipeThreshold),
        .choice("swipeDirection", \.swipeDirection, Choices.swipeDirection),
        .toggle("playsHaptics", \.playsHaptics),
        .toggle("allowsBackgroundInteraction", \.allowsBackgroundInteraction),
        .choice("dismissesAfter", \.dismissesAfter, Choices.dismissesAfter),
    ]
}
