import Foundation

/// Rows and their positions. Queries read counts if necessary; they make no cells.
extension UITableView {
    // MARK: Counts

    public var numberOfSections: Int {
        loadIfNeeded()
        return geometry?.sections.count ?? 0
    }

    /// Returns 0 for a section that does not exist.
    public func numberOfRows(inSection section: Int) -> Int {
        loadIfNeeded()
        guard let geometry, geometry.sections.indices.contains(section) else { return 0 }
        return geometry.sections[section].rows.count
    }

    // MARK: Positions. An element that does not exist has an empty rectangle.

    public func rect(forSection section: Int) -> CGRect { rect(ofSection: section) { $0.span(ofSection: section) } }

    public func rectForHeader(inSection section: Int) -> CGRect {
        rect(ofSection: section) { $0.headerSpan(of: section) }
    }

    public func rectForFooter(inSection section: Int) -> CGRect {
        rect(ofSection: section) { $0.footerSpan(of: section) }
    }

    public func rectForRow(at indexPath: IndexPath) -> CGRect {
        loadIfNeeded()
        guard let geometry, geometry.contains(indexPath) else { return .zero }
        let span = geometry.span(of: indexPath)
        return CGRect(x: sideInset, y: span.start, width: rowWidth, height: span.height)
    }

    private func rect(ofSection section: Int, span: (TableGeometry) -> Span) -> CGRect {
        loadIfNeeded()
        guard let geometry, geometry.sections.indices.contains(section) else { return .zero }
        let span = span(geometry)
        return CGRect(x: 0, y: span.start, width: bounds.width, height: span.height)
    }

    /// Returns `nil` for headers, footers and points outside of the rows.
    public func indexPathForRow(at point: CGPoint) -> IndexPath? {
        loadIfNeeded()
        guard let path = geometry?.row(at: point.y), rectForRow(at: path).contains(point) else { return nil }
        return path
    }

    /// Returns the rows that intersect a rectangle, from top to bottom.
    public func indexPathsForRows(in rect: CGRect) -> [IndexPath]? {
        loadIfNeeded()
        guard let geometry else { return nil }
        var paths: [IndexPath] = []
        var next = geometry.firstRow(at: rect.minY)
        while let path = next, geometry.span(of: path).start < rect.maxY {
            if rectForRow(at: path).intersects(rect) { paths.append(path) }
            next = geometry.row(after: path)
        }
        return paths
    }

    // MARK: Displayed elements (TV21)

    /// Returns `nil` for a row that is not displayed.
    public func cellForRow(at indexPath: IndexPath) -> UITableViewCell? { tiles.cells[indexPath] }

    /// Returns `nil` for a cell that is not displayed.
    public func indexPath(for cell: UITableViewCell) -> IndexPath? { tiles.path(of: cell) }

    /// From top to bottom.
    public var visibleCells: [UITableViewCell] { visiblePaths.compactMap { tiles.cells[$0] } }

    /// From top to bottom.
    public var indexPathsForVisibleRows: [IndexPath]? { visiblePaths }

    /// Without rows that are leaving, or are being edited out of sight.
    private var visiblePaths: [IndexPath] {
        guard let geometry else { return [] }
        return tiles.paths.filter { geometry.contains($0) && geometry.span(of: $0).meets(Span(bounds)) }
    }

    /// Returns `nil` if it is not displayed, or is a view of another class.
    public func headerView(forSection section: Int) -> UITableViewHeaderFooterView? {
        tiles.headers[section] as? UITableViewHeaderFooterView
    }

    /// Returns `nil` if it is not displayed, or is a view of another class.
    public func footerView(forSection section: Int) -> UITableViewHeaderFooterView? {
        tiles.footers[section] as? UITableViewHeaderFooterView
    }

    // MARK: Side margins (TV26, TV40)

    /// The distance between the table's edge and the cells.
    var sideInset: CGFloat {
        guard style == .insetGrouped else { return 0 }
        return window == nil ? ListMetrics.sideMarginOutsideWindow : textMargin
    }

    var rowWidth: CGFloat { max(0, bounds.width - 2 * sideInset) }

    /// The distance between a cell's edge and its text.
    var textMargin: CGFloat { ListMetrics.sideMargin(in: window) }

    /// The width and traits in which cells were measured.
    var room: Room { Room(rowWidth: rowWidth, textMargin: textMargin) }

    struct Room: Equatable {
        let rowWidth: CGFloat
        let textMargin: CGFloat
    }
}

extension TableGeometry {
    func contains(_ path: IndexPath) -> Bool {
        path.count == 2 && sections.indices.contains(path.section)
            && (0..<sections[path.section].rows.count).contains(path.row)
    }
}
