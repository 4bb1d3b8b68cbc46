/// A solved section of a compositional layout, which begins at zero.
struct SolvedSection {
    /// The measured sizes.
    struct Sizes {
        var cells = MeasuredSizes()
        /// The sizes of headers, footers and others, by kind.
        var boundaries: [String: CGSize] = [:]
    }

    let description: CompositionalSection
    /// The layout's scroll direction.
    let axis: NSLayoutConstraint.Axis
    let container: CGSize
    let pixels: PixelRounding
    let cellCount: Int
    private(set) var sizes: Sizes
    private(set) var groups: GroupSequence
    /// The length with its headers, footers and insets.
    private(set) var size = CGSize.zero
    private(set) var boundaries = SolvedBoundaries()
    /// The position of the first group.
    private(set) var groupsOrigin = CGPoint.zero

    init(
        _ description: CompositionalSection, cellCount: Int, axis: NSLayoutConstraint.Axis, container: CGSize,
        pixels: PixelRounding, sizes: Sizes = Sizes()
    ) {
        self.description = description
        self.axis = axis
        self.container = container
        self.pixels = pixels
        self.cellCount = cellCount
        self.sizes = sizes
        let solver = SectionSolver(
            description: description, axis: axis, container: container, pixels: pixels, measured: sizes.cells)
        groups = solver.groups(cellCount: cellCount)
        place()
    }

    private var solver: SectionSolver {
        SectionSolver(
            description: description, axis: axis, container: container, pixels: pixels, measured: sizes.cells)
    }

    /// Stores a cell's measured size.
    mutating func note(_ size: CGSize, ofCell cell: Int) {
        let oldUniformSize = solver.uniformSize
        sizes.cells[cell] = size
        let solver = solver
        if solver.uniformSize == oldUniformSize {
            groups.update(from: cell, measured: sizes.cells, solve: solver.group(from:))
        } else {
            groups = solver.groups(cellCount: cellCount)
        }
        place()
    }

    /// Stores the measured size of a header, a footer or another view at an edge.
    mutating func note(_ size: CGSize, ofBoundary kind: String) {
        sizes.boundaries[kind] = size
        place()
    }

    // MARK: Positions

    /// The groups' axis.
    private var groupAxis: NSLayoutConstraint.Axis { groups.axis }

    private mutating func place() {
        boundaries = SolvedBoundaries()
        size = .zero
        guard !groups.runs.isEmpty || (cellCount == 0 && !description.boundaries.isEmpty) else { return }
        let insets = description.insets
        var core = container
        let length = description.scrollsAcross ? groups.thickness : groups.length
        core[axis] = length + insets.start(axis) + insets.end(axis)
        let edges = CGRect(origin: .zero, size: core).reduced(by: description.boundaryInsets.only(axis.other))
        var room = edges.size
        room[axis] = container[axis]
        let before = description.paddingBefore
        let padding = NSDirectionalEdgeInsets(top: before, leading: before, bottom: 0, trailing: 0).only(axis)
        let shift = CGPoint(x: padding.leading, y: padding.top)
        boundaries = SolvedBoundaries(
            description.boundaries, known: sizes.boundaries, around: edges.moved(by: shift), room: room, axis: axis,
            pixels: pixels)
        let growth = boundaries.growth + padding
        groupsOrigin = CGPoint(x: growth.leading + insets.leading, y: growth.top + insets.top)
        size = CGSize(
            width: core.width + growth.leading + growth.trailing, height: core.height + growth.top + growth.bottom)
    }

    /// The section without the amount by which headers and footers have extended it.
    var core: CGRect { frame.reduced(by: boundaries.growth) }

    /// The section from its start to its end along the layout's scroll direction.
    var length: CGFloat { size[axis] }

    var frame: CGRect { CGRect(origin: .zero, size: size) }

    /// The minimum width of the content.
    var widestGroup: CGFloat { description.scrollsAcross ? 0 : groups.thickness }

    // MARK: Orthogonal scrolling (CC18)

    /// The visible part of the row of groups: the container less the section's insets.
    var viewport: CGFloat {
        max(0, container[axis.other] - description.insets.start(axis.other) - description.insets.end(axis.other))
    }

    /// Returns the distance by which groups are moved.
    func shift(_ offset: CGFloat) -> CGPoint {
        var shift = CGPoint.zero
        if description.scrollsAcross { shift[axis.other] = -offset }
        return shift
    }

    // MARK: Finding

    func cell(_ cell: Int) -> SolvedGroup.Cell? {
        guard let member = groups.member(ofCell: cell) else { return nil }
        var found = member.run.group.cells[cell - member.firstCell]
        found.frame = found.frame.moved(by: origin(of: member))
        return found
    }

    func origin(of member: GroupSequence.Member) -> CGPoint {
        var origin = groupsOrigin
        origin[groupAxis] += member.start
        let across = groupAxis.other
        let room = solver.room[across]
        origin[across] += description.group.edges.offset(of: member.run.group.size[across], in: room, across)
        return origin
    }

    /// Returns the groups that intersect a rectangle.
    func members(in rect: CGRect, offset: CGFloat) -> [GroupSequence.Member] {
        let shift = shift(offset)
        let part = rect.offsetBy(dx: -groupsOrigin.x - shift.x, dy: -groupsOrigin.y - shift.y)
        return groups.members(in: part.span(groupAxis)).filter { member in
            Span(start: 0, height: member.run.group.size[groupAxis.other]).meets(part.span(groupAxis.other))
        }
    }

    /// Returns the line at the edge of a cell, one pixel thick.
    func separator(_ kind: String, of cell: CGRect) -> CGRect {
        var frame = cell
        frame.size[axis] = 1 / pixels.scale
        if kind != description.separatorKinds.first { frame.origin[axis] = cell.span(axis).end - frame.size[axis] }
        return frame
    }

    var decorations: [(decoration: CompositionalDecoration, frame: CGRect)] {
        description.decorations.map { ($0, frame.reduced(by: $0.insets)) }
    }

    var measuresAnything: Bool {
        !(groups.runs.first?.group.cells.allSatisfy(\.measuredAxes.isEmpty) ?? true)
            || description.boundaries.contains { !$0.size.measuredAxes.isEmpty }
    }
}
