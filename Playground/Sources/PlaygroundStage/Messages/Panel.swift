import DemoCatalogue

/// Everything that a page shows beside the device.
struct Panel: Equatable, Encodable {
    /// What the address carries.
    var link: String
    /// The Swift that does the same.
    var code: String
    /// What a finger can do, in one sentence.
    var hint: String
    var isPresenting: Bool
    /// What presents, and what ends it, such as `Push` and `Pop`.
    var beginTitle: String
    var endTitle: String
    var groups: [Group]
    /// In points: what the picture's coordinates mean.
    var screen: Screen
    var isPaused: Bool
    var isInspected: Bool
    var isRecording: Bool
    /// Whether there is a recording that can be saved.
    var hasRecording: Bool
    /// Whether what is typed has somebody who takes it.
    var isEditing: Bool

    struct Screen: Equatable, Encodable {
        var width: Double
        var height: Double
    }

    /// Settings with a title.
    struct Group: Equatable, Encodable {
        var title: String
        var options: [PanelOption]
    }
}

/// A setting that a page can turn.
struct PanelOption: Equatable, Encodable {
    var name: String
    /// What the page calls it; the name in code where it has no other.
    var title: String
    var control: Control
    var value: String
    var defaultValue: String

    enum Control: Equatable {
        case toggle
        case choice([Choice])
        case points(ClosedRange<Int>, step: Int)
    }

    struct Choice: Equatable, Encodable {
        var value: String
        var title: String
    }

    private enum Key: CodingKey { case name, title, value, defaultValue, choices, minimum, maximum, step }

    /// `choices` belongs to a choice, `minimum`, `maximum` and `step` to a number; a toggle has neither.
    func encode(to encoder: any Encoder) throws {
        var container = encoder.container(keyedBy: Key.self)
        try container.encode(name, forKey: .name)
        try container.encode(title, forKey: .title)
        try container.encode(value, forKey: .value)
        try container.encode(defaultValue, forKey: .defaultValue)
        switch control {
        case .toggle: break
        case .choice(let choices): try container.encode(choices, forKey: .choices)
        case .points(let range, let step):
            try container.encode(range.lowerBound, forKey: .minimum)
            try container.encode(range.upperBound, forKey: .maximum)
            try container.encode(step, forKey: .step)
        }
    }
}

extension PanelOption {
    init(_ option: DemoOption) {
        let control: Control =
            switch option.control {
            case .toggle: .toggle
            case .choice(let values): .choice(values.map { Choice(value: $0, title: $0) })
            case .points(let range, let step): .points(range, step: step)
            }
        self.init(
            name: option.name, title: option.name, control: control, value: option.value,
            defaultValue: option.defaultValue)
    }
}
