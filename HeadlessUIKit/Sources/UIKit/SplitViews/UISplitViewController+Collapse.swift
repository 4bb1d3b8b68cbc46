/// A collapsed split view has one stack: that of the first column with a navigation controller, with the controllers of
/// the others on top of it (SV1). A device pushes the other navigation controllers themselves; here their controllers
/// move.
extension UISplitViewController {
    /// Collapses or expands if the environment requires it. Does nothing otherwise.
    func settleColumns() {
        guard viewIfLoaded?.window != nil else { return }
        let isCompact = traitCollection.horizontalSizeClass == .compact
        guard isCompact != collapsedState else { return }
        let isFirst = collapsedState == nil
        UIView.performWithoutAnimation {
            if isCompact { collapse() } else { expand(isFirst: isFirst) }
        }
        view.setNeedsLayout()
        updateBars()
    }

    // MARK: Collapsing

    private func collapse() {
        if style == .unspecified, let first = delegate?.primaryViewController(forCollapsing: self) {
            put(first, into: primary)
        }
        let top = topColumn
        for column in columns {
            conceal(column, animated: false)
            endConcealing(column)
        }
        collapsedState = true
        if top == .compact, compact.host != nil {
            collapsedColumn = compact
        } else {
            merge(upTo: top)
        }
        if let column = collapsedColumn { showAlone(column) }
        delegate?.splitViewControllerDidCollapse(self)
    }

    private func showAlone(_ column: SplitColumn) {
        column.host.map { adopt($0, in: column) }
        (columns + [compact]).forEach(updateTraits)
        column.view.frame = view.bounds
        reveal(column, animated: false)
    }

    private var topColumn: Column {
        let proposed: Column = compact.controller == nil ? .secondary : .compact
        guard style != .unspecified else { return .secondary }
        return delegate?.splitViewController(self, topColumnForCollapsingToProposedTopColumn: proposed) ?? proposed
    }

    /// The column whose stack takes the others.
    private var base: SplitColumn? {
        columns.first { $0.host != nil && $0.navigation != nil } ?? columns.first { $0.host != nil }
    }

    private func merge(upTo top: Column) {
        guard let base else { return }
        collapsedColumn = base
        guard let navigation = base.navigation else { return columns.filter { $0 !== base }.forEach(orphan) }
        var stack = base.stack
        for column in columns where column !== base && column.host != nil {
            column.lentStack = column.stack
            column.navigation?.setViewControllers([], animated: false)
            orphan(column)
            if column.kind.rawValue <= top.rawValue, !isTakenAway(column, from: base) { stack += column.lentStack }
        }
        navigation.setViewControllers(stack, animated: false)
    }

    /// Uses the delegate of a classic split view.
    private func isTakenAway(_ column: SplitColumn, from base: SplitColumn) -> Bool {
        guard style == .unspecified, let second = column.host, let first = base.host else { return false }
        return delegate?.splitViewController(self, collapseSecondary: second, onto: first) == true
    }

    // MARK: Expanding

    private func expand(isFirst: Bool) {
        let base = collapsedColumn
        if let base {
            conceal(base, animated: false)
            endConcealing(base)
        }
        collapsedState = false
        collapsedColumn = nil
        if let base, base !== compact { separate(base) }
        for column in columns { column.host.map { adopt($0, in: column) } }
        (columns + [compact]).forEach(updateTraits)
        var mode = currentMode.map { modes.mode(sidebars: $0.sidebarCount) } ?? modes.standard
        if !isFirst, style != .unspecified, let delegate {
            let asked = delegate.splitViewController(self, displayModeForExpandingToProposedDisplayMode: mode)
            mode = asked == .automatic ? mode : modes.mode(sidebars: asked.sidebarCount)
        }
        currentMode = nil
        change(to: mode, animated: false)
        if !isFirst { delegate?.splitViewControllerDidExpand(self) }
    }

