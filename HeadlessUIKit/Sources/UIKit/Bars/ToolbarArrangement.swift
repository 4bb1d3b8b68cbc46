/// The positions of a toolbar's items along the bar, from the leading edge.
struct ToolbarArrangement: Equatable {
    enum Element: Equatable {
        /// A button of this width.
        case content(CGFloat)
        /// A gap of this width, instead of the usual one.
        case fixedSpace(CGFloat)
        /// A gap that takes an equal share of the remaining space.
        case flexibleSpace
        /// An item that takes no space and leaves no gap.
        case hidden
    }

    /// The distance from the leading edge and the width of each element, in order.
    let places: [(start: CGFloat, width: CGFloat)]

    /// The gap between two buttons without a space item between them. Chosen by eye.
    static let gap: CGFloat = 8

    init(_ elements: [Element], from start: CGFloat, width: CGFloat) {
        var position = start
        var endsWithContent = false
        let share = Self.flexibleWidth(of: elements, within: width)
        places = elements.map { element in
            if case .content = element, endsWithContent { position += Self.gap }
            let width = element.width ?? share
            defer { position += width }
            if element != .hidden { endsWithContent = element.isContent }
            return (position, width)
        }
    }

    private static func flexibleWidth(of elements: [Element], within width: CGFloat) -> CGFloat {
        let visible = elements.filter { $0 != .hidden }
        let flexible = visible.count { $0 == .flexibleSpace }
        guard flexible > 0 else { return 0 }
        let neighbours = zip(visible, visible.dropFirst()).count { $0.isContent && $1.isContent }
        let taken = visible.reduce(CGFloat(neighbours) * gap) { $0 + ($1.width ?? 0) }
        return max(0, width - taken) / CGFloat(flexible)
    }

    static func == (one: ToolbarArrangement, other: ToolbarArrangement) -> Bool {
        one.places.elementsEqual(other.places, by: ==)
    }
}

extension ToolbarArrangement.Element {
    fileprivate var isContent: Bool {
        if case .content = self { true } else { false }
    }

    /// Nil for a flexible space.
    fileprivate var width: CGFloat? {
        switch self {
        case .content(let width), .fixedSpace(let width): max(0, width)
        case .hidden: 0
        case .flexibleSpace: nil
        }
    }
}
