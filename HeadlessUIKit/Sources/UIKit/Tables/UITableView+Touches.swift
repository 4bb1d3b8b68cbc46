import Foundation

/// A finger that rests on a row highlights it, and selects it when it lifts (TV29). Touches on controls in a cell do
/// not get here (CO8), and those of a scroll are taken away (TV30). Each method returns whether the table handles the
/// touches.
extension UITableView {
    func rowTouchesBegan(_ touches: Set<UITouch>) -> Bool {
        guard touchedRow == nil, let touch = touches.first, let cell = touch.cell(UITableViewCell.self, in: self),
            let path = tiles.path(of: cell), mayHighlight(path)
        else {
            return false
        }
        touchedRow = ListTouch(touch: touch, path: path)
        highlight(path)
        return true
    }

    func rowTouchesMoved(_ touches: Set<UITouch>) -> Bool { isFollowing(touches) }

    func rowTouchesEnded(_ touches: Set<UITouch>) -> Bool {
        guard isFollowing(touches), let row = touchedRow else { return false }
        let isInside = rectForRow(at: row.path).contains(row.touch.location(in: self))
        letGo()
        if isInside, geometry?.contains(row.path) == true {
            userSelects(row.path)
            performPrimaryAction(at: row.path)
        }
        return true
    }

    func rowTouchesCancelled(_ touches: Set<UITouch>) -> Bool {
        guard isFollowing(touches) else { return false }
        letGo()
        return true
    }

    private func letGo() {
        if let path = touchedRow?.highlighted { unhighlight(path) }
        touchedRow = nil
    }

    private func isFollowing(_ touches: Set<UITouch>) -> Bool { touchedRow.map { touches.contains($0.touch) } ?? false }
}
