import Foundation

/// The solved sections of a compositional layout, one after the other, with the positions of their elements.
struct CompositionalSolution {
    /// An element of the layout, with its frame.
    struct Element {
        let element: CollectionElement
        let frame: CGRect
        let zIndex: Int
        /// The axes on which it measures itself.
        var measuredAxes: Set<NSLayoutConstraint.Axis> = []
    }

    /// Added to the z index of pinned elements, which are above all others (CC12).
    static let pinnedZIndex = 1_000_000_000
    /// The item index of the layout's own headers and footers (CC15).
    static let layoutPath = IndexPath(item: Int.max, section: 0)

    let axis: NSLayoutConstraint.Axis
    let container: CGSize
    let pixels: PixelRounding
    /// The distance between sections.
    let spacing: CGFloat
    private(set) var sections: [SolvedSection]
    /// The layout's own headers and footers.
    private let boundaryDescriptions: [CompositionalBoundary]
    private var boundarySizes: [String: CGSize]
    private var boundaries = SolvedBoundaries()
    private(set) var contentSize = CGSize.zero
    private var origins: [CGPoint] = []

    init(
        _ sections: [SolvedSection], axis: NSLayoutConstraint.Axis, container: CGSize, pixels: PixelRounding,
        spacing: CGFloat = 0, boundaries: [CompositionalBoundary] = [], boundarySizes: [String: CGSize] = [:]
    ) {
        self.sections = sections
        self.axis = axis
        self.container = container
        self.pixels = pixels
        self.spacing = spacing
        boundaryDescriptions = boundaries
        self.boundarySizes = boundarySizes
        place()
    }

    private mutating func place() {
        var length: CGFloat = 0
        var size = container
        origins = []
        for section in sections {
            if !origins.isEmpty { length += spacing }
            var origin = CGPoint.zero
            origin[axis] = length
            origins.append(origin)
            length += section.length
            size[axis.other] = max(size[axis.other], section.widestGroup)
        }
        size[axis] = length
        boundaries = SolvedBoundaries(
            boundaryDescriptions, known: boundarySizes, around: CGRect(origin: .zero, size: size), room: container,
            axis: axis, pixels: pixels)
        let growth = boundaries.growth
        origins = origins.map { $0 + CGPoint(x: growth.leading, y: growth.top) }
        contentSize = CGSize(
            width: size.width + growth.leading + growth.trailing, height: size.height + growth.top + growth.bottom)
    }

    // MARK: Measured sizes

    /// Stores the preferred size of an element.
    mutating func note(_ size: CGSize, of element: CollectionElement) {
        switch element {
        case .cell(let path):
            guard sections.indices.contains(path.section) else { return }
            sections[path.section].note(size, ofCell: path.item)
        case .supplementary(let kind, Self.layoutPath):
            boundarySizes[kind] = size
        case .supplementary(let kind, let path):
            guard sections.indices.contains(path.section) else { return }
            sections[path.section].note(size, ofBoundary: kind)
        case .decoration:
            return
        }
        place()
    }

    var sizes: CompositionalSizes {
        CompositionalSizes(sections: sections.map(\.sizes), layout: boundarySizes)
    }

    var measuresAnything: Bool {
        sections.contains(where: \.measuresAnything)
            || boundaryDescriptions.contains { !$0.size.measuredAxes.isEmpty }
    }

    var pinsAnything: Bool {
        boundaryDescriptions.contains(where: \.isPinned)
            || sections.contains { $0.description.boundaries.contains(where: \.isPinned) }
    }

    // MARK: Finding

    func origin(of section: Int) -> CGPoint { origins[section] }

    /// Returns the sections that intersect a range.
    private func sections(in part: Span) -> Range<Int> {
        let first = sections.indices.partitionPoint { origins[$0][axis] + sections[$0].length > part.start }
        let last = sections.indices.partitionPoint { origins[$0][axis] >= part.end }
        return first..<max(first, last)
    }

    /// Returns the elements that intersect a rectangle, clipped to the content (CC13).
    func elements(in rect: CGRect, _ state: CompositionalScrollState) -> [Element] {
        let rect = rect.intersection(CGRect(origin: .zero, size: contentSize))
        guard !rect.isNull, rect.width > 0, rect.height > 0 else { return [] }
        let inSections = sections(in: rect.span(axis)).flatMap { number in
            sections[number].length > 0 ? elements(of: number, in: rect, state) : []
        }
        let own = boundaries.all.map { element(of: $0, at: Self.layoutPath, in: nil, state) }
        return (inSections + own).filter { $0.frame.intersects(rect) }
    }

    private func elements(of number: Int, in rect: CGRect, _ state: CompositionalScrollState) -> [Element] {
        let section = sections[number]
        let origin = origins[number]
        let offset = state.offsets[number] ?? 0
        let members = section.members(in: rect.offsetBy(dx: -origin.x, dy: -origin.y), offset: offset)
        let inGroups = members.flatMap { member -> [Element] in
            let cells = member.run.group.cells.indices.compactMap { index in
                cell(at: IndexPath(item: member.firstCell + index, section: number), state)
            }
            return cells + cells.flatMap(separators) + supplements(of: member, in: number, offset: offset)
        }
        let path = IndexPath(item: 0, section: number)
        let edges = section.boundaries.all.map { element(of: $0, at: path, in: number, state) }
        return decorations(of: number) + inGroups + edges
    }

