/// A stored property of a struct, reached by its place in memory. A key path would look up the metadata of both types each
/// time.
struct StoredProperty<Owner, Value>: Sendable {
    typealias Path = WritableKeyPath<Owner, Value> & Sendable

    private let offset: Int

    /// - Parameter path: A property that is stored in the owner itself. One that is computed traps.
    init(_ path: Path) {
        guard let offset = MemoryLayout<Owner>.offset(of: path) else {
            preconditionFailure("\(path) is not stored in \(Owner.self).")
        }
        self.offset = offset
    }

    func value(in owner: Owner) -> Value {
        withUnsafePointer(to: owner) { pointer in
            (UnsafeRawPointer(pointer) + offset).assumingMemoryBound(to: Value.self).pointee
        }
    }

    func set(_ value: Value, in owner: inout Owner) {
        withUnsafeMutablePointer(to: &owner) { pointer in
            (UnsafeMutableRawPointer(pointer) + offset).assumingMemoryBound(to: Value.self).pointee = value
        }
    }
}
