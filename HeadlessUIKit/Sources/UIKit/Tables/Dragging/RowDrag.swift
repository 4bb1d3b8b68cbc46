/// The press that lifts a row, and the drag that follows it. The same press opens a menu of the row, which closes when
/// the finger moves on.
@MainActor
final class RowDrag {
    private weak var table: UITableView?
    private let press = RowPressGestureRecognizer()
    private var lifted: Lifted?

    private struct Lifted {
        let path: IndexPath
        let session: RowDragSession
        let start: CGPoint
        var isMoving = false
    }

    /// Chosen by eye.
    private static let slop: CGFloat = 10

    init(of table: UITableView) {
        self.table = table
        press.drag = self
        press.onAction = { [weak self] in self?.follow() }
        table.addGestureRecognizer(press)
    }

    var isActive: Bool { lifted?.isMoving ?? false }

    /// Asks the delegate for the items of the row under the finger. Returns whether there are any.
    fileprivate func mayBegin() -> Bool {
        guard let table, let delegate = table.dragDelegate, table.dragInteractionEnabled, !table.isEditing,
            table.swipe == nil, table.reorder == nil
        else { return false }
        let point = press.location(in: table)
        guard let path = table.indexPathForRow(at: point) else { return false }
        let session = RowDragSession(press)
        session.items = delegate.tableView(table, itemsForBeginning: session, at: path)
        guard !session.items.isEmpty else { return false }
        session.allowsMoveOperation = delegate.tableView(table, dragSessionAllowsMoveOperation: session)
        lifted = Lifted(path: path, session: session, start: point)
        return true
    }

    private func follow() {
        guard let table, let lifted else { return }
        let point = press.location(in: table)
        switch press.state {
        case .changed:
            if !lifted.isMoving, point.distance(to: lifted.start) > Self.slop { beginMoving() }
            if isActive { table.continueReordering(at: point.y) }
        case .ended: end { table.endReordering() }
        case .cancelled, .failed: end { table.cancelReordering() }
        default: break
        }
    }

    private func beginMoving() {
        guard let table, let lifted else { return }
        self.lifted?.isMoving = true
        table.contextMenuInteraction?.dismissMenu()
        table.dragDelegate?.tableView(table, dragSessionWillBegin: lifted.session)
        guard lifted.session.allowsMoveOperation, let cell = table.tiles.cells[lifted.path],
            table.dataSource?.tableView(table, canMoveRowAt: lifted.path) == true
        else { return }
        _ = table.beginReordering(cell, at: lifted.start.y)
    }

    private func end(_ finish: () -> Void) {
        guard let table, let ended = lifted else { return }
        lifted = nil
        guard ended.isMoving else { return }
        finish()
        table.dragDelegate?.tableView(table, dragSessionDidEnd: ended.session)
    }
}

/// Allows the press that opens a menu at the same time.
private final class RowPressGestureRecognizer: UILongPressGestureRecognizer {
    weak var drag: RowDrag?

    override var mayBegin: Bool { super.mayBegin && drag?.mayBegin() == true }

    override func canPrevent(_ preventedGestureRecognizer: UIGestureRecognizer) -> Bool {
        !(preventedGestureRecognizer is MenuPressGestureRecognizer)
    }

    override func canBePrevented(by preventingGestureRecognizer: UIGestureRecognizer) -> Bool {
        !(preventingGestureRecognizer is MenuPressGestureRecognizer)
    }
}
