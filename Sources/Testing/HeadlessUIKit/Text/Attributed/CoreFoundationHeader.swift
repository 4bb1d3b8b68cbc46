/// The first stored property of a class whose objects are attributes of text.
///
/// Foundation on Linux keeps attributes with Core Foundation, which reads the type of an object from its first word when it
/// compares attributes, and stops the program where it finds none. With this word it asks `isEqual(_:)`.
struct CoreFoundationHeader: Sendable {
    /// The number of Core Foundation's base type, where a header of its own has it.
    private let word: UInt64 = 1 << 8 | 0x80
}
