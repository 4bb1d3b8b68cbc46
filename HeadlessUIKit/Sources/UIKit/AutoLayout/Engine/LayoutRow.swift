/// A constraint in an engine.
@MainActor
final class LayoutRow {
    let constraint: NSLayoutConstraint
    /// The order in which constraints became active.
    var order: Int { constraint.activation }
    /// `nil` while the constraint is broken.
    var handle: LayoutSolver.Handle?
    /// True if leading is on the right for it.
    var isMirrored = false
    var wasReported = false

    init(_ constraint: NSLayoutConstraint) {
        self.constraint = constraint
    }
}
