/// `expression` is to be at most, exactly or at least 0.
package struct LayoutRestriction: Equatable, Sendable {
    package enum Relation: Sendable {
        case lessThanOrEqual
        case equal
        case greaterThanOrEqual
    }

    /// The priority of a required restriction.
    package static let required: Float = 1000

    package var expression: LinearExpression
    package var relation: Relation
    /// 1000 is required. Any lower priority is optional, and is never given up for any number of lower ones: an
    /// equality is met as closely as possible, an inequality is violated as little as possible. Among equal priorities
    /// the sum of the violations decides.
    ///
    /// Priorities below 1 only choose values for ambiguous variables: ``LayoutSolver/isDetermined(_:)`` ignores them.
    package var priority: Float

    package init(_ expression: LinearExpression, _ relation: Relation, priority: Float = Self.required) {
        self.expression = expression
        self.relation = relation
        self.priority = priority
    }
}
