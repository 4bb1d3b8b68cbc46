/// One property that differs from the reference.
struct PropertyChange: Hashable, Sendable {
    enum Aspect: Hashable, Sendable {
        /// A coordinate, with the words for smaller and larger values.
        case position(less: String, more: String)
        case length, other
    }

    var name: String
    var old: String
    var new: String
    var aspect = Aspect.other
    /// The difference, if the property is a number of a frame: `up 8 pt`, `+8`.
    var step: String?

    /// `y 426 -> 418 (up 8 pt)`
    var text: String {
        let (old, new) = values
        return "\(name) \(old) -> \(new)" + (step.map { " (\($0))" } ?? "")
    }

    /// The common text for several nodes that changed alike from different values: `y up 8 pt`.
    var common: String {
        step.map { "\(name) \($0)" } ?? text
    }

    /// True if the node, with its content, is at another place.
    var isMove: Bool {
        if case .position = aspect { true } else { name == "transform" }
    }

    /// The surroundings of the first difference in a long value, such as a path.
    private var values: (old: String, new: String) {
        guard max(old.count, new.count) > Self.longest else { return (old, new) }
        let same = zip(old, new).prefix { $0 == $1 }.count
        let start = max(0, same - 12)
        func part(_ value: String) -> String {
            let rest = value.dropFirst(start)
            let isCut = rest.count > Self.longest - 12
            return (start > 0 ? "..." : "") + rest.prefix(Self.longest - 12) + (isCut ? "..." : "")
        }
        return (part(old), part(new))
    }

    private static let longest = 60
}

extension PropertyChange {
    /// A number of a frame, and the amount of its change.
    init(_ name: String, _ aspect: Aspect, _ old: Points, _ new: Points) {
        let step =
            switch aspect {
            case .position(let less, let more):
                "\(new < old ? less : more) \(Points(units: abs((new - old).units)).text) pt"
            default: "\(new > old ? "+" : "")\((new - old).text)"
            }
        self.init(name: name, old: old.text, new: new.text, aspect: aspect, step: step)
    }
}
