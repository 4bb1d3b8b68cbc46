extension UISplitViewController {
    var isTriple: Bool { style == .tripleColumn }

    func column(_ kind: Column) -> SplitColumn {
        switch kind {
        case .primary: primary
        case .supplementary: supplementary
        case .secondary: secondary
        case .compact: compact
        }
    }

    /// The columns that lie side by side, from the primary edge.
    var columns: [SplitColumn] { isTriple ? [primary, supplementary, secondary] : [primary, secondary] }

    /// The controllers whose views are visible.
    var shownHosts: [UIViewController] { (columns + [compact]).filter(\.isShown).compactMap(\.host) }

    // MARK: Controllers

    func put(_ controller: UIViewController?, into column: SplitColumn) {
        guard controller !== column.controller else { return }
        let wasOnStack = takeOff(column)
        conceal(column, animated: false)
        endConcealing(column)
        // Outside of a window the stack changes at once, and removed controllers are free.
        let carried = stackOnTop(of: column)
        orphan(column)
        column.put(controller, wraps: style != .unspecified && column.kind != .compact)
        if isCollapsed {
            putCollapsed(column, wasOnStack: wasOnStack, carrying: carried)
        } else {
            column.host.map { adopt($0, in: column) }
            guard let currentMode, columns(in: currentMode).contains(where: { $0 === column }) else { return }
            reveal(column, animated: false)
        }
    }

    func adopt(_ host: UIViewController, in column: SplitColumn) {
        guard host.parent !== self else { return }
        addChild(host)
        host.didMove(toParent: self)
        updateTraits(of: column)
    }

    /// The host is no longer a child.
    func orphan(_ column: SplitColumn) {
        guard let host = column.host, host.parent === self else { return }
        host.willMove(toParent: nil)
        host.removeFromParent()
    }

    /// Columns beside the secondary one have compact width, whatever the window has. This does not apply to their
    /// presentations (SV4).
    func updateTraits(of column: SplitColumn) {
        guard let host = column.host, host.parent === self else { return }
        let isNarrow = !isCollapsed && (column === primary || column === supplementary)
        setOverrideTraitCollection(isNarrow ? UITraitCollection(horizontalSizeClass: .compact) : nil, forChild: host)
    }

    // MARK: Showing and hiding

    /// Shows the view; its controller begins to appear.
    func reveal(_ column: SplitColumn, animated: Bool) {
        guard !column.isShown, isViewLoaded, let host = column.host else { return }
        column.isShown = true
        column.view.isHidden = false
        if letsChildrenAppear { host.beginAppearanceTransition(true, animated: animated) }
        column.install()
        if !animated { endRevealing(column) }
    }

    func endRevealing(_ column: SplitColumn) {
        if column.isShown, appearance.phase == .appeared { column.host?.endAppearanceTransition() }
    }

    /// The controller begins to disappear; `endConcealing(_:)` removes its view.
    func conceal(_ column: SplitColumn, animated: Bool) {
        guard column.isShown else { return }
        column.isShown = false
        if letsChildrenAppear { column.host?.beginAppearanceTransition(false, animated: animated) }
    }

    func endConcealing(_ column: SplitColumn) {
        guard !column.isShown else { return }
        column.uninstall()
        column.view.isHidden = true
        if column.host?.appearance.phase == .disappearing { column.host?.endAppearanceTransition() }
    }
}
