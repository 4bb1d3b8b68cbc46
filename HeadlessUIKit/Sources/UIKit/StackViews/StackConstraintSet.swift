/// The constraints that a stack has made. A changed arrangement keeps those that it still needs.
@MainActor
final class StackConstraintSet {
    private var constraints: [Key: NSLayoutConstraint] = [:]
    private var spanner: UILayoutGuide?
    private var gaps: [UILayoutGuide] = []

    /// All properties of a constraint except its constant, which can change.
    private struct Key: Hashable {
        let name: String
        let first: ObjectIdentifier
        let attribute: NSLayoutConstraint.Attribute
        let relation: NSLayoutConstraint.Relation
        let second: ObjectIdentifier?
        let secondAttribute: NSLayoutConstraint.Attribute
        let multiplier: CGFloat
        let priority: UILayoutPriority
    }

    func update(of stack: UIStackView, to arrangement: StackArrangement) {
        prepareGuides(of: stack, for: arrangement)
        var kept: [Key: NSLayoutConstraint] = [:]
        var added: [NSLayoutConstraint] = []
        for rule in arrangement.rules {
            guard let first = item(rule.first, of: stack) else { continue }
            let second = rule.second.flatMap { item($0, of: stack) }
            let key = Key(
                name: rule.name, first: ObjectIdentifier(first), attribute: rule.attribute, relation: rule.relation,
                second: second.map { ObjectIdentifier($0) }, secondAttribute: rule.secondAttribute,
                multiplier: rule.multiplier, priority: rule.priority)
            if let old = constraints[key], old.holder === stack {
                old.constant = rule.constant
                kept[key] = old
            } else {
                let constraint = NSLayoutConstraint(
                    LayoutTerm(first, rule.attribute), rule.relation,
                    second.map { LayoutTerm($0, rule.secondAttribute) }, multiplier: rule.multiplier,
                    constant: rule.constant)
                constraint.identifier = rule.name
                constraint.priority = rule.priority
                constraint.yieldsLast = rule.name == "UISV-hiding"
                kept[key] = constraint
                added.append(constraint)
            }
        }
        // Outdated constraints are removed first: they may contradict new ones.
        for (key, constraint) in constraints where kept[key] !== constraint { stack.removeConstraint(constraint) }
        constraints = kept
        stack.addConstraints(added)
    }

    private func item(_ part: StackRule.Part, of stack: UIStackView) -> (any LayoutItem)? {
        switch part {
        case .stack: stack
        case .canvas: stack.isLayoutMarginsRelativeArrangement ? stack.layoutMarginsGuide : stack
        case .item(let index): stack.arrangedSubviews[index]
        case .spanner: spanner
        case .gap(let index): gaps[index]
        }
    }

    private func prepareGuides(of stack: UIStackView, for arrangement: StackArrangement) {
        if arrangement.needsSpanner, spanner == nil {
            spanner = makeGuide("UISV-alignment-spanner", in: stack)
        } else if !arrangement.needsSpanner, let guide = spanner {
            stack.removeLayoutGuide(guide)
            spanner = nil
        }
        while gaps.count < arrangement.gapCount { gaps.append(makeGuide("UISV-gap", in: stack)) }
        while gaps.count > arrangement.gapCount { stack.removeLayoutGuide(gaps.removeLast()) }
    }

    private func makeGuide(_ name: String, in stack: UIStackView) -> UILayoutGuide {
        let guide = UILayoutGuide()
        guide.identifier = name
        stack.addLayoutGuide(guide)
        return guide
    }
}
