/// One property that is not what the reference says.
struct PropertyChange: Hashable, Sendable {
    enum Aspect: Sendable {
        case position, length, other
    }

    var aspect = Aspect.other
    var name: String
    var old: String
    var new: String
    /// By how much, where the property is a length of a frame: `up 8 pt`, `+8`.
    var step: String?

    /// `y 426 -> 418 (up 8 pt)`
    var text: String {
        let (old, new) = values
        return "\(name) \(old) -> \(new)" + (step.map { " (\($0))" } ?? "")
    }

    /// What is the same for several nodes that changed alike from different values: `y up 8 pt`.
    var common: String {
        step.map { "\(name) \($0)" } ?? text
    }

    /// Of a long value, such as a path, what there is around the place where the two begin to differ.
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

/// Collects what differs.
struct PropertyChanges {
    private(set) var list: [PropertyChange] = []

    /// Nothing is called `none`.
    mutating func compare(_ name: String, _ old: String?, _ new: String?) {
        guard old != new else { return }
        list.append(PropertyChange(name: name, old: old ?? "none", new: new ?? "none"))
    }

    mutating func compareQuoted(_ name: String, _ old: String?, _ new: String?) {
        compare(name, old.map { "\"\($0)\"" }, new.map { "\"\($0)\"" })
    }

    mutating func compare(_ name: String, _ old: Bool, _ new: Bool) {
        compare(name, old ? "yes" : "no", new ? "yes" : "no")
    }

    /// A coordinate, with the way it went.
    mutating func comparePosition(_ name: String, _ old: Points, _ new: Points, _ less: String, _ more: String) {
        guard old != new else { return }
        let distance = Points(units: abs(new.units - old.units)).text
        list.append(
            PropertyChange(
                aspect: .position, name: name, old: old.text, new: new.text,
                step: "\(new < old ? less : more) \(distance) pt"))
    }

    mutating func compareLength(_ name: String, _ old: Points, _ new: Points) {
        guard old != new else { return }
        list.append(
            PropertyChange(
                aspect: .length, name: name, old: old.text, new: new.text,
                step: "\(new > old ? "+" : "")\((new - old).text)"))
    }
}
