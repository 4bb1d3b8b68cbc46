/// A log of calls, in order.
@MainActor
final class Journal {
    private(set) var entries: [String] = []

    func note(_ entry: String) {
        entries.append(entry)
    }

    /// Returns the entries since the last call.
    @discardableResult
    func take() -> [String] {
        defer { entries = [] }
        return entries
    }
}

/// A value that closures share.
@MainActor
final class Box<Value> {
    var value: Value

    init(_ value: Value) {
        self.value = value
    }
}
