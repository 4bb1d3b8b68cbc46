/// The first stored property of a class whose objects are attributes of text.
///
/// Foundation on Linux stores attributes with Core Foundation, which reads the type of an object from its first word
/// when it compares attributes, and traps if there is none. With this word it calls `isEqual(_:)`.
struct CoreFoundationHeader: Sendable {
    /// The type number of Core Foundation's base type, at the position of an object's header.
    private let word: UInt64 = 1 << 8 | 0x80
}
