/// The rules for a stack's arranged views, made from its settings.
///
/// The rules, their names and their priorities are those observed in the system's own stacks.
struct StackArrangement {
    var axis = NSLayoutConstraint.Axis.horizontal
    var distribution = UIStackView.Distribution.fill
    var alignment = UIStackView.Alignment.fill
    var isBaselineRelative = false
    var items: [Item] = []

    struct Item {
        var isHidden = false
        /// The distance in points to the next visible item.
        var spacing: CGFloat = 0
        /// The intrinsic length along the axis; 0 without one.
        var length: CGFloat = 0
        var hasText = false
        /// True if the height of its text depends on the width.
        var wraps = false
        /// Its compression resistance along the axis.
        var compressionResistance: Float = 750
    }

    var rules: [StackRule] {
        guard !items.isEmpty else {
            return [NSLayoutConstraint.Axis.horizontal, .vertical].map {
                .shrink("UISV-canvas-fit", .stack, $0.length, priority: 49)
            }
        }
        return ends + spacings + distributing + crossing + hiding + textWidths
    }

    var needsSpanner: Bool { !items.isEmpty && alignment != .fill }
    var gapCount: Int { spreads ? max(0, visible.count - 1) : 0 }

    private var spreads: Bool { distribution == .equalSpacing || distribution == .equalCentering }
    private var visible: [Int] { items.indices.filter { !items[$0].isHidden } }

    // MARK: Along the axis

    private var ends: [StackRule] {
        let last = items.count - 1
        return [
            StackRule(
                name: "UISV-canvas-connection", first: .canvas, attribute: axis.start, second: .item(0),
                secondAttribute: startOf(0)),
            StackRule(
                name: "UISV-canvas-connection", first: .item(last), attribute: endOf(last), second: .canvas,
                secondAttribute: axis.end),
        ]
    }

    /// Returns the anchor of distances to an item: the baseline of text, if baselines are used.
    private func startOf(_ index: Int) -> StackRule.Attribute {
        measuresBaseline(index) ? .firstBaseline : axis.start
    }

    private func endOf(_ index: Int) -> StackRule.Attribute {
        measuresBaseline(index) ? .lastBaseline : axis.end
    }

    private func measuresBaseline(_ index: Int) -> Bool {
        isBaselineRelative && axis == .vertical && items[index].hasText
    }

    /// A hidden item is attached to the previous one, and the remaining distance follows the last visible one.
    private var spacings: [StackRule] {
        guard let lastVisible = visible.last else { return items.indices.dropFirst().map { spacing(0, before: $0) } }
        return items.indices.dropFirst().map { index in
            let isGap = !items[index - 1].isHidden && index <= lastVisible
            return spacing(
                isGap ? items[index - 1].spacing : 0, before: index,
                isGap && spreads ? .greaterThanOrEqual : .equal)
        }
    }

    private func spacing(
        _ points: CGFloat, before index: Int, _ relation: NSLayoutConstraint.Relation = .equal
    ) -> StackRule {
        StackRule(
            name: "UISV-spacing", first: .item(index), attribute: startOf(index), relation: relation,
            second: .item(index - 1), secondAttribute: endOf(index - 1), constant: points)
    }

    private var distributing: [StackRule] {
        switch distribution {
        case .fill: []
        case .fillEqually:
            visible.dropFirst().map { .align("UISV-fill-equally", .item($0), .item(visible[0]), axis.length) }
        case .fillProportionally: proportions
        case .equalSpacing: gaps(from: axis.end, to: axis.start) { _ in .required }
        // Below the compression resistance: before content is cut, centres move.
        case .equalCentering: gaps(from: axis.center, to: axis.center) { UILayoutPriority(Float(max(51, 150 - $0))) }
        }
    }

    /// The fraction of each length in all lengths and spacings.
    private var proportions: [StackRule] {
        let measured = visible.filter { items[$0].length > 0 }
        let spacing = visible.dropLast().reduce(0) { $0 + items[$1].spacing }
        let total = measured.reduce(spacing) { $0 + items[$1].length }
        guard total > 0 else { return [] }
        return measured.map { index in
            StackRule(
                name: "UISV-fill-proportionally", first: .item(index), attribute: axis.length, second: .stack,
                secondAttribute: axis.length, multiplier: items[index].length / total,
                priority: visible.count == 1 ? .required : UILayoutPriority(Float(max(751, 999 - index))))
        }
    }

