import Foundation

/// Keeps views for the elements in the bounds, and only for those.
extension UITableView {
    /// The visible range from top to bottom, in the content's coordinates. It contains rows behind bars and the home
    /// indicator (TV7).
    private var visibleSpan: Span { Span(start: bounds.minY, height: bounds.height) }

    /// Performs a layout pass. Heights that become known move the elements below, and may move the content; it repeats
    /// until nothing moves any more.
    func tile() {
        guard !isTiling else { return }
        isTiling = true
        defer { isTiling = false }
        loadIfNeeded()
        forgetHeightsOfOtherRoom()
        placeBackground()
        guard geometry != nil else { return retireAllTiles() }
        measureTilesAgain()
        for _ in 1...Self.mostRounds {
            let before = bounds
            retireTilesOutOfSight()
            let anchor = anchor
            displayVisibleRows()
            placeTiles()
            updateContentSize()
            anchor.map { keep($0) }
            if bounds == before { break }
        }
        retireTilesOutOfSight()
        placeTiles()
    }

    /// Each round ends with more known heights; this many are never needed.
    private static let mostRounds = 10

    private func forgetHeightsOfOtherRoom() {
        guard room != measuredRoom else { return }
        measuredRoom = room
        guard let geometry else { return }
        supplements = TableSupplements()
        var sections = geometry.sections
        for section in sections.indices {
            sections[section] = TableGeometry.Section(
                rows: RowHeights(count: sections[section].rows.count, estimate: sections[section].rows.estimate))
            sections[section].header = loadedHeight(.header, of: section)
            sections[section].topPadding = topPadding(above: sections[section].header)
            sections[section].footer = loadedHeight(.footer, of: section)
        }
        replaceSections(sections)
        for cell in tiles.cells.values { cell.frame.size.width = rowWidth }
        heightsAreStale = true
    }

    private func measureTilesAgain() {
        guard heightsAreStale, let geometry else { return }
        heightsAreStale = false
        for (path, cell) in tiles.cells where geometry.contains(path) {
            cell.setNeedsLayout()
            noteHeight(of: cell, at: path)
        }
        for path in tiles.paths where !geometry.contains(path) { retire(path) }
        updateContentSize()
    }

    func replaceSections(_ sections: [TableGeometry.Section]) {
        var replaced = TableGeometry(sections)
        replaced.tableHeaderHeight = tableHeaderView?.frame.height ?? 0
        replaced.tableFooterHeight = tableFooterView?.frame.height ?? 0
        geometry = replaced
    }

    // MARK: Anchoring

    /// A row and its position on the screen.
    private struct Anchor {
        let path: IndexPath
        let place: CGFloat
    }

    /// The first visible row with a cell. Measuring rows above it does not move it (TV16), unless the first one begins in
    /// sight, or is new: that pushes the others down, and the offset stays.
    private var anchor: Anchor? {
        guard let geometry, !tiles.cells.isEmpty, let first = geometry.firstRow(at: bounds.minY),
            geometry.span(of: first).start < bounds.minY, arrivals?.isNew(first) != true
        else { return nil }
        return tiles.paths.lazy.map { Anchor(path: $0, place: geometry.span(of: $0).start) }.first
    }

    private func keep(_ anchor: Anchor) {
        guard let geometry, tiles.cells[anchor.path] != nil else { return }
        let distance = geometry.span(of: anchor.path).start - anchor.place
        if distance != 0 { shiftContent(by: CGPoint(x: 0, y: distance)) }
    }

    // MARK: Rows

    private func displayVisibleRows() {
        guard dataSource != nil, visibleSpan.height > 0, var path = geometry?.firstRow(at: visibleSpan.start) else {
            return displaySupplements(in: geometry?.sections(in: visibleSpan) ?? 0..<0)
        }
        displaySupplements(in: 0..<0)
        var shownSections = IndexSet()
        while let geometry, geometry.span(of: path).start < visibleSpan.end {
            if tiles.cells[path] == nil { display(path) }
            if shownSections.insert(path.section).inserted {
                displaySupplements(in: path.section..<path.section + 1)
            }
            guard let next = self.geometry?.row(after: path) else { break }
            path = next
        }
        displaySupplements(in: geometry?.sections(in: visibleSpan) ?? 0..<0)
    }

    private func display(_ path: IndexPath) {
        guard let dataSource else { return }
        var cell = UITableViewCell()
        UIView.performWithoutAnimation { cell = dataSource.tableView(self, cellForRowAt: path) }
        // A cell that a data source returns twice leaves its first row.
        if let other = tiles.path(of: cell) { tiles.cells[other] = nil }
        tiles.cells[path] = cell
        UIView.performWithoutAnimation {
            prepare(cell, at: path)
            noteHeight(of: cell, at: path)
            place(cell, at: path)
            arrivals?.putAtStart(cell, at: path)
        }
        if cell.alpha == 0, arrivals != nil { cell.alpha = 1 }
        delegate?.tableView(self, willDisplay: cell, forRowAt: path)
    }

