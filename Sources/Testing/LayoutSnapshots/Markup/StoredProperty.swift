/// A stored property of a struct, read at its memory offset. A key path would look up the metadata of both types each
/// time.
struct StoredProperty<Owner, Value>: Sendable {
    typealias Path = WritableKeyPath<Owner, Value> & Sendable

    private let offset: Int

    /// - Parameter path: A property that is stored in the owner itself. A computed one traps.
    init(_ path: Path) {
        guard let offset = MemoryLayout<Owner>.offset(of: path) else {
            preconditionFailure("\(path) is not stored in \(Owner.self).")
        }
        self.offset = offset
    }

    func value(in owner: Owner) -> Value {
        withUnsafeBytes(of: owner) { $0.load(fromByteOffset: offset, as: Value.self) }
    }

    func set(_ value: Value, in owner: inout Owner) {
        withUnsafeMutableBytes(of: &owner) { bytes in
            bytes.baseAddress?.advanced(by: offset).assumingMemoryBound(to: Value.self).pointee = value
        }
    }
}
