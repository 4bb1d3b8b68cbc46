/// Lays out one group of a section (CC2 to CC10).
struct GroupSolver {
    let pixels: PixelRounding
    /// Returns the measured size of a cell, by its index in the group; `nil` for the estimate.
    var measured: (Int) -> CGSize? = { _ in nil }
    /// The largest measured size of the section's cells that are alike in their outermost group (CC17).
    var uniform: CGSize?

    /// - Parameter container: The inner size of the group's container.
    func solved(_ group: CompositionalItem, in container: CGSize) -> SolvedGroup {
        solved(group, in: container, from: 0, uniform: uniform)
    }

    /// - Parameters:
    ///   - first: The index of the first cell.
    ///   - uniform: The minimum size of a cell that is as large as its siblings.
    private func solved(
        _ item: CompositionalItem, in container: CGSize, from first: Int, uniform: CGSize?
    ) -> SolvedGroup {
        var solved =
            switch item.group?.arrangement {
            case .none: cell(item, in: container, from: first, uniform: uniform)
            case .custom(let places): custom(places, item, in: container)
            case .line(let axis, let items, let repetition):
                GroupLine(
                    item: item, axis: axis, items: items, repetition: repetition,
                    spacing: item.group?.spacing ?? .none, container: container, pixels: pixels
                )
                .solved { sibling, room, cell, siblings in
                    self.solved(
                        sibling, in: room, from: first + cell,
                        uniform: sibling.isUniform ? sharedSize(of: siblings.map { first + $0 }, over: uniform) : nil)
                }
            }
        let inner = solved.inner
        solved.supplements += item.supplementaries.map {
            SolvedGroup.Supplement(kind: $0.kind, frame: $0.frame(on: inner, pixels), zIndex: $0.zIndex, cell: 0)
        }
        return solved
    }

    private func cell(
        _ item: CompositionalItem, in container: CGSize, from number: Int, uniform: CGSize?
    ) -> SolvedGroup {
        var size = item.size.resolved(in: container, pixels)
        for axis in item.size.measuredAxes {
            size[axis] = measured(number)?[axis] ?? size[axis]
            if item.size[axis].kind == .uniform, let uniform { size[axis] = uniform[axis] }
        }
        let frame = CGRect(origin: .zero, size: size).reduced(by: item.effectiveInsets)
        let cell = SolvedGroup.Cell(frame: frame, measuredAxes: item.size.measuredAxes)
        return SolvedGroup(size: size, inner: frame, cells: [cell])
    }

    /// The frames are in the coordinates of the whole group; the provider has to respect its insets.
    private func custom(
        _ places: [CompositionalGroup.Place], _ item: CompositionalItem, in container: CGSize
    ) -> SolvedGroup {
        let size = item.size.resolved(in: container, pixels)
        let cells = places.map { SolvedGroup.Cell(frame: $0.frame, measuredAxes: [], zIndex: $0.zIndex) }
        let inner = CGRect(origin: .zero, size: size).reduced(by: item.effectiveInsets)
        return SolvedGroup(size: size, inner: inner, cells: cells)
    }

    /// `nil` while no sibling has been measured.
    private func sharedSize(of siblings: [Int], over size: CGSize?) -> CGSize? {
        siblings.reduce(size) { largest, sibling in
            guard let measured = measured(sibling) else { return largest }
            return CGSize(
                width: max(largest?.width ?? 0, measured.width), height: max(largest?.height ?? 0, measured.height))
        }
    }
}
