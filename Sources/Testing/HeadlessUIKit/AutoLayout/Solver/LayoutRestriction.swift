/// `expression` is to be at most, exactly or at least 0.
package struct LayoutRestriction: Equatable, Sendable {
    package enum Relation: Sendable {
        case lessThanOrEqual
        case equal
        case greaterThanOrEqual
    }

    /// The priority of what has to hold.
    package static let required: Float = 1000

    package var expression: LinearExpression
    package var relation: Relation
    /// 1000 is required. Anything below is optional, and never given up for any number of lower ones: an equality comes as
    /// near as it can, an inequality is violated as little as it can. Among equal priorities the sum of what is missing
    /// decides.
    ///
    /// Priorities below 1 only say where ambiguous variables go: for ``LayoutSolver/isDetermined(_:)`` they do not count.
    package var priority: Float

    package init(_ expression: LinearExpression, _ relation: Relation, priority: Float = Self.required) {
        self.expression = expression
        self.relation = relation
        self.priority = priority
    }
}
