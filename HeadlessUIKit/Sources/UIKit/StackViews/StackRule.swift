/// A constraint that a stack needs, before it is made.
struct StackRule {
    /// An item of a stack's constraints.
    enum Part: Hashable {
        case stack
        /// The stack, or the rectangle inside its margins.
        case canvas
        case item(Int)
        /// Spans all items across the axis.
        case spanner
        /// Spans from an item to the next visible one, or from centre to centre.
        case gap(Int)
    }

    typealias Attribute = NSLayoutConstraint.Attribute

    /// The name in reports, as on a device.
    let name: String
    let first: Part
    let attribute: Attribute
    var relation = NSLayoutConstraint.Relation.equal
    var second: Part?
    var secondAttribute = Attribute.notAnAttribute
    var multiplier: CGFloat = 1
    var constant: CGFloat = 0
    var priority = UILayoutPriority.required

    /// The same attribute of two items.
    static func align(
        _ name: String, _ first: Part, _ second: Part, _ attribute: Attribute,
        _ relation: NSLayoutConstraint.Relation = .equal, priority: UILayoutPriority = .required
    ) -> StackRule {
        StackRule(
            name: name, first: first, attribute: attribute, relation: relation, second: second,
            secondAttribute: attribute, priority: priority)
    }

    /// As little as the others leave of a length.
    static func shrink(_ name: String, _ part: Part, _ length: Attribute, priority: Float) -> StackRule {
        StackRule(name: name, first: part, attribute: length, priority: UILayoutPriority(priority))
    }
}

extension NSLayoutConstraint.Axis {
    var start: NSLayoutConstraint.Attribute { self == .horizontal ? .leading : .top }
    var end: NSLayoutConstraint.Attribute { self == .horizontal ? .trailing : .bottom }
    var center: NSLayoutConstraint.Attribute { self == .horizontal ? .centerX : .centerY }
    var length: NSLayoutConstraint.Attribute { self == .horizontal ? .width : .height }
    var other: NSLayoutConstraint.Axis { self == .horizontal ? .vertical : .horizontal }
}
