import Foundation

/// The displayed headers and footers.
extension UITableView {
    func displaySupplements(in sections: Range<Int>) {
        for section in sections {
            for kind in TableSupplementKind.allCases { display(kind, section) }
        }
    }

    /// Requests the view, and a title if there is none (TV9, TV22).
    private func display(_ kind: TableSupplementKind, _ section: Int) {
        guard tiles[kind, section] == nil, isDue(kind, section) else { return }
        guard let view = makeSupplement(kind, section) else {
            supplements.note(kind, section, hasView: false)
            if fixedHeight(kind, of: section) == nil { note(emptyHeight(kind, of: section), kind, section) }
            return
        }
        supplements.note(kind, section, hasView: true)
        tiles[kind, section] = view
        UIView.performWithoutAnimation {
            if view.superview !== self { addSubview(view) }
            view.isHidden = false
            if let height = fixedHeight(kind, of: section) {
                note(height, kind, section)
            } else {
                note(measuredHeight(of: view, kind, section), kind, section)
            }
            place(view, kind, section)
        }
        switch kind {
        case .header: delegate?.tableView(self, willDisplayHeaderView: view, forSection: section)
        case .footer: delegate?.tableView(self, willDisplayFooterView: view, forSection: section)
        }
    }

    /// An unknown header or footer may exist, with any height.
    private func isDue(_ kind: TableSupplementKind, _ section: Int) -> Bool {
        let (span, visible) = (pinnedSpan(kind, section), Span(bounds))
        switch supplements.hasView(kind, section) {
        case nil: return span.end >= visible.start && span.start < visible.end
        case true?: return span.meets(visible)
        case false?: return false
        }
    }

    private func makeSupplement(_ kind: TableSupplementKind, _ section: Int) -> UIView? {
        let view: UIView?
        switch kind {
        case .header: view = delegate?.tableView(self, viewForHeaderInSection: section)
        case .footer: view = delegate?.tableView(self, viewForFooterInSection: section)
        }
        if let view {
            supplements.noteGivenView(kind)
            (view as? UITableViewHeaderFooterView)?.style(kind, of: self)
            return view
        }
        return title(kind, of: section).map { makeTitleView($0, kind) }
    }

    /// The table itself makes the view of a title.
    private func makeTitleView(_ title: String, _ kind: TableSupplementKind) -> UIView {
        let identifier = Self.titleViewIdentifier
        let view = headerFooterPool.take(identifier) ?? UITableViewHeaderFooterView(reuseIdentifier: identifier)
        view.style(kind, of: self)
        view.textLabel?.text = title
        return view
    }

    /// No app registers this identifier.
    private static let titleViewIdentifier = "UITableView.title"

    private func measuredHeight(of view: UIView, _ kind: TableSupplementKind, _ section: Int) -> CGFloat {
        if let view = view as? UITableViewHeaderFooterView { return view.fittingHeight(width: bounds.width) }
        let size = view.systemLayoutSizeFitting(
            CGSize(width: bounds.width, height: 0), withHorizontalFittingPriority: .required,
            verticalFittingPriority: .fittingSizeLevel)
        return size.height > 0 ? size.height : view.frame.height
    }

    private func note(_ height: CGFloat, _ kind: TableSupplementKind, _ section: Int) {
        geometry?.change(section) { part in
            switch kind {
            case .header:
                part.header = height
                part.topPadding = topPadding(above: tiles.headers[section] == nil ? 0 : height)
            case .footer: part.footer = height
            }
        }
    }

    // MARK: Positions

    /// Returns the visible position of a header or a footer: in a plain table it stays in sight as long as its section
    /// does (TV23).
    private func pinnedSpan(_ kind: TableSupplementKind, _ section: Int) -> Span {
        guard let geometry else { return Span(start: 0, height: 0) }
        switch (style, kind) {
        case (.plain, .header):
            return geometry.pinnedHeaderSpan(of: section, top: bounds.minY + adjustedContentInset.top)
        case (.plain, .footer):
            return geometry.pinnedFooterSpan(of: section, bottom: bounds.maxY - adjustedContentInset.bottom)
        default: return ownSpan(kind, section) ?? Span(start: 0, height: 0)
        }
    }

    func placeSupplements() {
        guard let geometry else { return }
        for kind in TableSupplementKind.allCases {
            for section in tiles.sections(kind) where geometry.sections.indices.contains(section) {
                tiles[kind, section].map { place($0, kind, section) }
            }
        }
    }

    private func place(_ view: UIView, _ kind: TableSupplementKind, _ section: Int) {
        let span = pinnedSpan(kind, section)
        let frame = CGRect(x: 0, y: span.start, width: bounds.width, height: span.height)
        if view.frame != frame { view.frame = frame }
        (view as? UITableViewHeaderFooterView)?.isPinned = span != ownSpan(kind, section)
    }

    /// Returns the position of a header or a footer in the content.
    private func ownSpan(_ kind: TableSupplementKind, _ section: Int) -> Span? {
        switch kind {
        case .header: geometry?.headerSpan(of: section)
        case .footer: geometry?.footerSpan(of: section)
        }
    }

    // MARK: Outgoing elements

    func retireSupplementsOutOfSight(_ visible: Span) {
        for kind in TableSupplementKind.allCases {
            for section in tiles.sections(kind) where !pinnedSpan(kind, section).meets(visible) {
                retire(kind, section)
            }
        }
    }

    func retire(_ kind: TableSupplementKind, _ section: Int) {
        guard let view = tiles[kind, section] else { return }
        tiles[kind, section] = nil
        end(view, kind, section)
    }

    /// Removes a header or a footer that is no longer displayed.
    func end(_ view: UIView, _ kind: TableSupplementKind, _ section: Int) {
        view.isHidden = true
        switch kind {
        case .header: delegate?.tableView(self, didEndDisplayingHeaderView: view, forSection: section)
        case .footer: delegate?.tableView(self, didEndDisplayingFooterView: view, forSection: section)
        }
        guard let reusable = view as? UITableViewHeaderFooterView, let identifier = reusable.reuseIdentifier else {
            return view.removeFromSuperview()
        }
        headerFooterPool.put(reusable, for: identifier)
    }
}