    /// Configures a cell for its row.
    private func prepare(_ cell: UITableViewCell, at path: IndexPath) {
        cell.table = self
        if cell.superview !== rowsView { rowsView.insertSubview(cell, at: firstPlaceForCells) }
        cell.isHidden = false
        cell.frame.size.width = rowWidth
        cell.indentationLevel = delegateIndentation(of: path) ?? cell.indentationLevel
        cell.setSelected(selection.contains(path), animated: false)
        cell.setHighlighted(touchedRow?.highlighted == path, animated: false)
        updateEditing(of: cell, at: path, animated: false)
        if cell.backgroundColor == nil, cell.backgroundConfiguration == nil { cell.backgroundColor = rowColor }
    }

    /// The background of cells without one that the app has set: it is opaque, so a clear table needs clear cells, too.
    private var rowColor: UIColor { style == .plain ? .systemBackground : .secondarySystemGroupedBackground }

    /// Inserts cells behind the existing ones (TV28), in front of a background.
    private var firstPlaceForCells: Int { rowsView === self && backgroundView != nil ? 1 : 0 }

    private func delegateIndentation(of path: IndexPath) -> Int? {
        guard let delegate else { return nil }
        let answer = OptionalMethods.calls { delegate.tableView(self, indentationLevelForRowAt: path) }
        return answer.isImplemented ? answer.result : nil
    }

    /// Requests the height of a row with a cell (TV12).
    func noteHeight(of cell: UITableViewCell, at path: IndexPath) {
        geometry?.note(height(of: cell, at: path), of: path)
    }

    private func height(of cell: UITableViewCell, at path: IndexPath) -> CGFloat {
        if let asked = delegateHeight(of: path), asked >= 0 { return asked }
        if rowHeight >= 0 { return rowHeight }
        guard estimatedRowHeight != 0 else { return defaultRowHeight }
        // With Auto Layout: the width is required, and the height as small as possible (TV13).
        let size = cell.systemLayoutSizeFitting(
            CGSize(width: rowWidth, height: 0), withHorizontalFittingPriority: .required,
            verticalFittingPriority: .fittingSizeLevel)
        return size.height > 0 ? (size.height * displayScale).rounded(.up) / displayScale : defaultRowHeight
    }

    // MARK: Positions

    /// Moves all displayed elements to their places in the layout.
    func placeTiles() {
        guard let geometry else { return }
        for (path, cell) in tiles.cells where geometry.sections.indices.contains(path.section) { place(cell, at: path) }
        placeSupplements()
        tableHeaderView?.setFrame(y: 0, width: bounds.width)
        tableFooterView?.setFrame(y: geometry.tableFooterSpan.start, width: bounds.width)
        if rowsView !== self {
            let frame = CGRect(x: 0, y: 0, width: bounds.width, height: geometry.contentHeight)
            if rowsView.frame != frame { rowsView.frame = frame }
        }
    }

    func place(_ cell: UITableViewCell, at path: IndexPath) {
        let frame = rectForRow(at: path).offsetBy(dx: swipeOffset(of: path), dy: reorderOffset(of: path))
        if cell.frame != frame { cell.frame = frame }
        cell.place = rowPlace(path)
    }

    private func rowPlace(_ path: IndexPath) -> RowPlace {
        let count = geometry?.sections[path.section].rows.count ?? 0
        return RowPlace(isFirst: path.row == 0, isLast: path.row == count - 1)
    }

    func placeBackground() {
        guard let backgroundView else { return }
        if backgroundView.frame != bounds { backgroundView.frame = bounds }
    }

    // MARK: Outgoing elements

    /// Moving rows keep their cells until they have arrived.
    private func retireTilesOutOfSight() {
        guard let geometry, movesUnderWay == 0 else { return }
        let visible = visibleSpan
        for path in tiles.paths {
            let span = geometry.span(of: path)
            // The row that is being edited keeps its cell: with another one the keyboard would disappear.
            if !span.meets(visible), tiles.cells[path]?.containsFirstResponder == false { retire(path) }
        }
        retireSupplementsOutOfSight(visible)
    }

    func retire(_ path: IndexPath) {
        if swipe?.path == path { dropSwipe() }
        tiles.cells.removeValue(forKey: path).map { end($0, at: path) }
    }

    /// Removes a cell that is no longer displayed.
    func end(_ cell: UITableViewCell, at path: IndexPath) {
        cell.isHidden = true
        delegate?.tableView(self, didEndDisplaying: cell, forRowAt: path)
        recycle(cell)
    }

    func retireAllTiles() {
        for path in tiles.paths { retire(path) }
        for kind in TableSupplementKind.allCases {
            for section in tiles.sections(kind) { retire(kind, section) }
        }
    }

    /// Makes a cell available for reuse. One without an identifier is not reused.
    private func recycle(_ cell: UITableViewCell) {
        guard let identifier = cell.reuseIdentifier else { return cell.removeFromSuperview() }
        cellPool.put(cell, for: identifier)
    }
}

extension UIView {
    fileprivate func setFrame(y: CGFloat, width: CGFloat) {
        let frame = CGRect(x: 0, y: y, width: width, height: self.frame.height)
        if self.frame != frame { self.frame = frame }
    }
}
