import Foundation

/// All sections of a flow layout, one after the other.
struct FlowGeometry {
    let axes: FlowAxes
    /// The length across, in points.
    let room: CGFloat
    let sections: [FlowSolution]

    init(_ sections: [FlowSection], _ axes: FlowAxes, room: CGFloat, scale: CGFloat) {
        var start: CGFloat = 0
        self.axes = axes
        self.room = room
        self.sections = sections.map { section in
            let solution = section.solved(in: room, from: start, scale: scale)
            start = solution.end
            return solution
        }
    }

    var contentSize: CGSize { axes.size(across: room, along: sections.last?.end ?? 0) }

    /// Returns the sections that intersect a range.
    func sections(in part: Span) -> Range<Int> {
        let first = sections.partitionPoint { $0.end > part.start }
        let last = sections.partitionPoint { $0.start >= part.end }
        return first..<max(first, last)
    }

    func frame(of element: CollectionElement, pinning: FlowPinning) -> CGRect? {
        guard sections.indices.contains(element.path.section) else { return nil }
        let section = sections[element.path.section]
        switch element {
        case .cell(let path):
            return section.items.indices.contains(path.item) ? axes.frame(section.items[path.item]) : nil
        case .supplementary(UICollectionView.elementKindSectionHeader, _):
            return section.header.map { axes.frame(pinning.header($0, of: section)) }
        case .supplementary(UICollectionView.elementKindSectionFooter, _):
            return section.footer.map { axes.frame(pinning.footer($0, of: section)) }
        case .supplementary, .decoration:
            return nil
        }
    }

    /// Returns the elements that may intersect a rectangle.
    func elements(in rect: CGRect) -> [CollectionElement] {
        let part = axes.span(rect)
        return sections(in: part).flatMap { number -> [CollectionElement] in
            let section = sections[number]
            let first = IndexPath(item: 0, section: number)
            var elements = section.items(in: part).map {
                CollectionElement.cell(IndexPath(item: $0, section: number))
            }
            if section.header != nil {
                elements.append(.supplementary(kind: UICollectionView.elementKindSectionHeader, first))
            }
            if section.footer != nil {
                elements.append(.supplementary(kind: UICollectionView.elementKindSectionFooter, first))
            }
            return elements
        }
    }
}

/// Headers and footers that stay in the visible area as long as their section is in it (CF11).
struct FlowPinning {
    /// The visible range along the scroll direction, inside the adjusted inset.
    let visible: Span
    let pinsHeaders: Bool
    let pinsFooters: Bool

    func header(_ place: FlowSection.Place, of section: FlowSolution) -> FlowSection.Place {
        guard pinsHeaders else { return place }
        var pinned = place
        pinned.along = max(place.along, min(visible.start, section.end - place.extent.along))
        return pinned
    }

    func footer(_ place: FlowSection.Place, of section: FlowSolution) -> FlowSection.Place {
        guard pinsFooters else { return place }
        var pinned = place
        pinned.along = min(place.along, max(visible.end - place.extent.along, section.start))
        return pinned
    }
}
