/// A constraint in an engine.
@MainActor
final class LayoutRow {
    let constraint: NSLayoutConstraint
    /// Later constraints give way to earlier ones where both are required and cannot both hold.
    var order: Int { constraint.activation }
    /// `nil` while the constraint is broken.
    var handle: LayoutSolver.Handle?
    /// Whether leading is right for it.
    var isMirrored = false
    var wasReported = false

    init(_ constraint: NSLayoutConstraint) {
        self.constraint = constraint
    }
}
