import Foundation

/// A list whose rows a finger opens, to show actions beside them (TV51).
@MainActor protocol SwipeableList: UIScrollView {
    /// The row that is open, or that a finger opens.
    var swipe: RowSwipe? { get set }
    /// The seconds of a row's movement to its place.
    static var swipeDuration: TimeInterval { get }

    /// Returns the row at a point; nil if it cannot be swiped.
    func swipeableRow(at point: CGPoint) -> IndexPath?
    func swipeActions(of path: IndexPath, isTrailing: Bool) -> UISwipeActionsConfiguration?
    /// Returns nil for a row that is not displayed.
    func swipeableCell(at path: IndexPath) -> (any SwipeableCell)?
    /// Returns the frame of the closed row, in the list's coordinates.
    func closedFrame(of path: IndexPath) -> CGRect
    /// Moves the row to `swipeOffset(of:)` from its place.
    func placeSwipedRow(at path: IndexPath)
    func swipeDidBegin(at path: IndexPath)
    func swipeDidEnd(at path: IndexPath)
}

protocol SwipeableCell: UIView {
    /// True if a row is open, or a finger opens it.
    var isSwiped: Bool { get set }
}

extension SwipeableList {
    func addSwipeRecognizers() {
        let pan = RowSwipeGestureRecognizer()
        pan.list = self
        pan.maximumNumberOfTouches = 1
        pan.onAction = { [weak self, weak pan] in
            if let pan { self?.swipeDidMove(pan) }
        }
        addGestureRecognizer(pan)
        let closing = RowClosingGestureRecognizer()
        closing.list = self
        addGestureRecognizer(closing)
    }

    /// Returns the offset of a row from its place.
    func swipeOffset(of path: IndexPath) -> CGFloat { swipe?.path == path ? swipe?.offset ?? 0 : 0 }

    // MARK: Touches

    /// Returns the swipe of the row at a point; `nil` if the row has no actions on the side that it leaves.
    /// - Parameter direction: 1 to the right, −1 to the left.
    func makeSwipe(at point: CGPoint, direction: CGFloat) -> RowSwipe? {
        guard swipe == nil, let path = swipeableRow(at: point), swipeableCell(at: path) != nil else { return nil }
        let isTrailing = (direction < 0) == (effectiveUserInterfaceLayoutDirection == .leftToRight)
        guard let configuration = swipeActions(of: path, isTrailing: isTrailing), !configuration.actions.isEmpty else {
            return nil
        }
        let geometry = SwipeGeometry(
            direction: direction, actionCount: configuration.actions.count, rowWidth: closedFrame(of: path).width,
            opensFully: configuration.performsFirstActionWithFullSwipe,
            actionWidth: SwipeActionsView.actionWidth(of: configuration.actions))
        return makeSwipe(of: path, configuration.actions, geometry)
    }

    private func makeSwipe(of path: IndexPath, _ actions: [UIContextualAction], _ geometry: SwipeGeometry) -> RowSwipe {
        let buttons = SwipeActionsView(actions, geometry) { [weak self] in self?.perform($0) }
        return RowSwipe(path: path, geometry: geometry, actions: actions, buttons: buttons)
    }

    /// Opens a row in code, at its trailing side.
    func openSwipe(of path: IndexPath, _ actions: [UIContextualAction]) {
        closeSwipe(animated: true)
        let geometry = SwipeGeometry(
            direction: effectiveUserInterfaceLayoutDirection == .leftToRight ? -1 : 1, actionCount: actions.count,
            rowWidth: closedFrame(of: path).width, opensFully: false,
            actionWidth: SwipeActionsView.actionWidth(of: actions))
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
        guard let cell = swipeableCell(at: swipe.path) else { return }
        self.swipe = swipe
        swipe.buttons.frame = closedFrame(of: swipe.path)
        cell.superview?.insertSubview(swipe.buttons, belowSubview: cell)
        swipe.buttons.layoutIfNeeded()
        cell.isSwiped = true
        swipeDidBegin(at: swipe.path)
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
        UIView.animate(withDuration: Self.swipeDuration) { self.moveSwipedRow(to: geometry.offset(at: rest)) }
    }

    private func moveSwipedRow(to offset: CGFloat) {
        swipe?.offset = offset
        if let path = swipe?.path { placeSwipedRow(at: path) }
    }

    // MARK: Actions

    private func perform(_ action: UIContextualAction) {
        guard let swipe, let number = swipe.actions.firstIndex(of: action) else { return }
        action.handler(action, swipe.buttons.buttons[number]) { [weak self, weak buttons = swipe.buttons] _ in
            // By then another row may be open.
            if let self, let buttons, self.swipe?.buttons === buttons { self.closeSwipe(animated: true) }
        }
    }

    // MARK: The end

    /// Closes the open row. Does nothing without one.
    func closeSwipe(animated: Bool) {
        guard animated, window != nil, let swipe else { return dropSwipe() }
        self.swipe = nil
        swipeableCell(at: swipe.path)?.isSwiped = false
        UIView.animate(withDuration: Self.swipeDuration) {
            self.placeSwipedRow(at: swipe.path)
        } completion: { _ in
            swipe.buttons.removeFromSuperview()
        }
        swipeDidEnd(at: swipe.path)
    }

    /// Ends the swipe at once: the row is deleted or moved.
    func dropSwipe() {
        guard let swipe else { return }
        self.swipe = nil
        swipe.buttons.removeFromSuperview()
        if let cell = swipeableCell(at: swipe.path) {
            cell.isSwiped = false
            placeSwipedRow(at: swipe.path)
        }
        swipeDidEnd(at: swipe.path)
    }
}
