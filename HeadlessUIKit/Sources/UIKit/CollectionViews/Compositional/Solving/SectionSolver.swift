/// Solves the groups of a section.
struct SectionSolver {
    let description: CompositionalSection
    /// The layout's scroll direction.
    let axis: NSLayoutConstraint.Axis
    let container: CGSize
    let pixels: PixelRounding
    let measured: MeasuredSizes

    /// The size that fractions of groups refer to: insets do not reduce it along the scroll direction (CC2).
    var room: CGSize { container.reduced(by: description.insets.only(axis.other)) }

    /// The size of cells that are as large as all others of the section (CC17). `nil` while none has been measured.
    var uniformSize: CGSize? { description.group.hasUniformItems ? measured.largest : nil }

    func groups(cellCount: Int) -> GroupSequence {
        GroupSequence(
            of: GroupSolver(pixels: pixels, uniform: uniformSize).solved(description.group, in: room),
            axis: description.scrollsAcross ? axis.other : axis, spacing: description.spacing,
            edges: description.group.edges, cellCount: cellCount, measured: measured, solve: group(from:))
    }

    func group(from first: Int) -> SolvedGroup {
        GroupSolver(pixels: pixels, measured: { measured[first + $0] }, uniform: uniformSize)
            .solved(description.group, in: room)
    }
}
