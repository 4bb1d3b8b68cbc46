/// An item or a group of a compositional layout, before it is solved.
struct CompositionalItem {
    var size: CompositionalSize
    var insets = NSDirectionalEdgeInsets.zero
    var edges = CompositionalEdges()
    var supplementaries: [CompositionalSupplementary] = []
    /// `nil` for an item that is a single cell.
    var group: CompositionalGroup?

    /// True if the item is a single cell, and as large as its siblings (CC17).
    var isUniform: Bool { group == nil && (size.width.kind == .uniform || size.height.kind == .uniform) }

    /// True if the group's own items are as large as those of all groups of its section (CC17).
    var hasUniformItems: Bool {
        guard case .line(_, let items, _) = group?.arrangement else { return false }
        return items.contains(where: \.isUniform)
    }

    /// An estimated length has no insets.
    var effectiveInsets: NSDirectionalEdgeInsets {
        [NSLayoutConstraint.Axis.horizontal, .vertical].reduce(.zero) { sum, axis in
            size[axis].isMeasured ? sum : sum + insets.only(axis)
        }
    }
}

struct CompositionalGroup {
    enum Repetition {
        /// The items in turn, as long as they fit (CC4).
        case untilFull
        case times(Int)
        /// A number of repetitions, each with an equal share of the length (CC6).
        case shares(Int)
    }

    /// An item of a custom group.
    struct Place {
        var frame: CGRect
        var zIndex = 0
    }

    enum Arrangement {
        case line(NSLayoutConstraint.Axis, [CompositionalItem], Repetition)
        case custom([Place])
    }

    var arrangement: Arrangement
    var spacing = CompositionalSpacing.none
}

/// A space: exact, or a minimum plus a share of the remaining space (CC5).
struct CompositionalSpacing: Equatable {
    var minimum: CGFloat
    var isFlexible: Bool

    init(_ minimum: CGFloat, isFlexible: Bool = false) {
        self.minimum = minimum
        self.isFlexible = isFlexible
    }

    static let none = CompositionalSpacing(0)

    /// - Parameter share: The share of the remaining space.
    func length(share: CGFloat) -> CGFloat { isFlexible ? minimum + share : minimum }
}

struct CompositionalEdges: Equatable {
    var leading = CompositionalSpacing.none
    var top = CompositionalSpacing.none
    var trailing = CompositionalSpacing.none
    var bottom = CompositionalSpacing.none

    func start(_ axis: NSLayoutConstraint.Axis) -> CompositionalSpacing { axis == .horizontal ? leading : top }
    func end(_ axis: NSLayoutConstraint.Axis) -> CompositionalSpacing { axis == .horizontal ? trailing : bottom }

    func minimum(_ axis: NSLayoutConstraint.Axis) -> CGFloat { start(axis).minimum + end(axis).minimum }
    /// Returns the position of an item that is alone in its line. It is before the line's start if the item is too long
    /// for flexible edges.
    func offset(of length: CGFloat, in line: CGFloat, _ axis: NSLayoutConstraint.Axis) -> CGFloat {
        let count = flexibleCount(axis)
        let share = count > 0 ? (line - length - minimum(axis)) / CGFloat(count) : 0
        return start(axis).length(share: share)
    }

    func flexibleCount(_ axis: NSLayoutConstraint.Axis) -> Int {
        (start(axis).isFlexible ? 1 : 0) + (end(axis).isFlexible ? 1 : 0)
    }
}
