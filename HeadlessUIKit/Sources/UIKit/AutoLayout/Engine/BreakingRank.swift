/// Which of contradicting constraints is broken: the one of the highest rank.
///
/// UIKit decides by what the constraints say, never by the order in which they were made or activated. This is one order
/// that explains all recorded conflicts (Z29); UIKit's own is not known.
struct BreakingRank: Comparable {
    /// The comparisons that decide, the strongest first.
    private let criteria: [Criterion]

    private enum Criterion: Equatable {
        case number(Double)
        case place([Int])
    }

    @MainActor
    init(of constraint: NSLayoutConstraint) {
        let isAbsolute = constraint.second == nil
        criteria = [
            .number(constraint.yieldsLast ? 0 : 1),
            .number(Self.looseness(of: constraint.relation)),
            .number(constraint.points.allSatisfy { $0.attribute.part.isOuter } ? 0 : 1),
            .number(isAbsolute ? 1 : 0),
            .place(Self.lastPlace(of: constraint)),
            .number(Self.isFromOutside(constraint) ? 1 : 0),
            .number(constraint.firstAttribute.part.fraction),
            .number(constraint.constant),
            // Equal ones: any of them will do.
            .number(Double(constraint.activation)),
        ]
    }

    static func < (left: Self, right: Self) -> Bool {
        guard let pair = zip(left.criteria, right.criteria).first(where: { $0 != $1 }) else { return false }
        switch pair {
        case (.number(let mine), .number(let theirs)): return mine < theirs
        case (.place(let mine), .place(let theirs)): return mine.lexicographicallyPrecedes(theirs)
        default: return false
        }
    }

    /// Inequalities give way to equalities.
    private static func looseness(of relation: NSLayoutConstraint.Relation) -> Double {
        switch relation {
        case .equal: 0
        case .greaterThanOrEqual: 1
        case .lessThanOrEqual: 2
        }
    }

    /// The place in the hierarchy, front to back, of the item that comes last.
    @MainActor
    private static func lastPlace(of constraint: NSLayoutConstraint) -> [Int] {
        let places = constraint.points.compactMap { $0.item?.layoutView?.placeInHierarchy }
        return places.max { $0.lexicographicallyPrecedes($1) } ?? []
    }

    /// True if it begins with a view that contains the other one.
    @MainActor
    private static func isFromOutside(_ constraint: NSLayoutConstraint) -> Bool {
        guard let first = constraint.first.item?.layoutView, let second = constraint.second?.item?.layoutView,
            first !== second
        else { return false }
        return second.isDescendant(of: first)
    }
}

extension LayoutPart {
    /// True for the edges of an item, which are kept before its lengths and its centre.
    fileprivate var isOuter: Bool {
        switch place {
        case .edge(let fraction): fraction != 0.5
        case .firstBaseline, .lastBaseline: true
        case .length: false
        }
    }

    fileprivate var fraction: Double {
        if case .edge(let fraction) = place { fraction } else { 0 }
    }
}

extension UIView {
    /// The number of its subview in each view from the top of the hierarchy to this one.
    fileprivate var placeInHierarchy: [Int] {
        var place: [Int] = []
        var view = self
        while let superview = view.superview {
            place.append(superview.storedSubviews.firstIndex { $0 === view } ?? 0)
            view = superview
        }
        return place.reversed()
    }
}
