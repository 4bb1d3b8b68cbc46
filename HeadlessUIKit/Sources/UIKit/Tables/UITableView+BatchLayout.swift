import Foundation

/// A row that leaves, and keeps its cell until it is out of sight.
struct TableDeparture {
    let cell: UITableViewCell
    let path: IndexPath
}

/// The start positions of rows that a batch brings into sight.
struct TableArrivals {
    let map: ListUpdateMap
    let old: TableGeometry
    /// Rows before the batch that get other cells.
    var reloads: Set<IndexPath> = []

    /// Returns whether the row gets its first cell, or another one.
    func isNew(_ path: IndexPath) -> Bool { map.oldPath(of: path).map(reloads.contains) ?? true }

    /// A row that was in the table starts at its old place; a new one appears in its place.
    @MainActor func putAtStart(_ cell: UITableViewCell, at path: IndexPath) {
        if let origin = map.oldPath(of: path), old.contains(origin) {
            cell.frame.origin.y = old.span(of: origin).start
        } else {
            cell.alpha = 0
        }
    }
}

extension UITableView {
    /// The motion of the rows in a batch (TV38).
    static let moveSpring = Spring(perceptualDuration: 0.3, bounce: 0)
    /// The duration of other movements of rows. Nobody has measured it.
    static let moveDuration: TimeInterval = 0.3

    func carryOut() {
        let ended = batch
        batch = ListBatch()
        guard let dataSource, let old = geometry else { return ended.complete(in: window) }
        let count = max(0, dataSource.numberOfSections(in: self))
        let counts = (0..<count).map { max(0, dataSource.tableView(self, numberOfRowsInSection: $0)) }
        let map: ListUpdateMap
        do {
            map = try ended.update.map(from: ended.counts, to: counts, .table)
        } catch {
            preconditionFailure("\(error)")
        }
        selection = selection.moved(by: map, reloaded: ended.update.reloaded)
        prefetch.move(by: map)
        dropSwipe()
        reorder = nil
        // A touch on a row whose new position is unknown does not select another row.
        if let row = touchedRow, map.newPath(of: row.path) != row.path { touchedRow = nil }
        let reloads = ended.update.reloaded
        replaceGeometry(counts: counts, old: old, map: map, reloads)
        let departing = moveTiles(by: map, reloads)
        let isAnimated = ended.isAnimated && window != nil && UIView.areAnimationsEnabled
        guard window != nil else {
            departing.forEach(conclude)
            setNeedsLayout()
            return ended.complete(in: window)
        }
        let changes = {
            for departure in departing { departure.cell.alpha = 0 }
            self.layOut(TableArrivals(map: map, old: old, reloads: reloads))
        }
        guard isAnimated else {
            UIView.performWithoutAnimation(changes)
            departing.forEach(conclude)
            return ended.complete(in: window)
        }
        movesUnderWay += 1
        ViewAnimation(
            timing: .spring(Self.moveSpring, velocity: .zero), duration: Self.moveSpring.settlingDuration(velocity: 0),
            delay: 0, options: []
        ).start(changes) { (_: Bool) in
            self.movesUnderWay -= 1
            departing.forEach(self.conclude)
            self.setNeedsLayout()
            ended.completions.forEach { $0(true) }
        }
    }

    private func layOut(_ arrivals: TableArrivals) {
        self.arrivals = arrivals
        for cell in tiles.cells.values { noteDisplayedHeight(of: cell) }
        tile()
        self.arrivals = nil
        layoutIfNeeded()
    }

    /// Heights are requested again, even in a batch without changes (TV38).
    private func noteDisplayedHeight(of cell: UITableViewCell) {
        if let path = tiles.path(of: cell) { noteHeight(of: cell, at: path) }
    }

    /// Computes the layout with the new counts. Known heights move with their rows.
    private func replaceGeometry(counts: [Int], old: TableGeometry, map: ListUpdateMap, _ reloads: Set<IndexPath>) {
        var known: [Int: [Int: CGFloat]] = [:]
        if usesEstimates {
            for (section, part) in old.sections.enumerated() {
                for (row, height) in part.rows.known where !reloads.contains(IndexPath(row: row, section: section)) {
                    guard let path = map.newPath(of: IndexPath(row: row, section: section)) else { continue }
                    known[path.section, default: [:]][path.row] = height
                }
            }
        }
        supplements = supplements.moved(by: map)
        let sections = counts.indices.map { section in
            let loaded = loadRows(of: section, count: counts[section])
            let rows = known[section].map {
                RowHeights(count: counts[section], known: $0, estimate: loaded.estimate)
            }
            let origin = map.oldSection(of: section).map { old.sections[$0] }
            return makeSection(section, rows: rows ?? loaded, from: origin)
        }
        replaceSections(sections)
        updateContentSize()
    }

    private func makeSection(
        _ section: Int, rows: RowHeights, from old: TableGeometry.Section?
    ) -> TableGeometry.Section {
        var part = TableGeometry.Section(rows: rows)
        part.header = height(.header, of: section, before: old?.header)
        part.footer = height(.footer, of: section, before: old?.footer)
        part.topPadding = topPadding(above: supplements.hasView(.header, section) == false ? 0 : part.header)
        return part
    }

    private func height(_ kind: TableSupplementKind, of section: Int, before: CGFloat?) -> CGFloat {
        if let before, supplements.hasView(kind, section) == true, fixedHeight(kind, of: section) == nil {
            return before
        }
        return loadedHeight(kind, of: section)
    }

    // MARK: Displayed elements

    /// Updates the places of displayed elements. Returns those that have none.
    private func moveTiles(by map: ListUpdateMap, _ reloads: Set<IndexPath>) -> [TableDeparture] {
        let old = tiles
        tiles = TableTiles()
        var departing: [TableDeparture] = []
        for path in old.paths {
            guard let cell = old.cells[path] else { continue }
            if let new = map.newPath(of: path), !reloads.contains(path) {
                tiles.cells[new] = cell
            } else {
                departing.append(TableDeparture(cell: cell, path: path))
            }
        }
        for kind in TableSupplementKind.allCases {
            for section in old.sections(kind) {
                guard let view = old[kind, section] else { continue }
                if let new = map.newSection(of: section), supplements.hasView(kind, new) == true {
                    tiles[kind, new] = view
                } else {
                    end(view, kind, section)
                }
            }
        }
        return departing
    }

    private func conclude(_ departure: TableDeparture) {
        UIView.performWithoutAnimation { departure.cell.alpha = 1 }
        end(departure.cell, at: departure.path)
    }
}
