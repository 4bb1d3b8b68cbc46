/// An item of constraints: a view, or a guide of one.
@MainActor
protocol LayoutItem: AnyObject {
    /// The view itself, or the guide's owning view.
    var layoutView: UIView? { get }
    /// The view in whose coordinates the item lies.
    var layoutParent: UIView? { get }
    /// True if only constraints place it.
    var isPlacedByConstraints: Bool { get }
    /// Its name in reports.
    var layoutName: String { get }
}

extension UIView: LayoutItem {
    var layoutView: UIView? { self }
    var layoutParent: UIView? { superview }
    var isPlacedByConstraints: Bool { layoutState?.translatesMask == false }
    var layoutName: String {
        let name = accessibilityIdentifier.map { ":\($0)" } ?? ""
        return "\(Self.self)\(name)"
    }
}

extension UILayoutGuide: LayoutItem {
    var layoutView: UIView? { owningView }
    var layoutParent: UIView? { owningView }
    var isPlacedByConstraints: Bool { if case .constraints = place { true } else { false } }
    var layoutName: String { identifier.isEmpty ? "\(Self.self)" : identifier }
}

/// An attribute of an item.
struct LayoutPoint {
    weak var item: (any LayoutItem)?
    let attribute: NSLayoutConstraint.Attribute
}

/// One side of a constraint: an attribute, or the distance between two.
struct LayoutTerm {
    let point: LayoutPoint
    /// The origin of the distance.
    let origin: LayoutPoint?

    @MainActor
    init(_ item: any LayoutItem, _ attribute: NSLayoutConstraint.Attribute) {
        point = LayoutPoint(item: item, attribute: attribute)
        origin = nil
    }

    /// The distance from `origin` to `point`.
    init(from origin: LayoutPoint, to point: LayoutPoint) {
        self.point = point
        self.origin = origin
    }

    var points: [LayoutPoint] { origin.map { [point, $0] } ?? [point] }
    var item: (any LayoutItem)? { point.item }
    var attribute: NSLayoutConstraint.Attribute { point.attribute }

    @MainActor
    var summary: String {
        let names = points.map { "\($0.item?.layoutName ?? "gone").\($0.attribute.name)" }
        return names.count == 1 ? names[0] : "(\(names.joined(separator: " - ")))"
    }
}

/// The part of an item that an attribute means, and its axis.
struct LayoutPart {
    enum Place: Equatable {
        /// The left or top edge is 0, the right or bottom edge 1.
        case edge(CGFloat)
        case length
        case firstBaseline, lastBaseline
    }

    let axis: NSLayoutConstraint.Axis
    let place: Place
    /// Measured from the side where text begins.
    var isDirectional = false
    /// Relative to the rectangle inside the layout margins.
    var isWithinMargins = false

    var isLength: Bool { place == .length }

    /// Returns whether a constraint can relate the two.
    func goesWith(_ other: LayoutPart) -> Bool {
        if isLength || other.isLength { return isLength == other.isLength }
        return axis == other.axis
    }
}

extension NSLayoutConstraint.Attribute {
    var part: LayoutPart {
        switch self {
        case .left: LayoutPart(axis: .horizontal, place: .edge(0))
        case .right: LayoutPart(axis: .horizontal, place: .edge(1))
        case .leading: LayoutPart(axis: .horizontal, place: .edge(0), isDirectional: true)
        case .trailing: LayoutPart(axis: .horizontal, place: .edge(1), isDirectional: true)
        case .centerX: LayoutPart(axis: .horizontal, place: .edge(0.5))
        case .width: LayoutPart(axis: .horizontal, place: .length)
        case .top: LayoutPart(axis: .vertical, place: .edge(0))
        case .bottom: LayoutPart(axis: .vertical, place: .edge(1))
        case .centerY: LayoutPart(axis: .vertical, place: .edge(0.5))
        case .height: LayoutPart(axis: .vertical, place: .length)
        case .firstBaseline: LayoutPart(axis: .vertical, place: .firstBaseline)
        case .lastBaseline: LayoutPart(axis: .vertical, place: .lastBaseline)
        case .leftMargin: LayoutPart(axis: .horizontal, place: .edge(0), isWithinMargins: true)
        case .rightMargin: LayoutPart(axis: .horizontal, place: .edge(1), isWithinMargins: true)
        case .leadingMargin:
            LayoutPart(axis: .horizontal, place: .edge(0), isDirectional: true, isWithinMargins: true)
        case .trailingMargin:
            LayoutPart(axis: .horizontal, place: .edge(1), isDirectional: true, isWithinMargins: true)
        case .centerXWithinMargins: LayoutPart(axis: .horizontal, place: .edge(0.5), isWithinMargins: true)
        case .topMargin: LayoutPart(axis: .vertical, place: .edge(0), isWithinMargins: true)
        case .bottomMargin: LayoutPart(axis: .vertical, place: .edge(1), isWithinMargins: true)
        case .centerYWithinMargins: LayoutPart(axis: .vertical, place: .edge(0.5), isWithinMargins: true)
        case .notAnAttribute: preconditionFailure("notAnAttribute is for a missing second item.")
        }
    }
}
