import DemoCatalogue

/// A row of the settings: a value, what it can be, and how it is changed.
struct Setting {
    typealias Choice = (value: String, title: String)

    let name: String
    let control: Control
    let value: String
    let defaultValue: String
    let write: (inout Demo, String) -> Void

    enum Control {
        case toggle
        case choice([Choice])
        case points(ClosedRange<Int>, step: Int)
    }

    var isDefault: Bool { value == defaultValue }

    /// A screen, which has no default of its own.
    init(name: String, choices: [Choice], value: String, write: @escaping (inout Demo, String) -> Void) {
        (self.name, control, self.value, defaultValue, self.write) = (name, .choice(choices), value, value, write)
    }

    init(_ option: DemoOption) {
        name = option.name
        (value, defaultValue) = (option.value, option.defaultValue)
        control =
            switch option.control {
            case .toggle: .toggle
            case .choice(let values): .choice(values.map { ($0, $0) })
            case .points(let range, let step): .points(range, step: step)
            }
        write = { $0.set(option.name, to: $1) }
    }
}
