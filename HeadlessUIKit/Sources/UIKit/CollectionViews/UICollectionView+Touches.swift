import Foundation

/// A finger that rests on an item highlights it, and selects it when it lifts (CV10). Touches on controls in a cell do
/// not get here, and those of a scroll are taken away. Each method returns whether the view handles the touches.
extension UICollectionView {
    func itemTouchesBegan(_ touches: Set<UITouch>) -> Bool {
        guard touchedItem == nil, let touch = touches.first, let cell = touch.cell(UICollectionViewCell.self, in: self),
            let path = indexPath(for: cell), mayHighlight(path)
        else {
            return false
        }
        touchedItem = ListTouch(touch: touch, path: path)
        highlight(path)
        return true
    }

    func isFollowing(_ touches: Set<UITouch>) -> Bool { touchedItem.map { touches.contains($0.touch) } ?? false }

    /// The item is selected first, and then loses its highlight.
    func itemTouchesEnded(_ touches: Set<UITouch>) -> Bool {
        guard isFollowing(touches), let item = touchedItem else { return false }
        let isInside = tiles.cell(at: item.path)?.frame.contains(item.touch.location(in: self)) == true
        if isInside {
            userSelects(item.path)
            performPrimaryAction(at: item.path)
        }
        letGo()
        return true
    }

    func itemTouchesCancelled(_ touches: Set<UITouch>) -> Bool {
        guard isFollowing(touches) else { return false }
        letGo()
        return true
    }

    private func letGo() {
        if let path = touchedItem?.highlighted { unhighlight(path) }
        touchedItem = nil
    }
}
