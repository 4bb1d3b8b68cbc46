/// The change of a navigation stack in one step.
struct StackChange {
    let old: [UIViewController]
    let new: [UIViewController]
    /// True if it was requested as a pop, which a cancelled transition puts back for certain.
    var isPop = false

    /// Seen from the top: a new top that was in the stack before is popped to, any other is pushed.
    var operation: UINavigationController.Operation {
        guard let top = new.last, top !== old.last else { return .none }
        return old.contains { $0 === top } ? .pop : .push
    }

    /// From the bottom upwards.
    var arrivals: [UIViewController] { new.filter { controller in !old.contains { $0 === controller } } }
    var departures: [UIViewController] { old.filter { controller in !new.contains { $0 === controller } } }
}
