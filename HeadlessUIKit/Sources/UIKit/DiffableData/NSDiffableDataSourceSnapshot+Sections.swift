extension NSDiffableDataSourceSnapshot {
    /// Traps for an existing section, and for one that is given twice.
    public mutating func appendSections(_ identifiers: [SectionIdentifierType]) {
        putNew(identifiers, at: sections.count)
    }

    /// Traps for an existing section, and if `toIdentifier` does not exist.
    public mutating func insertSections(
        _ identifiers: [SectionIdentifierType], beforeSection toIdentifier: SectionIdentifierType
    ) {
        putNew(identifiers, at: place(of: toIdentifier))
    }

    /// Traps for an existing section, and if `toIdentifier` does not exist.
    public mutating func insertSections(
        _ identifiers: [SectionIdentifierType], afterSection toIdentifier: SectionIdentifierType
    ) {
        putNew(identifiers, at: place(of: toIdentifier) + 1)
    }

    /// Deletes the items of the sections, too. Ignores sections that do not exist.
    public mutating func deleteSections(_ identifiers: [SectionIdentifierType]) {
        takeSections(Set(identifiers))
    }

    /// Traps if one of the two does not exist, and if they are equal.
    public mutating func moveSection(
        _ identifier: SectionIdentifierType, beforeSection toIdentifier: SectionIdentifierType
    ) {
        move(identifier, to: toIdentifier, offset: 0)
    }

    /// Traps if one of the two does not exist, and if they are equal.
    public mutating func moveSection(
        _ identifier: SectionIdentifierType, afterSection toIdentifier: SectionIdentifierType
    ) {
        move(identifier, to: toIdentifier, offset: 1)
    }

    private mutating func putNew(_ identifiers: [SectionIdentifierType], at place: Int) {
        identifiers.checkUniqueness()
        let known = identifiers.filter { indexOfSection($0) != nil }
        precondition(known.isEmpty, "Sections that are in the snapshot cannot be added again: \(known).")
        put(identifiers.map { Section(identifier: $0) }, at: place)
    }

    private mutating func move(_ identifier: SectionIdentifierType, to destination: SectionIdentifierType, offset: Int)
    {
        precondition(identifier != destination, "The section \(identifier) cannot be moved next to itself.")
        let section = sections[place(of: identifier)]
        _ = place(of: destination)
        takeSections([identifier])
        put([section], at: place(of: destination) + offset)
    }

    private func place(of identifier: SectionIdentifierType) -> Int {
        guard let place = indexOfSection(identifier) else {
            preconditionFailure("There is no section \(identifier) in the snapshot.")
        }
        return place
    }
}

extension Array where Element: Hashable {
    /// Traps if an identifier occurs twice.
    func checkUniqueness() {
        guard Set(self).count < count else { return }
        var seen: Set<Element> = []
        preconditionFailure("Identifiers have to be unique. Duplicates: \(filter { !seen.insert($0).inserted }).")
    }
}