    private func cell(at path: IndexPath, _ state: CompositionalScrollState) -> Element? {
        guard sections.indices.contains(path.section), let cell = sections[path.section].cell(path.item) else {
            return nil
        }
        let section = sections[path.section]
        let shift = origins[path.section] + section.shift(state.offsets[path.section] ?? 0)
        return Element(
            element: .cell(path), frame: pixels.placed(cell.frame.moved(by: shift)),
            zIndex: max(section.description.leastCellZIndex, cell.zIndex),
            measuredAxes: cell.measuredAxes)
    }

    /// Returns the lines of a list's row, which lie above it.
    private func separators(of cell: Element) -> [Element] {
        let section = sections[cell.element.path.section]
        return section.description.separatorKinds.map { kind in
            Element(
                element: .decoration(kind: kind, cell.element.path), frame: section.separator(kind, of: cell.frame),
                zIndex: cell.zIndex + 1)
        }
    }

    /// Supplementary views of items and groups are numbered by kind and section (CC15).
    private func supplements(of member: GroupSequence.Member, in number: Int, offset: CGFloat) -> [Element] {
        guard !member.run.group.supplements.isEmpty else { return [] }
        let section = sections[number]
        let origin = origins[number] + section.origin(of: member) + section.shift(offset)
        var next = member.run.firstSupplements
        for supplement in member.run.group.supplements { next[supplement.kind, default: 0] += member.index }
        return member.run.group.supplements.map { supplement in
            let item = next[supplement.kind] ?? 0
            next[supplement.kind] = item + 1
            return Element(
                element: .supplementary(kind: supplement.kind, IndexPath(item: item, section: number)),
                frame: pixels.placed(supplement.frame.moved(by: origin)), zIndex: supplement.zIndex)
        }
    }

    private func element(
        of boundary: SolvedBoundaries.Boundary, at path: IndexPath, in number: Int?, _ state: CompositionalScrollState
    ) -> Element {
        let origin = number.map { origins[$0] } ?? .zero
        let whole = CGRect(origin: .zero, size: contentSize).reduced(by: boundaries.growth)
        let section = number.map { sections[$0].core.moved(by: origin) } ?? whole
        let frame = boundary.description.pinned(
            boundary.frame.moved(by: origin), in: section, visible: state.visible, axis)
        return Element(
            element: .supplementary(kind: boundary.description.kind, path), frame: pixels.placed(frame),
            zIndex: boundary.description.zIndex + (boundary.description.isPinned ? Self.pinnedZIndex : 0),
            measuredAxes: boundary.description.size.measuredAxes)
    }

    private func decorations(of number: Int) -> [Element] {
        sections[number].decorations.map { decoration, frame in
            Element(
                element: .decoration(kind: decoration.kind, IndexPath(item: 0, section: number)),
                frame: pixels.placed(frame.moved(by: origins[number])), zIndex: decoration.zIndex)
        }
    }

    func element(_ element: CollectionElement, _ state: CompositionalScrollState) -> Element? {
        let number = element.path.section
        switch element {
        case .cell(let path):
            return cell(at: path, state)
        case .supplementary(let kind, Self.layoutPath):
            return boundaries.all.first { $0.description.kind == kind }
                .map { self.element(of: $0, at: Self.layoutPath, in: nil, state) }
        case .supplementary(let kind, let path):
            guard sections.indices.contains(number) else { return nil }
            if let boundary = sections[number].boundaries.all.first(where: { $0.description.kind == kind }) {
                return path.item == 0 ? self.element(of: boundary, at: path, in: number, state) : nil
            }
            return supplement(kind, at: path, state)
        case .decoration:
            guard sections.indices.contains(number), sections[number].length > 0 else { return nil }
            let lines = cell(at: element.path, state).map(separators) ?? []
            return (decorations(of: number) + lines).first { $0.element == element }
        }
    }

    private func supplement(_ kind: String, at path: IndexPath, _ state: CompositionalScrollState) -> Element? {
        let groups = sections[path.section].groups
        guard let run = groups.runs.last(where: { $0.firstSupplements[kind, default: 0] <= path.item }) else {
            return nil
        }
        let each = run.group.supplements.count { $0.kind == kind }
        guard each > 0 else { return nil }
        let cell = run.firstCell + (path.item - run.firstSupplements[kind, default: 0]) / each * run.group.cells.count
        guard let member = groups.member(ofCell: cell) else { return nil }
        return supplements(of: member, in: path.section, offset: state.offsets[path.section] ?? 0)
            .first { $0.element == .supplementary(kind: kind, path) }
    }
}

/// The visible rectangle, and the offsets of sections that scroll orthogonally.
struct CompositionalScrollState {
    /// The bounds less the adjusted inset.
    var visible = CGRect.zero
    /// The offsets of sections that scroll orthogonally, by index.
    var offsets: [Int: CGFloat] = [:]
}
