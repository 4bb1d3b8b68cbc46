/// What a value is made of, found by reflection: each number, text and choice in it, by the path of names to it.
///
/// Elements of an array share a path. Where there is nothing the leaf is `nil`.
struct Leaves: Equatable {
    private(set) var values: [String: [String]] = [:]

    /// - Parameter ignored: Paths that are not looked into.
    init(of value: Any, ignoring ignored: Set<String> = []) {
        add(value, at: "", ignoring: ignored)
    }

    var paths: Set<String> { Set(values.keys) }

    /// The paths at which there is nothing.
    var missing: Set<String> { Set(values.filter { $0.value.contains("nil") }.keys) }

    /// The paths at which both have something, and not the same. That all of a part is gone says nothing about what is in it.
    func differences(from other: Leaves) -> Set<String> {
        paths.intersection(other.paths).filter { values[$0] != other.values[$0] }
    }

    private mutating func add(_ value: Any, at path: String, ignoring ignored: Set<String>) {
        guard !ignored.contains(path) else { return }
        let mirror = Mirror(reflecting: value)
        switch mirror.displayStyle {
        case .struct:
            for child in mirror.children {
                add(
                    child.value, at: path.isEmpty ? child.label ?? "" : "\(path).\(child.label ?? "")",
                    ignoring: ignored)
            }
        case .collection:
            values[path + ".count", default: []].append("\(mirror.children.count)")
            if mirror.children.isEmpty { values[path, default: []].append("nil") }
            for child in mirror.children { add(child.value, at: path, ignoring: ignored) }
        case .optional:
            if let child = mirror.children.first {
                add(child.value, at: path, ignoring: ignored)
            } else {
                values[path, default: []].append("nil")
            }
        default:
            values[path, default: []].append("\(value)")
        }
    }
}
