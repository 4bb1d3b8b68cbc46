import Foundation

/// The measured sizes of a layout, kept while it is solved again (CC10).
struct CompositionalSizes {
    /// By section.
    var sections: [SolvedSection.Sizes] = []
    /// The sizes of the layout's own headers and footers, by kind.
    var layout: [String: CGSize] = [:]

    func section(_ number: Int) -> SolvedSection.Sizes {
        sections.indices.contains(number) ? sections[number] : SolvedSection.Sizes()
    }

    /// Returns the sizes after a batch.
    func moved(_ newElement: (CollectionElement) -> CollectionElement?) -> CompositionalSizes {
        var moved = CompositionalSizes(layout: layout)
        for (number, sizes) in sections.enumerated() {
            for (cell, size) in sizes.cells.all {
                guard let path = newElement(.cell(IndexPath(item: cell, section: number)))?.path else { continue }
                moved.makeRoom(for: path.section)
                moved.sections[path.section].cells[path.item] = size
            }
            for (kind, size) in sizes.boundaries {
                let element = CollectionElement.supplementary(kind: kind, IndexPath(item: 0, section: number))
                guard let path = newElement(element)?.path else { continue }
                moved.makeRoom(for: path.section)
                moved.sections[path.section].boundaries[kind] = size
            }
        }
        return moved
    }

    private mutating func makeRoom(for section: Int) {
        while sections.count <= section { sections.append(SolvedSection.Sizes()) }
    }
}
