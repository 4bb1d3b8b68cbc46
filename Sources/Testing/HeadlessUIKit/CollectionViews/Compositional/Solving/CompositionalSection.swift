/// A section of a compositional layout, before it is solved.
struct CompositionalSection {
    var group: CompositionalItem
    /// Around the groups, with the area of the section's reference.
    var insets = NSDirectionalEdgeInsets.zero
    /// What headers and footers keep free of the section.
    var boundaryInsets = NSDirectionalEdgeInsets.zero
    /// Between groups.
    var spacing: CGFloat = 0
    var boundaries: [CompositionalBoundary] = []
    var decorations: [CompositionalDecoration] = []
    /// Before the section's header, along the layout's way of scrolling.
    var paddingBefore: CGFloat = 0
    /// Of the lines at the edges of each cell: decorations with the cell's path. The first kind is at the top.
    var separatorKinds: [String] = []
    /// Whether the groups follow each other across the layout's way of scrolling (CC18).
    var scrollsAcross = false

    /// Cells lie above decorations (CC15).
    var leastCellZIndex: Int { decorations.contains { $0.zIndex >= 0 } ? 1 : .min }
}

/// A view behind a section (CC16).
struct CompositionalDecoration {
    var kind: String
    var insets = NSDirectionalEdgeInsets.zero
    var zIndex = 0
}

/// A view at an edge of a section or of the whole layout.
struct CompositionalBoundary {
    var kind: String
    var size: CompositionalSize
    var insets = NSDirectionalEdgeInsets.zero
    var alignment: NSRectAlignment
    var offset = CGPoint.zero
    var extendsSection = true
    var isPinned = false
    var zIndex = 1

    /// The edge outside of which it lies if it extends the section. Corners count as top and bottom.
    private var edge: (axis: NSLayoutConstraint.Axis, isStart: Bool)? {
        switch alignment {
        case .top, .topLeading, .topTrailing: (.vertical, true)
        case .bottom, .bottomLeading, .bottomTrailing: (.vertical, false)
        case .leading: (.horizontal, true)
        case .trailing: (.horizontal, false)
        case .none: nil
        }
    }

    private var anchor: CompositionalAnchor {
        switch alignment {
        case .none: CompositionalAnchor(edges: [])
        case .top: CompositionalAnchor(edges: .top)
        case .topLeading: CompositionalAnchor(edges: [.top, .leading])
        case .leading: CompositionalAnchor(edges: .leading)
        case .bottomLeading: CompositionalAnchor(edges: [.bottom, .leading])
        case .bottom: CompositionalAnchor(edges: .bottom)
        case .bottomTrailing: CompositionalAnchor(edges: [.bottom, .trailing])
        case .trailing: CompositionalAnchor(edges: .trailing)
        case .topTrailing: CompositionalAnchor(edges: [.top, .trailing])
        }
    }

    /// - Parameter known: What has been measured. It counts on the axes whose length is estimated.
    func measuredSize(in room: CGSize, known: CGSize?, _ pixels: PixelRounding) -> CGSize {
        var size = size.resolved(in: room, pixels)
        guard let known else { return size }
        for axis in self.size.measuredAxes { size[axis] = known[axis] }
        return size
    }

    /// By how much a section grows for it.
    func growth(_ size: CGSize) -> NSDirectionalEdgeInsets {
        guard extendsSection, let edge else { return .zero }
        let length = NSDirectionalEdgeInsets(
            top: edge.isStart ? size.height : 0, leading: edge.isStart ? size.width : 0,
            bottom: edge.isStart ? 0 : size.height, trailing: edge.isStart ? 0 : size.width)
        return length.only(edge.axis)
    }

    /// - Parameter section: Less what headers and footers keep free, before it has grown.
    func frame(of size: CGSize, on section: CGRect) -> CGRect {
        let point = anchor.point(of: section.size)
        let own = anchor.point(of: size)
        var origin = section.origin + point + CGPoint(x: -own.x, y: -own.y)
        if extendsSection, let edge { origin[edge.axis] += edge.isStart ? -size[edge.axis] : size[edge.axis] }
        return CGRect(origin: origin + offset, size: size).reduced(by: insets)
    }

    /// Inside the visible part as long as the section is there, and no further than to its far end (CC12).
    func pinned(
        _ frame: CGRect, in section: CGRect, visible: CGRect, _ axis: NSLayoutConstraint.Axis
    ) -> CGRect {
        guard isPinned, let edge = edge(along: axis) else { return frame }
        var frame = frame
        let length = frame.size[axis]
        if edge.isStart {
            let far = section.span(axis).end - length
            frame.origin[axis] = max(frame.origin[axis], min(visible.span(axis).start, far))
        } else {
            let near = section.span(axis).start
            frame.origin[axis] = min(frame.origin[axis], max(visible.span(axis).end - length, near))
        }
        return frame
    }

    /// A corner has an edge on each axis.
    private func edge(along axis: NSLayoutConstraint.Axis) -> (axis: NSLayoutConstraint.Axis, isStart: Bool)? {
        let (start, end): (NSDirectionalRectEdge, NSDirectionalRectEdge) =
            axis == .horizontal ? (.leading, .trailing) : (.top, .bottom)
        if anchor.edges.contains(start) { return (axis, true) }
        return anchor.edges.contains(end) ? (axis, false) : nil
    }
}
