/// One property of a scene, of a node, or of a part of a node: how it is written, read and compared. The tables
/// `Scene.properties` and `Node.properties` list all of them.
struct Property<Owner>: Sendable {
    typealias Path<Value> = StoredProperty<Owner, Value>.Path

    /// Adds the attributes of the property. Does nothing by default, for a property that is written with another one.
    var write: @Sendable (Owner, inout SVGElement) -> Void = { _, _ in }
    var read: @Sendable (AttributeReader, inout Owner) throws -> Void = { _, _ in }
    /// The difference of the property. A part that a node lacks is nil. Numbers may differ by `units`.
    var changes: @Sendable (_ old: Owner?, _ new: Owner?, _ units: Int) -> [PropertyChange]
}

extension Property {
    /// A value with its own attribute.
    ///
    /// - Parameters:
    ///   - usual: The value that is not written. Nil for an attribute that is required.
    ///   - marksPart: True if this property reports that only one of the nodes has the part that it belongs to.
    init<Value: AttributeValue>(
        _ name: String, _ path: Path<Value>, _ attribute: String, unless usual: Value? = nil, marksPart: Bool = false
    ) {
        let property = StoredProperty(path)
        write = { owner, element in
            let value = property.value(in: owner)
            if value != usual { element.set(attribute, value) }
        }
        read = { reader, owner in
            guard let value: Value = try reader.value(attribute) ?? usual else { throw reader.failure(attribute) }
            property.set(value, in: &owner)
        }
        changes = Self.comparison(name, marksPart: marksPart) { property.value(in: $0) }
    }

    /// An optional value, which has no attribute if it is nil.
    ///
    /// - Parameter quoted: True if a failure puts it between quotation marks.
    init<Value: AttributeValue>(_ name: String, _ path: Path<Value?>, _ attribute: String, quoted: Bool = false) {
        let property = StoredProperty(path)
        write = { owner, element in element.set(attribute, property.value(in: owner)?.text) }
        read = { reader, owner in property.set(try reader.value(attribute), in: &owner) }
        changes = Self.comparison(name, quoted: quoted) { property.value(in: $0) }
    }

    /// A colour with an attribute for its opacity.
    ///
    /// - Parameter none: The text for no colour. Nil for no attribute.
    init(_ name: String, _ path: Path<Color?>, paint attribute: String, none: String?) {
        let property = StoredProperty(path)
        write = { owner, element in element.paint(attribute, property.value(in: owner), none: none) }
        read = { reader, owner in property.set(try reader.color(attribute), in: &owner) }
        changes = Self.comparison(name) { property.value(in: $0) }
    }

    /// A flag, with an attribute if it is true.
    init(
        _ name: String, _ path: Path<Bool>, _ attribute: String, _ word: String,
        inFailures words: (String, String) = ("no", "yes")
    ) {
        let property = StoredProperty(path)
        write = { owner, element in element.set(attribute, property.value(in: owner) ? word : nil) }
        read = { reader, owner in property.set(try reader.flag(attribute, word), in: &owner) }
        changes = Self.comparison(name) { property.value(in: $0) ? words.1 : words.0 }
    }

    /// The properties of a part that a node may lack.
    ///
    /// - Parameters:
    ///   - blank: The initial value for reading.
    ///   - attributes: The attributes of which at least one is present if the part is.
    init<Part>(_ path: Path<Part?>, blank: Part, ifAny attributes: String..., properties: [Property<Part>])
    where Part: Sendable {
        let property = StoredProperty(path)
        write = { owner, element in
            guard let part = property.value(in: owner) else { return }
            for own in properties { own.write(part, &element) }
        }
        read = { reader, owner in
            guard attributes.contains(where: { reader.element[$0] != nil }) else { return }
            var part = blank
            for own in properties { try own.read(reader, &part) }
            property.set(part, in: &owner)
        }
        changes = Self.comparison(of: path, properties)
    }

    // MARK: Comparing

    /// Compares a part, property by property.
    static func comparison<Part>(
        of path: Path<Part?>, _ properties: [Property<Part>]
    ) -> @Sendable (Owner?, Owner?, Int) -> [PropertyChange] {
        let property = StoredProperty(path)
        return { old, new, units in
            let (old, new) = (old.flatMap(property.value), new.flatMap(property.value))
            return old == nil && new == nil ? [] : properties.flatMap { $0.changes(old, new, units) }
        }
    }

    /// The same property, except that two owners that both have it compare it only if `condition` holds.
    func comparedIf(_ condition: @escaping @Sendable (Owner, Owner) -> Bool) -> Property {
        var property = self
        property.changes = { [changes] old, new, units in
            if let old, let new, !condition(old, new) { return [] }
            return changes(old, new, units)
        }
        return property
    }

    /// Compares one value. Nil is called `none`.
    static func comparison<Value: AttributeValue>(
        _ name: String, marksPart: Bool = false, quoted: Bool = false, _ value: @escaping @Sendable (Owner) -> Value?
    ) -> @Sendable (Owner?, Owner?, Int) -> [PropertyChange] {
        { old, new, units in
            guard marksPart || old != nil && new != nil else { return [] }
            let (old, new) = (old.flatMap(value), new.flatMap(value))
            guard old != new else { return [] }
            if let old, let new, old.isEqual(to: new, within: units) { return [] }
            func text(_ value: Value?) -> String {
                value.map { quoted ? "\"\($0.failureText)\"" : $0.failureText } ?? "none"
            }
            return [PropertyChange(name: name, old: text(old), new: text(new))]
        }
    }
}
