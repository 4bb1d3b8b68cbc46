import Foundation

/// Makes the constraints of a visual format.
@MainActor
struct VisualFormatBuilder {
    let format: VisualFormat
    let text: String
    let options: NSLayoutConstraint.FormatOptions
    let metrics: [String: Any]
    let views: [String: Any]

    func constraints() -> [NSLayoutConstraint] {
        let items = format.views.map { item(named: $0.name) }
        var made: [NSLayoutConstraint] = []
        if let leading = format.leading {
            made += distances(leading, from: (superview(of: items[0]), start), to: (items[0], start), superview: .from)
        }
        for (index, element) in format.views.enumerated() {
            if index > 0 {
                let (from, to) =
                    isByBaseline ? (NSLayoutConstraint.Attribute.lastBaseline, .firstBaseline) : (end, start)
                made += distances(format.connections[index - 1], from: (items[index - 1], from), to: (items[index], to))
            }
            made += element.predicates.map { length($0, of: items[index]) }
        }
        if let trailing = format.trailing, let last = items.last {
            made += distances(trailing, from: (last, end), to: (superview(of: last), end), superview: .to)
        }
        return made + alignments(of: items)
    }

    // MARK: Along the line

    private typealias End = (item: any LayoutItem, attribute: NSLayoutConstraint.Attribute)

    private enum Side {
        case from, to
    }

    private func distances(
        _ connection: VisualFormat.Connection, from: End, to: End, superview: Side? = nil
    ) -> [NSLayoutConstraint] {
        let predicates: [VisualFormat.Predicate]
        switch connection {
        case .flush: predicates = [VisualFormat.Predicate(object: .number(.literal(0)))]
        case .standard: return [standard(from: from, to: to, superview: superview)]
        case .predicates(let list): predicates = list
        }
        return predicates.map { predicate in
            guard let points = value(of: predicate.object) else {
                preconditionFailure(
                    "\(name(of: predicate.object)) is no metric, and a distance cannot be a view: \(text)")
            }
            return between(from, to, predicate.relation, points, priority(of: predicate))
        }
    }

    /// Returns the system's distance: 8 points to a neighbour, the margin to the superview.
    private func standard(from: End, to: End, superview: Side?) -> NSLayoutConstraint {
        func inset(_ end: End) -> End { (end.item, end.attribute.withinMargins) }
        switch superview {
        case .from: return between(inset(from), to, .equal, 0, .required)
        case .to: return between(from, inset(to), .equal, 0, .required)
        case nil: return between(from, to, .equal, UIStackView.systemSpacing, .required)
        }
    }

    private func between(
        _ from: End, _ to: End, _ relation: NSLayoutConstraint.Relation, _ points: CGFloat, _ priority: UILayoutPriority
    ) -> NSLayoutConstraint {
        // In a line that runs to the left, later views are further left.
        let (first, second) = isToLeft ? (from, to) : (to, from)
        return make(
            LayoutTerm(first.item, first.attribute), relation, LayoutTerm(second.item, second.attribute), points,
            priority)
    }

    private func length(_ predicate: VisualFormat.Predicate, of item: any LayoutItem) -> NSLayoutConstraint {
        let attribute = format.axis.length
        let term = LayoutTerm(item, attribute)
        if let points = value(of: predicate.object) {
            return make(term, predicate.relation, nil, points, priority(of: predicate))
        }
        let other = LayoutTerm(self.item(named: name(of: predicate.object)), attribute)
        return make(term, predicate.relation, other, 0, priority(of: predicate))
    }

    private func make(
        _ first: LayoutTerm, _ relation: NSLayoutConstraint.Relation, _ second: LayoutTerm?, _ constant: CGFloat,
        _ priority: UILayoutPriority
    ) -> NSLayoutConstraint {
        let constraint = NSLayoutConstraint(first, relation, second, multiplier: 1, constant: constant)
        constraint.priority = priority
        return constraint
    }

