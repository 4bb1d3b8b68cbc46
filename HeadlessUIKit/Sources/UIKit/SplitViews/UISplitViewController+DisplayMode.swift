extension UISplitViewController {
    /// Chosen by eye.
    private static let duration: TimeInterval = 0.35

    /// Returns the visible columns of a mode, from the primary edge.
    func columns(in mode: DisplayMode) -> [SplitColumn] {
        columns.suffix(min(mode.sidebarCount, columns.count - 1) + 1)
    }

    /// Shows the columns of a mode, and hides the others. Outside of a window this is not animated.
    func change(to mode: DisplayMode, animated: Bool) {
        settledBehavior = modes.behavior
        guard mode != currentMode else { return }
        let isSeen = animated && viewIfLoaded?.window != nil && appearance.phase != .disappeared
        let isFirst = currentMode == nil
        if !isFirst { delegate?.splitViewController(self, willChangeTo: mode) }
        changeCount += 1
        let coming = columns(in: mode).filter { !$0.isShown && $0.host != nil }
        let going = columns.filter { column in column.isShown && !columns(in: mode).contains { $0 === column } }
        if !isFirst {
            // The place where they wait before they move.
            UIView.performWithoutAnimation { placeColumns() }
            coming.forEach { delegate?.splitViewController(self, willShow: $0.kind) }
            going.forEach { delegate?.splitViewController(self, willHide: $0.kind) }
        }
        currentMode = mode
        coming.forEach { reveal($0, animated: isSeen) }
        going.forEach { conceal($0, animated: isSeen) }
        updateBars()
        let count = changeCount
        guard isSeen else {
            placeColumns()
            return end(coming, going, isFirst: isFirst)
        }
        UIView.performWithoutAnimation { coming.forEach { $0.view.layoutIfNeeded() } }
        UIView.animate(withDuration: Self.duration) {
            self.placeColumns()
            self.view.layoutIfNeeded()
        } completion: { _ in
            // A later change ends the movements that it has in common with this one.
            self.end(coming.filter(\.isShown), going.filter { !$0.isShown }, isFirst: count != self.changeCount)
        }
    }

    private func end(_ coming: [SplitColumn], _ going: [SplitColumn], isFirst: Bool) {
        coming.forEach(endRevealing)
        going.forEach(endConcealing)
        guard !isFirst else { return }
        coming.forEach { delegate?.splitViewController(self, didShow: $0.kind) }
        going.forEach { delegate?.splitViewController(self, didHide: $0.kind) }
    }

    // MARK: Actions of the user

    func uncoverSecondary() {
        guard !isCollapsed, let mode = currentMode, mode.dimsSecondary else { return }
        change(to: modes.uncovering(mode), animated: true)
    }

    func displayModeButtonTapped() {
        guard !isCollapsed, let mode = currentMode else { return }
        let wanted = delegate?.targetDisplayModeForAction(in: self) ?? .automatic
        change(to: wanted == .automatic ? modes.toggling(mode) : wanted, animated: true)
    }

    func toggleSecondaryOnly() {
        guard !isCollapsed, let mode = currentMode else { return }
        change(to: mode == .secondaryOnly ? modes.standard : .secondaryOnly, animated: true)
    }

    var canShowMoreColumns: Bool {
        guard presentsWithGesture, !isCollapsed, let mode = currentMode else { return false }
        return mode.sidebarCount < columns.count - 1
    }

    /// The columns appear as soon as the swipe is recognised. They do not follow the finger.
    func edgePanDidMove() {
        switch edgePan.state {
        case .began:
            delegate?.splitViewControllerInteractivePresentationGestureWillBegin(self)
            currentMode.map { change(to: modes.mode(sidebars: $0.sidebarCount + 1), animated: true) }
        case .ended, .cancelled: delegate?.splitViewControllerInteractivePresentationGestureDidEnd(self)
        default: break
        }
    }

    // MARK: The button

    private var showsButton: Bool {
        switch displayModeButtonVisibility {
        case .never: false
        case .always: true
        case .automatic: style != .unspecified && presentsWithGesture
        }
    }

    /// The items of a column's bar before those of its root.
    func leadingItems(for navigation: UINavigationController) -> [UIBarButtonItem] {
        guard !isCollapsed, let mode = currentMode else { return [] }
        var items: [UIBarButtonItem] = []
        if showsButton, columns(in: mode).first?.host === navigation { items.append(displayModeButtonItem) }
        let isTiled = isTriple && modes.behavior == .tile
        if showsSecondaryOnlyButton, isTiled, navigation === secondary.host { items.append(secondaryOnlyButtonItem) }
        return items
    }

    func updateBars() {
        for column in columns { column.navigation?.navigationBar.splitItemsDidChange() }
    }
}
