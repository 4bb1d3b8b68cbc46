import Foundation

/// Reads the layout's data from data source and delegate.
extension UITableView {
    /// Reads the counts of all sections, and with estimates off also all heights (TV3, TV5). Requests no cell.
    func loadIfNeeded() {
        guard geometry == nil, let dataSource else { return }
        // These calls may read the geometry: they get an empty one.
        geometry = TableGeometry([])
        supplements = TableSupplements()
        measuredRoom = room
        let count = dataSource.numberOfSections(in: self)
        let rows = (0..<max(0, count)).map { max(0, dataSource.tableView(self, numberOfRowsInSection: $0)) }
        var loaded = TableGeometry(rows.indices.map { loadSection($0, rows: loadRows(of: $0, count: rows[$0])) })
        loaded.tableHeaderHeight = tableHeaderView?.frame.height ?? 0
        loaded.tableFooterHeight = tableFooterView?.frame.height ?? 0
        geometry = loaded
        updateContentSize()
    }

    func updateContentSize() {
        let size = CGSize(width: bounds.width, height: geometry?.contentHeight ?? 0)
        if size != super.contentSize { super.contentSize = size }
    }

    private func loadSection(_ section: Int, rows: RowHeights) -> TableGeometry.Section {
        let header = loadedHeight(.header, of: section)
        return TableGeometry.Section(
            topPadding: topPadding(above: header), header: header, rows: rows,
            footer: loadedHeight(.footer, of: section))
    }

    // MARK: Rows

    /// True if rows are measured only when they are displayed (TV4).
    var usesEstimates: Bool {
        guard estimatedRowHeight == 0 else { return true }
        return geometry?.sections.isEmpty == false && delegateEstimates(IndexPath(row: 0, section: 0)) != nil
    }

    private func delegateEstimates(_ path: IndexPath) -> CGFloat? {
        guard let delegate else { return nil }
        let answer = OptionalMethods.calls { delegate.tableView(self, estimatedHeightForRowAt: path) }
        return answer.isImplemented ? answer.result : nil
    }

    func loadRows(of section: Int, count: Int) -> RowHeights {
        guard count > 0 else { return RowHeights(count: 0, estimate: .same(0)) }
        let paths = (0..<count).lazy.map { IndexPath(row: $0, section: section) }
        if let first = delegateEstimates(IndexPath(row: 0, section: section)) {
            let others = paths.dropFirst().map { self.delegate?.tableView(self, estimatedHeightForRowAt: $0) ?? first }
            return RowHeights(count: count, estimate: .each(([first] + others).map { $0 >= 0 ? $0 : commonEstimate }))
        }
        guard estimatedRowHeight == 0 else { return RowHeights(count: count, estimate: .same(commonEstimate)) }
        // A row without its own height that cannot be measured has the default one.
        let common = rowHeight >= 0 ? rowHeight : defaultRowHeight
        guard delegateHeight(of: IndexPath(row: 0, section: section)) != nil else {
            return RowHeights(count: count, estimate: .same(common))
        }
        return RowHeights(paths.map { self.delegateHeight(of: $0).flatMap { $0 >= 0 ? $0 : nil } ?? common })
    }

    /// The height of rows for which the delegate has none (TV12).
    private var commonEstimate: CGFloat {
        if estimatedRowHeight > 0 { return estimatedRowHeight }
        return rowHeight >= 0 ? rowHeight : ListMetrics.estimatedRowHeight
    }

    var defaultRowHeight: CGFloat { ListMetrics.rowHeight(scale: displayScale) }

    /// Returns the delegate's height, which may be automatic; `nil` if it has none.
    func delegateHeight(of path: IndexPath) -> CGFloat? {
        guard let delegate else { return nil }
        let answer = OptionalMethods.calls { delegate.tableView(self, heightForRowAt: path) }
        return answer.isImplemented ? answer.result : nil
    }

    // MARK: Headers and footers

    func topPadding(above header: CGFloat) -> CGFloat {
        guard header > 0 else { return 0 }
        if sectionHeaderTopPadding >= 0 { return sectionHeaderTopPadding }
        return style == .plain ? ListMetrics.plainTopPadding : 0
    }

    /// Returns the height before the header or the footer is displayed: a fixed one of the delegate or the table, that
    /// of a title, or an estimate for a view.
    func loadedHeight(_ kind: TableSupplementKind, of section: Int) -> CGFloat {
        if let fixed = fixedHeight(kind, of: section) {
            // A missing header or footer has no view.
            if fixed == 0 { supplements.note(kind, section, hasView: false) }
            return fixed
        }
        if let title = title(kind, of: section) { return titleHeight(title, kind, of: section) }
        return supplements.givesViews(kind) ? estimatedHeight(kind, of: section) : emptyHeight(kind, of: section)
    }

    /// Returns `nil` if it is automatic.
    func fixedHeight(_ kind: TableSupplementKind, of section: Int) -> CGFloat? {
        let asked: CGFloat?
        switch kind {
        case .header: asked = delegate?.tableView(self, heightForHeaderInSection: section)
        case .footer: asked = delegate?.tableView(self, heightForFooterInSection: section)
        }
        if let asked, asked >= 0 { return asked }
        let common = kind == .header ? sectionHeaderHeight : sectionFooterHeight
        guard common >= 0 else { return nil }
        // A plain section has the common height only if it has something to show.
        let shows = style != .plain || title(kind, of: section) != nil || supplements.givesViews(kind)
        return shows ? common : nil
    }

    func title(_ kind: TableSupplementKind, of section: Int) -> String? {
        switch kind {
        case .header: dataSource?.tableView(self, titleForHeaderInSection: section)
        case .footer: dataSource?.tableView(self, titleForFooterInSection: section)
        }
    }

    private func estimatedHeight(_ kind: TableSupplementKind, of section: Int) -> CGFloat {
        let asked: CGFloat?
        switch kind {
        case .header: asked = delegate?.tableView(self, estimatedHeightForHeaderInSection: section)
        case .footer: asked = delegate?.tableView(self, estimatedHeightForFooterInSection: section)
        }
        if let asked, asked >= 0 { return asked }
        let common = kind == .header ? estimatedSectionHeaderHeight : estimatedSectionFooterHeight
        return common >= 0 ? common : titleHeight("", kind, of: section)
    }

    /// The height of a missing header or footer.
    func emptyHeight(_ kind: TableSupplementKind, of section: Int) -> CGFloat {
        guard style != .plain else { return 0 }
        return kind == .header && section == 0 ? ListMetrics.firstGroupGap : ListMetrics.groupGap
    }

    func titleHeight(_ title: String, _ kind: TableSupplementKind, of section: Int) -> CGFloat {
        titleMeasure.style(kind, of: self)
        titleMeasure.textLabel?.text = title.isEmpty ? " " : title
        return titleMeasure.fittingHeight(width: bounds.width)
    }
}
