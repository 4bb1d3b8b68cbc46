/// The values that were set in one transaction. For other values the outer transactions decide.
struct TransactionLevel {
    private(set) var values: [String: Any] = [:]
    /// The completion block while the transaction is open.
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

    /// A block that was set before waits only for the animations until now.
    mutating func setCompletion(_ block: (() -> Void)?) {
        endGroup()
        values[Key.completionBlock] = block
        group = block.map { CompletionGroup($0) }
    }

    /// Without an animation that retains it the block is called at once.
    mutating func endGroup() {
        guard isKnownUniquelyReferenced(&group) else { return group = nil }
        let ended = group
        group = nil
        ended?.call()
    }
}
