import Presentations

extension NavigationTransition: ConfigurableValue {
    static let standard = NavigationTransition()

    static let arguments: [StyleOption<NavigationTransition>] = [
        .choice("push", \.push, Choices.transitionAnimation),
        .choice("pop", \.pop, Choices.optional(Choices.transitionAnimation)),
        .choice(
            "interactivePop", \.interactivePop, [(".anywhere", .anywhere), (".edge", .edge), (".none", .none)]),
        .choice("threshold", \.threshold, Choices.transitionThreshold),
    ]
}

extension TabTransition: ConfigurableValue {
    static let standard = TabTransition()

    static let arguments: [StyleOption<TabTransition>] = [
        .choice("animation", \.animation, Choices.transitionAnimation),
        .toggle("isInteractive", \.isInteractive),
        .choice("threshold", \.threshold, Choices.transitionThreshold),
    ]
}
