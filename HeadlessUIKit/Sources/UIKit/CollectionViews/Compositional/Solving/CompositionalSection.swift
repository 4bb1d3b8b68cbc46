/// A section of a compositional layout, before it is solved.
struct CompositionalSection {
    var group: CompositionalItem
    /// The insets around the groups, including the area of the section's reference.
    var insets = NSDirectionalEdgeInsets.zero
    /// The insets for headers and footers.
    var boundaryInsets = NSDirectionalEdgeInsets.zero
    /// The distance between groups.
    var spacing: CGFloat = 0
    var boundaries: [CompositionalBoundary] = []
    var decorations: [CompositionalDecoration] = []
    /// The distance before the section's header, along the layout's scroll direction.
    var paddingBefore: CGFloat = 0
    /// The kinds of the lines at the edges of each cell: decorations with the cell's path. The first kind is at the
    /// top.
    var separatorKinds: [String] = []
    /// True if the groups follow each other across the layout's scroll direction (CC18).
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

    /// - Parameter known: The measured sizes, which count on axes with an estimated length.
    func measuredSize(in room: CGSize, known: CGSize?, _ pixels: PixelRounding) -> CGSize {
        var size = size.resolved(in: room, pixels)
        guard let known else { return size }
        for axis in self.size.measuredAxes { size[axis] = known[axis] }
        return size
    }

    /// Returns whether it is at the start or at the end of an axis; `nil` if its alignment does not say.
    private func isAtStart(of axis: NSLayoutConstraint.Axis) -> Bool? {
        let (start, end): (NSDirectionalRectEdge, NSDirectionalRectEdge) =
            axis == .horizontal ? (.leading, .trailing) : (.top, .bottom)
        if anchor.edges.contains(start) { return true }
        return anchor.edges.contains(end) ? false : nil
    }

    /// Returns a frame outside of the section along the scroll direction, if it extends the section.
    ///
    /// - Parameter section: The section less the insets for headers and footers, before it has grown.
    func frame(of size: CGSize, on section: CGRect, along axis: NSLayoutConstraint.Axis) -> CGRect {
        let point = anchor.point(of: section.size)
        let own = anchor.point(of: size)
        var origin = section.origin + point + CGPoint(x: -own.x, y: -own.y)
        if extendsSection {
            switch isAtStart(of: axis) {
            case true: origin[axis] -= size[axis]
            case false: origin[axis] += size[axis]
            default: origin[axis] = max(origin[axis], section.origin[axis])
            }
        }
        return CGRect(origin: origin + offset, size: size)
    }

    /// Returns the amount by which a section grows to contain it.
    func growth(
        _ frame: CGRect, on section: CGRect, along axis: NSLayoutConstraint.Axis
    ) -> NSDirectionalEdgeInsets {
        guard extendsSection else { return .zero }
        return NSDirectionalEdgeInsets(
            top: max(0, section.minY - frame.minY), leading: max(0, section.minX - frame.minX),
            bottom: max(0, frame.maxY - section.maxY), trailing: max(0, frame.maxX - section.maxX)
        )
        .only(axis)
    }

    /// Returns a frame inside the visible area as long as the section is there, and not beyond its far end (CC12).
    ///
    /// - Parameter section: The section without the amount by which it has grown.
    func pinned(
        _ frame: CGRect, in section: CGRect, visible: CGRect, _ axis: NSLayoutConstraint.Axis
    ) -> CGRect {
        guard isPinned, let isAtStart = isAtStart(of: axis) else { return frame }
        var frame = frame
        let length = frame.size[axis]
        let (section, visible) = (section.span(axis), visible.span(axis))
        frame.origin[axis] =
            isAtStart
            ? max(frame.origin[axis], min(visible.start, section.end - length))
            : min(frame.origin[axis], max(visible.end - length, section.start))
        return frame
    }
}
