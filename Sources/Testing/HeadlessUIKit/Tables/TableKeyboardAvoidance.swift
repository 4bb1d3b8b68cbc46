import Foundation

/// Keeps the rows of a table controller clear of the keyboard (LS24).
///
/// The keyboard counts as far as it covers the table on the screen, beyond the safe area: a sheet that has moved up with the
/// keyboard, or a safe area that contains it, leaves nothing to add (LS25).
@MainActor
final class TableKeyboardAvoidance {
    private weak var table: UITableView?
    private var observation: KeyboardObservation?
    /// What it has added to the table's inset.
    private var inset: CGFloat = 0
    /// How long a keyboard takes that has begun to move. The table follows in the next layout: then whoever else follows the
    /// keyboard has moved the table.
    private var movement: TimeInterval?

    func begin(_ table: UITableView?) {
        self.table = table
        observation = KeyboardObservation { [weak self] duration in
            self?.movement = duration
            self?.table?.setNeedsLayout()
        }
        table?.setNeedsLayout()
    }

    func end() { observation = nil }

    /// What the table's controller does after each layout.
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
        let safeArea = table.adjustedContentInset.bottom - table.contentInset.bottom
        let wanted = max(0, table.heightBelowKeyboard - safeArea)
        guard wanted != inset else { return }
        table.contentInset.bottom += wanted - inset
        inset = wanted
    }
}

extension UITableView {
    /// As far as a docked keyboard will cover the table on the screen.
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
