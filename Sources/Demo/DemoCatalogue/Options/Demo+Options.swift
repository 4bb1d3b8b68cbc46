import Presentations

extension Demo {
    /// All options of a demo of this kind, those of the initializers first, in their order.
    public var options: [DemoOption] {
        let standard = Demo(kind)
        return kind.options.map { option in
            DemoOption(
                name: option.name, control: option.control, value: option.read(self),
                defaultValue: option.read(standard))
        }
    }

    /// Sets an option of ``options``.
    ///
    /// - Parameters:
    ///   - name: The option's name.
    ///   - value: One of its values, as Swift code.
    /// - Returns: `false` if there is no such option or value. Then nothing changes.
    @discardableResult
    public mutating func set(_ name: String, to value: String) -> Bool {
        kind.options.first { $0.name == name }?.write(&self, value) ?? false
    }
}

extension Demo.Kind {
    var options: [StyleOption<Demo>] {
        switch self {
        case .card, .miniPlayer: Card.options.map { $0.of(\.card) }
        case .halfSheet, .stayingHalfSheet: HalfSheet.options.map { $0.of(\.halfSheet) }
        case .popup: Popup.options.map { $0.of(\.popup) }
        case .drawer: Drawer.options.map { $0.of(\.drawer) }
        case .edgeDrawer: Demo.edgeOptions + Drawer.options.map { $0.of(\.drawer) }
        case .stack: NavigationTransition.options.map { $0.of(\.navigation) }
        case .tabs: TabTransition.options.map { $0.of(\.tabs) }
        }
    }
}

extension Demo {
    static let edgeOptions: [StyleOption<Demo>] = [
        .choice("from", \.edge, Choices.edges),
        .choice("threshold", \.edgeThreshold, Choices.transitionThreshold),
    ]
}
