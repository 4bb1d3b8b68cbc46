import Foundation

extension UICollectionView {
    /// Scrolls the item to a position inside the adjusted inset, or as near to it as the content reaches. An empty
    /// position scrolls the shortest way, and not at all for a visible item. Two positions on the same axis trap
    /// (CV21).
    public func scrollToItem(at indexPath: IndexPath, at scrollPosition: ScrollPosition, animated: Bool) {
        layoutIfNeeded()
        guard counts?.contains(indexPath) == true else { return }
        scroll(animated: animated) { offset(showing: indexPath, scrollPosition) }
    }

    private func offset(showing path: IndexPath, _ position: ScrollPosition) -> CGPoint {
        guard let frame = attributes(of: .cell(path))?.frame else { return contentOffset }
        let visible = bounds.inset(by: adjustedContentInset)
        let item = (across: Span(start: frame.minX, height: frame.width), along: Span(frame))
        let room = (across: Span(start: visible.minX, height: visible.width), along: Span(visible))
        let across = Self.place(position, .left, .centeredHorizontally, .right)
        let along = Self.place(position, .top, .centeredVertically, .bottom)
        return scrollLimits.clamped(
            CGPoint(
                x: contentOffset.x + item.across.distance(to: across, of: room.across),
                y: contentOffset.y + item.along.distance(to: along, of: room.along)))
    }

    private static func place(
        _ position: ScrollPosition, _ start: ScrollPosition, _ middle: ScrollPosition, _ end: ScrollPosition
    ) -> Span.Place {
        let asked = [start, middle, end].filter(position.contains)
        precondition(asked.count <= 1, "An item cannot be at two positions on the same axis.")
        switch asked.first {
        case start: return .start
        case middle: return .middle
        case end: return .end
        default: return .anywhere
        }
    }
}
