extension LayoutEngine {
    /// Returns a constraint as an expression of variables; `nil` if one of its items is gone.
    func restriction(for row: LayoutRow) -> LayoutRestriction? {
        let constraint = row.constraint
        guard let holder = constraint.holder else { return nil }
        row.isMirrored = isMirrored(constraint)
        // From the other side, distances have the opposite sign.
        let sign: Double = row.isMirrored ? -1 : 1
        guard let first = expression(constraint.first, in: holder, row.isMirrored) else { return nil }
        var difference = first * (constraint.first.attribute.part.isLength ? 1 : sign)
        if let term = constraint.second {
            guard let second = expression(term, in: holder, row.isMirrored) else { return nil }
            difference += second * (-Double(constraint.multiplier) * (term.attribute.part.isLength ? 1 : sign))
        }
        difference.constant -= Double(constraint.constant)
        let relation: LayoutRestriction.Relation =
            switch constraint.relation {
            case .lessThanOrEqual: .lessThanOrEqual
            case .equal: .equal
            case .greaterThanOrEqual: .greaterThanOrEqual
            }
        return LayoutRestriction(difference, relation, priority: constraint.priority.forSolver)
    }

    /// Returns whether the sides of a constraint are to be exchanged. The nearest view that contains both items
    /// decides.
    func isMirrored(_ constraint: NSLayoutConstraint) -> Bool {
        constraint.points.contains { $0.attribute.part.isDirectional }
            && constraint.holder?.effectiveUserInterfaceLayoutDirection == .rightToLeft
    }

    private func expression(_ term: LayoutTerm, in holder: UIView, _ isMirrored: Bool) -> LinearExpression? {
        guard var expression = expression(term.point, in: holder, isMirrored) else { return nil }
        guard let origin = term.origin else { return expression }
        guard let start = self.expression(origin, in: holder, isMirrored) else { return nil }
        expression += start * -1
        return expression
    }

    private func expression(_ point: LayoutPoint, in holder: UIView, _ isMirrored: Bool) -> LinearExpression? {
        guard var item = point.item else { return nil }
        let part = point.attribute.part
        if part.isWithinMargins, let view = item as? UIView { item = view.layoutMarginsGuide }
        switch part.place {
        case .length:
            return expression(.length(part.axis), of: item)
        case .edge(let fraction):
            return edge(part.isDirectional && isMirrored ? 1 - fraction : fraction, part.axis, of: item, in: holder)
        case .firstBaseline: return baseline(.first, of: item, in: holder)
        case .lastBaseline: return baseline(.last, of: item, in: holder)
        }
    }

    /// Returns a position between the edges of an item, in the holder's coordinates.
    private func edge(
        _ fraction: CGFloat, _ axis: NSLayoutConstraint.Axis, of item: any LayoutItem, in holder: UIView
    ) -> LinearExpression {
        var place = LinearExpression()
        var length = LayoutQuantity.length(axis)
        if item === holder {
            // For the views inside it, a scroll view's edges are those of its content.
            if holder is UIScrollView { length = .contentLength(axis) }
        } else {
            place = start(of: item, axis, in: holder)
        }
        if fraction != 0 { place += expression(length, of: item) * Double(fraction) }
        return place
    }

    private func start(
        of item: any LayoutItem, _ axis: NSLayoutConstraint.Axis, in holder: UIView
    ) -> LinearExpression {
        var place = expression(.start(axis), of: item)
        var parent = item.layoutParent
        while let view = parent, view !== holder {
            place += expression(.start(axis), of: view)
            if view is UIScrollView { place += expression(.offset(axis), of: view) * -1 }
            parent = view.superview
        }
        return place
    }

    /// Without text the baseline is the lower edge.
    private func baseline(
        _ end: TextBaseline.End, of item: any LayoutItem, in holder: UIView
    ) -> LinearExpression {
        guard let view = item as? UIView else { return edge(1, .vertical, of: item, in: holder) }
        // A control gives the position of its text itself, since its label gets its frame only in the layout.
        let text = view.baseline(end) == nil ? view.baselineView(end) : view
        let place = text.baseline(end) ?? TextBaseline(fraction: 1, offset: 0)
        var baseline = edge(place.fraction, .vertical, of: text, in: holder)
        baseline.constant += Double(place.offset)
        return baseline
    }

    // MARK: Given values

    /// Returns whether a view's size is given by its frame, instead of following from constraints.
    func isSizeGiven(_ view: UIView) -> Bool {
        if view === root { return !looksForFittingSize }
        return view.layoutState?.translatesMask ?? true
    }

    /// Returns the restriction that keeps a quantity at the value of a frame, an inset or an offset; `nil` if
    /// constraints decide.
    func pin(_ quantity: LayoutQuantity, of record: LayoutRecord) -> LayoutRestriction? {
        guard let variable = record[quantity] else { return nil }
        var difference = LinearExpression(variable)
        if let guide = record.guide {
            guard let owner = guide.owningView, let given = guide.given(quantity) else { return nil }
            difference.constant -= Double(given.constant)
            for quantity in given.related { difference += expression(quantity, of: owner) * -1 }
        } else if let view = record.view {
            guard let given = given(quantity, of: view) else { return nil }
            difference += given * -1
        }
        return LayoutRestriction(difference, .equal)
    }

    private func given(_ quantity: LayoutQuantity, of view: UIView) -> LinearExpression? {
        switch quantity {
        case .contentWidth, .contentHeight: return nil
        case .offsetX: return LinearExpression(Double(view.bounds.origin.x))
        case .offsetY: return LinearExpression(Double(view.bounds.origin.y))
        case .x, .y, .width, .height: break
        }
        guard isSizeGiven(view) else { return nil }
        let shape = view.alignmentShape
        if let parent = view.superview, looksForFittingSize || !isSizeGiven(parent),
            let following = following(quantity, of: view, in: parent)
        {
            return following
        }
        switch quantity {
        case .x: return LinearExpression(Double(shape.minX))
        case .y: return LinearExpression(Double(shape.minY))
        case .width: return LinearExpression(Double(shape.width))
        default: return LinearExpression(Double(shape.height))
        }
    }

    /// A side that stretches with the superview keeps its distances for every size of the superview, from constraints
    /// or tried out.
    private func following(
        _ quantity: LayoutQuantity, of view: UIView, in parent: UIView
    ) -> LinearExpression? {
        let mask = view.autoresizingMask
        let stretches: Bool
        let rest: CGFloat
        switch quantity {
        case .width:
            stretches = mask.contains(.flexibleWidth)
            rest = parent.bounds.width - view.alignmentShape.width
        case .height:
            stretches = mask.contains(.flexibleHeight)
            rest = parent.bounds.height - view.alignmentShape.height
        default: return nil
        }
        guard stretches else { return nil }
        var length = expression(quantity, of: parent)
        length.constant -= Double(rest)
        return length
    }
}

extension UILayoutPriority {
    /// A priority of 0 has no effect; the solver requires more than that.
    var forSolver: Float { max(rawValue, 0.001) }
}
