/// A value that is written as a sequence of fields.
package protocol FieldList: AttributeValue {
    /// The initial value for reading.
    static var blank: Self { get }
    /// All fields, in the order in which they are written.
    static var fields: [Field<Self>] { get }
}

/// One field of a value: how it is written, read and compared.
package struct Field<Owner>: Sendable {
    fileprivate let write: @Sendable (Owner, inout String) -> Void
    fileprivate let read: @Sendable (inout Owner, inout ArraySlice<Substring>) -> Bool
    fileprivate let isEqual: @Sendable (Owner, Owner, Int) -> Bool

    init<Value: AttributeValue>(_ path: StoredProperty<Owner, Value>.Path) {
        let property = StoredProperty(path)
        write = { property.value(in: $0).write(to: &$1) }
        read = { owner, words in
            guard let value = Value(words: &words) else { return false }
            property.set(value, in: &owner)
            return true
        }
        isEqual = { property.value(in: $0).isEqual(to: property.value(in: $1), within: $2) }
    }

    /// A word that is present or absent.
    init(_ path: StoredProperty<Owner, Bool>.Path, word: String) {
        let property = StoredProperty(path)
        write = { owner, text in
            if property.value(in: owner) { text.append(word: word) }
        }
        read = { owner, words in
            property.set(words.first.map { $0 == word } ?? false, in: &owner)
            if property.value(in: owner) { words.removeFirst() }
            return true
        }
        isEqual = { old, new, _ in property.value(in: old) == property.value(in: new) }
    }
}

extension FieldList {
    package init?(words: inout ArraySlice<Substring>) {
        self = Self.blank
        for field in Self.fields {
            guard field.read(&self, &words) else { return nil }
        }
    }

    package func write(to text: inout String) {
        for field in Self.fields { field.write(self, &text) }
    }

    package func isEqual(to other: Self, within units: Int) -> Bool {
        Self.fields.allSatisfy { $0.isEqual(self, other, units) }
    }
}
