import Foundation

/// The end of a section with a header or a footer.
enum TableSupplementKind: CaseIterable {
    case header
    case footer
}

/// The views of a table, by their place.
struct TableTiles {
    var cells: [IndexPath: UITableViewCell] = [:]
    var headers: [Int: UIView] = [:]
    var footers: [Int: UIView] = [:]

    /// From top to bottom.
    var paths: [IndexPath] { cells.keys.sorted() }

    func path(of cell: UITableViewCell) -> IndexPath? { cells.first { $0.value === cell }?.key }

    subscript(kind: TableSupplementKind, section: Int) -> UIView? {
        get { kind == .header ? headers[section] : footers[section] }
        set {
            switch kind {
            case .header: headers[section] = newValue
            case .footer: footers[section] = newValue
            }
        }
    }

    func sections(_ kind: TableSupplementKind) -> [Int] { (kind == .header ? headers : footers).keys.sorted() }
}

/// The headers and footers that the table has requested.
struct TableSupplements {
    private struct Place: Hashable {
        let kind: TableSupplementKind
        let section: Int
    }

    /// True if there is a view.
    private var answers: [Place: Bool] = [:]
    private var kindsWithViews: Set<TableSupplementKind> = []

    /// Returns whether there is a view; `nil` if it has not been requested yet.
    func hasView(_ kind: TableSupplementKind, _ section: Int) -> Bool? { answers[Place(kind: kind, section: section)] }

    mutating func note(_ kind: TableSupplementKind, _ section: Int, hasView: Bool) {
        answers[Place(kind: kind, section: section)] = hasView
    }

    /// Returns whether the delegate has ever supplied a view: then those that have not been requested count with their
    /// estimate.
    func givesViews(_ kind: TableSupplementKind) -> Bool { kindsWithViews.contains(kind) }

    mutating func noteGivenView(_ kind: TableSupplementKind) { kindsWithViews.insert(kind) }

    /// Renumbers sections after a batch. New and reloaded ones are unknown.
    func moved(by map: ListUpdateMap) -> TableSupplements {
        var moved = self
        moved.answers = [:]
        for (place, hasView) in answers where !map.isReloaded(place.section) {
            guard let section = map.newSection(of: place.section) else { continue }
            moved.answers[Place(kind: place.kind, section: section)] = hasView
        }
        return moved
    }
}
