import Foundation

/// The changes of a batch that is being described, from the first call to the end of the outermost one (TV37).
struct ListBatch {
    /// How many batches have begun and not ended.
    private(set) var depth = 0
    var update = ListUpdate()
    /// Of the outermost one first, then of those in it in their order (CV13).
    var completions: [(Bool) -> Void] = []
    /// Whether any of the changes asked for an animation.
    var isAnimated = false
    /// The counts before it.
    var counts: [Int] = []

    /// Calls the completions in the next turn: nothing has been animated.
    @MainActor func complete() {
        guard !completions.isEmpty else { return }
        let completions = completions
        DispatchQueue.main.async { completions.forEach { $0(true) } }
    }

    var isOpen: Bool { depth > 0 }

    mutating func begin() { depth += 1 }

    /// Whether this was the outermost one.
    mutating func end() -> Bool {
        precondition(depth > 0, "A batch of updates ends that has not begun.")
        depth -= 1
        return depth == 0
    }
}
