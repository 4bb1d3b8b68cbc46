/// A point of a frame: an edge, a corner or, without edges, the centre.
struct CompositionalAnchor: Equatable {
    var edges: NSDirectionalRectEdge
    var offset = CGPoint.zero
    /// True if the offset is in fractions of the supplementary view's size, false if in points.
    var isFractional = false

    func point(of size: CGSize) -> CGPoint {
        func place(_ start: NSDirectionalRectEdge, _ end: NSDirectionalRectEdge, _ length: CGFloat) -> CGFloat {
            switch (edges.contains(start), edges.contains(end)) {
            case (true, false): 0
            case (false, true): length
            default: length / 2
            }
        }
        return CGPoint(x: place(.leading, .trailing, size.width), y: place(.top, .bottom, size.height))
    }

    /// - Parameter size: The size of the supplementary view.
    func distance(for size: CGSize) -> CGPoint {
        isFractional ? CGPoint(x: offset.x * size.width, y: offset.y * size.height) : offset
    }
}

/// A view that belongs to an item or a group.
struct CompositionalSupplementary {
    var kind: String
    var size: CompositionalSize
    var insets = NSDirectionalEdgeInsets.zero
    /// The anchor on the item or the group.
    var container: CompositionalAnchor
    /// The anchor on the view; `nil` for the same edges.
    var own: CompositionalAnchor?
    var zIndex = 1

    /// The two anchors lie on each other; both offsets add (CC16).
    func frame(on item: CGRect, _ pixels: PixelRounding) -> CGRect {
        let length = size.resolved(in: item.size, pixels)
        let own = own ?? CompositionalAnchor(edges: container.edges)
        let target = item.origin + container.point(of: item.size) + container.distance(for: length)
        let point = own.point(of: length)
        let origin = target + own.distance(for: length) + CGPoint(x: -point.x, y: -point.y)
        return CGRect(origin: origin, size: length).reduced(by: insets)
    }
}
