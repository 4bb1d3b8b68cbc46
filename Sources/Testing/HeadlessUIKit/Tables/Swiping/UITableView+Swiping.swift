import Foundation

/// Actions beside a row that a finger opens (TV51).
extension UITableView {
    func addSwipeRecognizers() {
        let pan = RowSwipeGestureRecognizer()
        pan.table = self
        pan.maximumNumberOfTouches = 1
        pan.onAction = { [weak self, weak pan] in
            if let pan { self?.swipeDidMove(pan) }
        }
        addGestureRecognizer(pan)
        let closing = RowClosingGestureRecognizer()
        closing.table = self
        addGestureRecognizer(closing)
    }

    // MARK: The finger

    /// The swipe of the row at a point; `nil` if the row has no actions at the side that it leaves.
    /// - Parameter direction: 1 to the right, −1 to the left.
    func makeSwipe(at point: CGPoint, direction: CGFloat) -> RowSwipe? {
        guard swipe == nil, !isEditing, let path = indexPathForRow(at: point), tiles.cells[path] != nil, canEdit(path)
        else { return nil }
        let isTrailing = (direction < 0) == (effectiveUserInterfaceLayoutDirection == .leftToRight)
        let configuration =
            isTrailing
            ? delegate?.tableView(self, trailingSwipeActionsConfigurationForRowAt: path)
            : delegate?.tableView(self, leadingSwipeActionsConfigurationForRowAt: path)
        guard let configuration, !configuration.actions.isEmpty else { return nil }
        let geometry = SwipeGeometry(
            direction: direction, actionCount: configuration.actions.count, rowWidth: rowWidth,
            opensFully: configuration.performsFirstActionWithFullSwipe)
        return makeSwipe(of: path, configuration.actions, geometry)
    }

    private func makeSwipe(of path: IndexPath, _ actions: [UIContextualAction], _ geometry: SwipeGeometry) -> RowSwipe {
        let buttons = SwipeActionsView(actions, geometry) { [weak self] in self?.perform($0) }
        return RowSwipe(path: path, geometry: geometry, actions: actions, buttons: buttons)
    }

    /// Opens a row without a finger, at its trailing side.
    func openSwipe(of path: IndexPath, _ actions: [UIContextualAction]) {
        closeSwipe(animated: true)
        let geometry = SwipeGeometry(
            direction: effectiveUserInterfaceLayoutDirection == .leftToRight ? -1 : 1, actionCount: actions.count,
            rowWidth: rowWidth, opensFully: false)
        begin(makeSwipe(of: path, actions, geometry))
        rest(.open)
    }

    private func swipeDidMove(_ pan: RowSwipeGestureRecognizer) {
        switch pan.state {
        case .began:
            guard let swipe = pan.swipe else { return }
            begin(swipe)
            follow(pan)
        case .changed: follow(pan)
        case .ended: letGo(velocity: pan.velocity(in: self).x)
        case .cancelled: letGo(velocity: 0)
        default: break
        }
    }

    private func begin(_ swipe: RowSwipe) {
        guard let cell = tiles.cells[swipe.path] else { return }
        self.swipe = swipe
        swipe.buttons.frame = rectForRow(at: swipe.path)
        rowsView.insertSubview(swipe.buttons, belowSubview: cell)
        swipe.buttons.layoutIfNeeded()
        cell.isSwiped = true
        delegate?.tableView(self, willBeginEditingRowAt: swipe.path)
    }

    private func follow(_ pan: UIPanGestureRecognizer) {
        guard let geometry = swipe?.geometry else { return }
        moveSwipedRow(to: geometry.offset(for: pan.translation(in: self).x))
    }

    private func letGo(velocity: CGFloat) {
        guard let swipe, !swipe.isOpen else { return }
        let rest = swipe.geometry.rest(at: swipe.offset, velocity: velocity)
        guard rest != .closed else { return closeSwipe(animated: true) }
        self.rest(rest)
        if rest == .full, let first = swipe.actions.first { perform(first) }
    }

    private func rest(_ rest: SwipeGeometry.Rest) {
        guard let geometry = swipe?.geometry else { return }
        swipe?.isOpen = true
        UIView.animate(withDuration: Self.moveDuration) { self.moveSwipedRow(to: geometry.offset(at: rest)) }
    }

    private func moveSwipedRow(to offset: CGFloat) {
        swipe?.offset = offset
        if let path = swipe?.path, let cell = tiles.cells[path] { place(cell, at: path) }
    }

    /// A row's distance from its place.
    func swipeOffset(of path: IndexPath) -> CGFloat { swipe?.path == path ? swipe?.offset ?? 0 : 0 }

    // MARK: Actions

    private func perform(_ action: UIContextualAction) {
        guard let swipe, let number = swipe.actions.firstIndex(of: action) else { return }
        action.handler(action, swipe.buttons.buttons[number]) { [weak self, weak buttons = swipe.buttons] _ in
            // By then another row may be open.
            if let self, let buttons, self.swipe?.buttons === buttons { self.closeSwipe(animated: true) }
        }
    }

    // MARK: The end

    /// Takes the open row back to its place. Without one it does nothing.
    func closeSwipe(animated: Bool) {
        guard animated, window != nil, let swipe else { return dropSwipe() }
        self.swipe = nil
        tiles.cells[swipe.path]?.isSwiped = false
        UIView.animate(withDuration: Self.moveDuration) {
            self.tiles.cells[swipe.path].map { self.place($0, at: swipe.path) }
        } completion: { _ in
            swipe.buttons.removeFromSuperview()
        }
        delegate?.tableView(self, didEndEditingRowAt: swipe.path)
    }

    /// Ends the swipe at once: the row goes, or moves.
    func dropSwipe() {
        guard let swipe else { return }
        self.swipe = nil
        swipe.buttons.removeFromSuperview()
        if let cell = tiles.cells[swipe.path] {
            cell.isSwiped = false
            place(cell, at: swipe.path)
        }
        delegate?.tableView(self, didEndEditingRowAt: swipe.path)
    }
}
