import Foundation

/// The contents of values that Foundation on Linux cannot hold: of structures it knows only points, sizes, rectangles,
/// insets and ranges. Each is kept once, for as long as the process runs, and a value holds its number: equal contents
/// make equal values.
// Unchecked: the lock guards everything, and the contents are sendable.
private final class InternedValues: @unchecked Sendable {
    static let shared = InternedValues()

    private let lock = NSLock()
    private var numbers: [AnyHashable: UInt64] = [:]
    private var contents: [AnyHashable] = []

    /// The bits of a number that is none, with which no value of geometry begins.
    private static let first: UInt64 = 0x7FF8_5AFE_0000_0000

    func number(of content: some Hashable & Sendable) -> UInt64 {
        lock.withLock {
            if let number = numbers[content] { return number }
            let number = Self.first + UInt64(contents.count)
            numbers[content] = number
            contents.append(content)
            return number
        }
    }

    func content<Content>(of number: UInt64) -> Content? {
        lock.withLock {
            guard number >= Self.first, number - Self.first < UInt64(contents.count) else { return nil }
            return contents[Int(number - Self.first)].base as? Content
        }
    }
}

extension NSValue {
    /// A value that holds a structure of numbers.
    package convenience init(interned content: some Hashable & Sendable) {
        var number = InternedValues.shared.number(of: content)
        self.init(bytes: &number, objCType: "Q")
    }

    /// Returns the structure that the value holds; `nil` if it holds another one.
    package func interned<Content>() -> Content? {
        // Room for any other value, too: a rectangle has four numbers.
        var bytes = [UInt64](repeating: 0, count: 16)
        getValue(&bytes)
        return InternedValues.shared.content(of: bytes[0])
    }
}
