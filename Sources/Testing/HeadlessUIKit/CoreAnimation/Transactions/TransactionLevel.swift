/// What one transaction has set. What it has not set, those around it decide.
struct TransactionLevel {
    private(set) var values: [String: Any] = [:]
    /// The completion block, as long as the transaction is open.
    private(set) var group: CompletionGroup?

    enum Key {
        static let duration = "animationDuration"
        static let timingFunction = "animationTimingFunction"
        static let disableActions = "disableActions"
        static let completionBlock = "completionBlock"
    }

    mutating func set(_ value: Any?, for key: String) {
        values[key] = value
    }

    /// A block that was set before has waited for the animations until now.
    mutating func setCompletion(_ block: (() -> Void)?) {
        endGroup()
        values[Key.completionBlock] = block
        group = block.map { CompletionGroup($0) }
    }

    /// Without an animation that holds it the block is called at once.
    mutating func endGroup() {
        guard isKnownUniquelyReferenced(&group) else { return group = nil }
        let ended = group
        group = nil
        ended?.call()
    }
}
