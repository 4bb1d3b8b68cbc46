import Foundation

extension UITableView {
    /// Scrolls the row to a position inside the adjusted inset, or as near to it as the content reaches. `none` scrolls
    /// the shortest way, and not at all for a visible row (TV46). Rows in between get no cells.
    public func scrollToRow(at indexPath: IndexPath, at scrollPosition: ScrollPosition, animated: Bool) {
        layoutIfNeeded()
        guard geometry?.contains(indexPath) == true else { return }
        scroll(animated: animated) { offset(showing: indexPath, scrollPosition) }
    }

    private func offset(showing path: IndexPath, _ scrollPosition: ScrollPosition) -> CGPoint {
        guard let geometry else { return contentOffset }
        let row = geometry.span(of: path)
        let inset = adjustedContentInset
        let visible = Span(start: bounds.minY + inset.top, height: bounds.height - inset.top - inset.bottom)
        let place: Span.Place
        switch scrollPosition {
        case .top: place = .start
        case .middle: place = .middle
        case .bottom: place = .end
        case .none: place = .anywhere
        }
        let distance = row.distance(to: place, of: visible)
        return scrollLimits.clamped(CGPoint(x: contentOffset.x, y: contentOffset.y + distance))
    }

    /// Scrolls to the selected row nearest to the middle of the visible area. Does nothing without a selection.
    public func scrollToNearestSelectedRow(at scrollPosition: ScrollPosition, animated: Bool) {
        let nearest = selection.paths.min {
            abs(rectForRow(at: $0).midY - bounds.midY) < abs(rectForRow(at: $1).midY - bounds.midY)
        }
        nearest.map { scrollToRow(at: $0, at: scrollPosition, animated: animated) }
    }
}
