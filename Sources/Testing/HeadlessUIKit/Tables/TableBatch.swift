import Foundation

/// The changes of a batch that is being described, from the first call to the end of the outermost one (TV37).
struct TableBatch {
    /// How many batches have begun and not ended.
    private(set) var depth = 0
    var update = ListUpdate()
    var completions: [(Bool) -> Void] = []
    /// Whether any of the changes asked for an animation.
    var isAnimated = false
    /// The counts before it.
    var counts: [Int] = []

    var isOpen: Bool { depth > 0 }

    mutating func begin() { depth += 1 }

    /// Whether this was the outermost one.
    mutating func end() -> Bool {
        precondition(depth > 0, "endUpdates() without beginUpdates().")
        depth -= 1
        return depth == 0
    }
}
