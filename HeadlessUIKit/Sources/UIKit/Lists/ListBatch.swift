import Foundation

/// The changes of an open batch, from the first call to the end of the outermost one (TV37).
struct ListBatch {
    /// The number of batches that have begun and not ended.
    private(set) var depth = 0
    var update = ListUpdate()
    /// The completion of the outermost one first, then those of nested ones in order (CV13).
    var completions: [(Bool) -> Void] = []
    /// True if any of the changes requested an animation.
    var isAnimated = false
    /// The counts before it.
    var counts: [Int] = []

    /// Calls the completions in the next turn, since nothing was animated. An animation that was asked for outside of a
    /// window has not finished (Z28).
    @MainActor func complete(in window: UIWindow?) {
        guard !completions.isEmpty else { return }
        let completions = completions
        let isFinished = window != nil || !isAnimated || !UIView.areAnimationsEnabled
        DispatchQueue.main.async { completions.forEach { $0(isFinished) } }
    }

    var isOpen: Bool { depth > 0 }

    mutating func begin() { depth += 1 }

    /// Returns whether this was the outermost one.
    mutating func end() -> Bool {
        precondition(depth > 0, "A batch of updates ends that has not begun.")
        depth -= 1
        return depth == 0
    }
}
