import Foundation

/// Keeps the rows of a table controller clear of the keyboard (LS24).
///
/// Only the part of the keyboard that covers the table on the screen, beyond the safe area, counts. If a sheet has
/// moved up with the keyboard, or the safe area contains it, nothing is added (LS25). The room is part of the adjusted
/// inset; `contentInset` belongs to the app (Z23).
@MainActor
final class TableKeyboardAvoidance {
    private weak var table: UITableView?
    private var observation: KeyboardObservation?
    /// The duration of a keyboard's movement that has begun. The table follows in the next layout: by then others that
    /// follow the keyboard have moved the table.
    private var movement: TimeInterval?

    func begin(_ table: UITableView?) {
        self.table = table
        observation = KeyboardObservation(in: { [weak table] in table?.mainLoop }) { [weak self] duration in
            self?.movement = duration
            self?.table?.setNeedsLayout()
        }
        table?.setNeedsLayout()
    }

    func end() { observation = nil }

    /// Called by the table's controller after each layout.
    func update() {
        guard observation != nil, let table, table.window != nil else { return }
        guard let duration = movement else { return updateInset(of: table) }
        movement = nil
        UIView.animate(withDuration: duration, delay: 0, options: .keyboardCurve) {
            self.updateInset(of: table)
            table.scrollToEditedRow()
        }
    }

    private func updateInset(of table: UITableView) {
        let safeArea = table.adjustedContentInset.bottom - table.contentInset.bottom - table.keyboardInset
        table.keyboardInset = max(0, table.heightBelowKeyboard - safeArea)
    }
}

extension UITableView {
    /// The height by which a docked keyboard will cover the table on the screen.
    fileprivate var heightBelowKeyboard: CGFloat {
        guard let screen = window?.hostScreen, let keyboard = screen.keyboard.frame, screen.docks(keyboard) else {
            return 0
        }
        return max(0, convert(bounds, to: screen.coordinateSpace).maxY - keyboard.minY)
    }

    fileprivate func scrollToEditedRow() {
        guard let row = tiles.cells.first(where: { $0.value.containsFirstResponder }) else { return }
        scrollToRow(at: row.key, at: .none, animated: false)
    }
}