    private func gaps(
        from start: StackRule.Attribute, to end: StackRule.Attribute, priority: (Int) -> UILayoutPriority
    ) -> [StackRule] {
        let visible = visible
        return (0..<gapCount).flatMap { gap in
            var rules = [
                StackRule(
                    name: "UISV-distributing-edge", first: .gap(gap), attribute: axis.start,
                    second: .item(visible[gap]), secondAttribute: start),
                StackRule(
                    name: "UISV-distributing-edge", first: .gap(gap), attribute: axis.end,
                    second: .item(visible[gap + 1]), secondAttribute: end),
            ]
            if gap > 0 {
                rules.append(.align("UISV-fill-equally", .gap(gap), .gap(0), axis.length, priority: priority(gap)))
            }
            return rules
        }
    }

    /// A hidden item has no length. A stack with only hidden items is 0 long.
    private var hiding: [StackRule] {
        items.indices.filter { items[$0].isHidden }.map {
            .shrink("UISV-hiding", .item($0), axis.length, priority: 1000)
        }
    }

    /// Wrapping text would leave its width open: in a row it is drawn to an equal share, more than to its own width.
    private var textWidths: [StackRule] {
        let visible = visible
        guard axis == .horizontal, distribution == .fill, visible.count > 1 else { return [] }
        let spacing = visible.dropLast().reduce(0) { $0 + items[$1].spacing }
        return visible.filter { items[$0].wraps }.map { index in
            StackRule(
                name: "UISV-text-width-disambiguation", first: .item(index), attribute: .width, second: .stack,
                secondAttribute: .width, multiplier: 1 / CGFloat(visible.count),
                constant: -spacing / CGFloat(visible.count),
                priority: UILayoutPriority(min(999, items[index].compressionResistance + 10)))
        }
    }

    // MARK: Across the axis

    private var crossing: [StackRule] {
        let across = axis.other
        switch alignment {
        case .fill: return [across.start, across.end].flatMap { connected($0) + aligned($0) }
        case .leading:
            return connected(across.start) + aligned(across.start) + spanned(from: .equal, to: .greaterThanOrEqual)
        case .trailing: return connected(across.end) + aligned(across.end) + spanned(from: .lessThanOrEqual, to: .equal)
        case .center:
            return connected(across.center) + aligned(across.center)
                + spanned(from: .lessThanOrEqual, to: .greaterThanOrEqual)
        case .firstBaseline, .lastBaseline:
            guard axis == .horizontal else {
                var column = self
                column.alignment = .leading
                return column.crossing
            }
            return aligned(alignment == .firstBaseline ? .firstBaseline : .lastBaseline)
                + spanned(from: .lessThanOrEqual, to: .greaterThanOrEqual)
        }
    }

    private func connected(_ attribute: StackRule.Attribute) -> [StackRule] {
        [.align("UISV-canvas-connection", .canvas, .item(0), attribute)]
    }

    private func aligned(_ attribute: StackRule.Attribute) -> [StackRule] {
        items.indices.dropFirst().map { .align("UISV-alignment", .item(0), .item($0), attribute) }
    }

    /// The spanner is as small as the items allow, and the stack as small as the spanner.
    private func spanned(
        from startRelation: NSLayoutConstraint.Relation, to endRelation: NSLayoutConstraint.Relation
    ) -> [StackRule] {
        let across = axis.other
        let isByBaseline = alignment == .firstBaseline || alignment == .lastBaseline
        let name = "UISV-spanning-boundary"
        func strength(_ relation: NSLayoutConstraint.Relation) -> UILayoutPriority {
            relation == .equal ? UILayoutPriority(999.5) : .required
        }
        var rules: [StackRule] = items.indices.flatMap { index -> [StackRule] in
            [
                .align(name, .spanner, .item(index), across.start, startRelation, priority: strength(startRelation)),
                .align(name, .spanner, .item(index), across.end, endRelation, priority: strength(endRelation)),
            ]
        }
        rules.append(.shrink("UISV-spanning-fit", .spanner, across.length, priority: 51))
        if startRelation != .equal { rules.append(.align("UISV-canvas-connection", .canvas, .spanner, across.start)) }
        if endRelation != .equal {
            // With baselines, the items keep to the start of a stack that is longer across than they are.
            rules.append(
                .align(
                    "UISV-canvas-connection", .spanner, .canvas, across.end, isByBaseline ? .lessThanOrEqual : .equal))
        }
        if isByBaseline { rules.append(.shrink("UISV-canvas-fit", .stack, across.length, priority: 49)) }
        return rules
            + items.indices.map { .shrink("UISV-ambiguity-suppression", .item($0), across.length, priority: 25) }
    }
}
