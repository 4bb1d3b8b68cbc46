import Foundation

/// The row under a finger.
struct TouchedRow {
    let touch: UITouch
    let path: IndexPath
    /// `nil` while it is not highlighted.
    var highlighted: IndexPath?
}

/// A finger that stays on a row highlights it, and selects it when it is lifted (TV29). Fingers on controls in a cell do not come
/// here (CO8), and those that scroll are taken away (TV30). Each method tells whether the table has a use for the touches.
extension UITableView {
    func rowTouchesBegan(_ touches: Set<UITouch>) -> Bool {
        guard touchedRow == nil, let touch = touches.first, let path = path(under: touch) else { return false }
        guard mayHighlight(path) else { return false }
        touchedRow = TouchedRow(touch: touch, path: path)
        highlight(path)
        return true
    }

    func rowTouchesMoved(_ touches: Set<UITouch>) -> Bool { isFollowing(touches) }

    func rowTouchesEnded(_ touches: Set<UITouch>) -> Bool {
        guard isFollowing(touches), let row = touchedRow else { return false }
        let isInside = rectForRow(at: row.path).contains(row.touch.location(in: self))
        letGo()
        if isInside, geometry?.contains(row.path) == true { userSelects(row.path) }
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

    /// The row whose cell has been hit, or a view in the cell that does not answer itself.
    private func path(under touch: UITouch) -> IndexPath? {
        var view = touch.view
        while let current = view, current !== self {
            if let cell = current as? UITableViewCell { return tiles.path(of: cell) }
            view = current.superview
        }
        return nil
    }
}