    /// Gives the columns back their controllers from the one stack.
    private func separate(_ base: SplitColumn) {
        guard let navigation = base.navigation else { return }
        noteStacks(in: navigation)
        let others = columns.filter { !$0.lentStack.isEmpty }
        let own = navigation.viewControllers.prefix(ownCount(in: navigation))
        navigation.setViewControllers(Array(own), animated: false)
        for column in others {
            column.navigation?.setViewControllers(column.lentStack, animated: false)
            column.lentStack = []
        }
        guard style == .unspecified, let delegate, let first = base.host else { return }
        if let primary = delegate.primaryViewController(forExpanding: self) { put(primary, into: self.primary) }
        if let second = delegate.splitViewController(self, separateSecondaryFrom: first) {
            put(second, into: secondary)
        }
    }

    // MARK: The one stack

    private func start(of column: SplitColumn, in navigation: UINavigationController) -> Int? {
        column.lentStack.first.flatMap { root in navigation.viewControllers.firstIndex { $0 === root } }
    }

    /// Returns the number of controllers at the bottom that belong to the column of the stack.
    private func ownCount(in navigation: UINavigationController) -> Int {
        columns.compactMap { start(of: $0, in: navigation) }.min() ?? navigation.viewControllers.count
    }

    /// Stores the controllers of each column on the stack. A column that has been popped keeps its own.
    private func noteStacks(in navigation: UINavigationController) {
        let stack = navigation.viewControllers
        let starts = columns.compactMap { column in start(of: column, in: navigation).map { (column, $0) } }
        for (column, start) in starts {
            let end = starts.map(\.1).filter { $0 > start }.min() ?? stack.count
            column.lentStack = Array(stack[start..<end])
        }
    }

    /// Pops to the column, or pushes it with the columns below it.
    func showCollapsed(_ kind: Column) {
        let column = column(kind)
        guard kind != .compact, column.host != nil, let base = collapsedColumn, base !== compact,
            let navigation = base.navigation
        else { return }
        noteStacks(in: navigation)
        var stack = Array(navigation.viewControllers.prefix(ownCount(in: navigation)))
        for other in columns where other !== base && other.kind.rawValue <= kind.rawValue { stack += other.lentStack }
        guard stack.last !== navigation.viewControllers.last else { return }
        navigation.setViewControllers(stack, animated: appearance.phase == .appeared)
    }

    func isOnTop(_ kind: Column) -> Bool {
        guard let base = collapsedColumn else { return false }
        guard base !== compact, kind != .compact else { return base.kind == kind }
        guard let navigation = base.navigation else { return base.kind == kind }
        let onStack = columns.filter { start(of: $0, in: navigation) != nil }
        return (onStack.last ?? base).kind == kind
    }

    // MARK: Other controllers while collapsed

    /// Removes a column's controllers from the one stack. Returns whether it had any there.
    func takeOff(_ column: SplitColumn) -> Bool {
        guard isCollapsed, let navigation = collapsedColumn?.navigation, let start = start(of: column, in: navigation)
        else { return false }
        navigation.setViewControllers(Array(navigation.viewControllers.prefix(start)), animated: false)
        return true
    }

    /// Takes the controllers of other columns from the stack of a column whose navigation controller is removed.
    func stackOnTop(of column: SplitColumn) -> [UIViewController] {
        guard isCollapsed, column === collapsedColumn, let navigation = column.navigation else { return [] }
        noteStacks(in: navigation)
        let count = ownCount(in: navigation)
        let carried = Array(navigation.viewControllers.dropFirst(count))
        navigation.setViewControllers(Array(navigation.viewControllers.prefix(count)), animated: false)
        return carried
    }

    func putCollapsed(_ column: SplitColumn, wasOnStack: Bool, carrying carried: [UIViewController]) {
        if column === collapsedColumn || column === compact {
            column.host.map { adopt($0, in: column) }
            guard column === collapsedColumn else { return }
            column.navigation.map { $0.setViewControllers($0.viewControllers + carried, animated: false) }
            return showAlone(column)
        }
        guard let base = collapsedColumn else {
            merge(upTo: .secondary)
            return collapsedColumn.map(showAlone) ?? ()
        }
        guard column.host != nil, let navigation = base.navigation, base !== compact else {
            return column.host.map { adopt($0, in: column) } ?? ()
        }
        column.lentStack = column.stack
        column.navigation?.setViewControllers([], animated: false)
        guard wasOnStack else { return }
        navigation.setViewControllers(navigation.viewControllers + column.lentStack, animated: false)
    }
}