    private var isByBaseline: Bool { format.axis == .vertical && options.contains(.spacingBaselineToBaseline) }
    private var isToLeft: Bool {
        format.axis == .horizontal && options.intersection(.directionMask) == .directionRightToLeft
    }

    private var start: NSLayoutConstraint.Attribute {
        switch options.intersection(.directionMask) {
        case _ where format.axis == .vertical: .top
        case .directionLeftToRight: .left
        case .directionRightToLeft: .right
        default: .leading
        }
    }

    private var end: NSLayoutConstraint.Attribute {
        switch options.intersection(.directionMask) {
        case _ where format.axis == .vertical: .bottom
        case .directionLeftToRight: .right
        case .directionRightToLeft: .left
        default: .trailing
        }
    }

    // MARK: Across the line

    private func alignments(of items: [any LayoutItem]) -> [NSLayoutConstraint] {
        options.alignments.flatMap { attribute -> [NSLayoutConstraint] in
            precondition(
                attribute.part.axis != format.axis,
                "The views of a line cannot be aligned along the line, by \(attribute.name): \(text)")
            return zip(items, items.dropFirst()).map {
                make(LayoutTerm($0, attribute), .equal, LayoutTerm($1, attribute), 0, .required)
            }
        }
    }

    // MARK: Names

    private func item(named name: String) -> any LayoutItem {
        guard let item = views[name] as? any LayoutItem else {
            preconditionFailure("\(name) is not a key in the views dictionary: \(text)")
        }
        return item
    }

    private func superview(of item: any LayoutItem) -> any LayoutItem {
        guard let parent = item.layoutParent else {
            preconditionFailure("\(item.layoutName) needs a superview for the edge that is drawn: \(text)")
        }
        return parent
    }

    private func value(of object: VisualFormat.Object) -> CGFloat? {
        switch object {
        case .number(let number): value(of: number)
        case .name(let name): metric(name)
        }
    }

    private func value(of number: VisualFormat.Number) -> CGFloat? {
        switch number {
        case .literal(let value): CGFloat(value)
        case .metric(let name): metric(name)
        }
    }

    private func metric(_ name: String) -> CGFloat? {
        switch metrics[name] {
        case let value as CGFloat: value
        case let value as Double: CGFloat(value)
        case let value as Float: CGFloat(value)
        case let value as Int: CGFloat(value)
        case let value as NSNumber: CGFloat(value.doubleValue)
        case let value as UILayoutPriority: CGFloat(value.rawValue)
        default: nil
        }
    }

    private func name(of object: VisualFormat.Object) -> String {
        if case .name(let name) = object { name } else { "\(object)" }
    }

    private func priority(of predicate: VisualFormat.Predicate) -> UILayoutPriority {
        guard let number = predicate.priority else { return .required }
        guard let value = value(of: number), value > 0, value <= 1000 else {
            preconditionFailure("A priority is above 0 and at most 1000: \(text)")
        }
        return UILayoutPriority(Float(value))
    }
}

extension NSLayoutConstraint {
    /// Returns the constraints of a line such as `H:|-[title]-10-[value(>=50)]|`. They are not active. A line that
    /// cannot be parsed traps.
    public class func constraints(
        withVisualFormat format: String, options opts: FormatOptions = [], metrics: [String: Any]?,
        views: [String: Any]
    ) -> [NSLayoutConstraint] {
        do throws(VisualFormatParser.Mistake) {
            return VisualFormatBuilder(
                format: try VisualFormatParser.parse(format), text: format, options: opts, metrics: metrics ?? [:],
                views: views
            ).constraints()
        } catch {
            preconditionFailure("Unable to parse a constraint format: \(error.description(in: format))")
        }
    }
}

extension NSLayoutConstraint.Attribute {
    /// The same edge of the rectangle inside the margins.
    fileprivate var withinMargins: NSLayoutConstraint.Attribute {
        switch self {
        case .left: .leftMargin
        case .right: .rightMargin
        case .leading: .leadingMargin
        case .trailing: .trailingMargin
        case .top: .topMargin
        case .bottom: .bottomMargin
        default: self
        }
    }
}
