/// The parts of a value, found by reflection: each number, text and choice in it, by its path of names.
///
/// Elements of an array share a path. The leaf of a missing value is `nil`.
struct Leaves: Equatable {
    private(set) var values: [String: [String]] = [:]

    /// - Parameter ignored: Paths that are skipped.
    init(of value: Any, ignoring ignored: Set<String> = []) {
        add(value, at: "", ignoring: ignored)
    }

    var paths: Set<String> { Set(values.keys) }

    /// The paths of missing values.
    var missing: Set<String> { Set(values.filter { $0.value.contains("nil") }.keys) }

    /// Returns the paths at which both have a value, and different ones. A missing part says nothing about its content.
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
