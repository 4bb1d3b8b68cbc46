import Foundation

/// A finger that stays on an item highlights it, and selects it when it is lifted (CV10). Fingers on controls in a cell do not come
/// here, and those that scroll are taken away. Each method tells whether the view has a use for the touches.
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
