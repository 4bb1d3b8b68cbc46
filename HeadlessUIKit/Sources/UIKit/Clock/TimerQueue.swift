/// Blocks with their moments. Blocks with equal moments run in the order in which they were scheduled.
struct TimerQueue {
    /// The next one is last, because that is cheap to remove.
    private var entries: [Entry] = []
    private var count = 0
    /// The number of blocks that `settle()` waits for.
    private(set) var awaited = 0

    private struct Entry {
        let token: Token
        let isAwaited: Bool
        let block: () -> Void
        let discard: (() -> Void)?
    }

    struct Token: Hashable, Sendable {
        fileprivate let due: Instant
        fileprivate let number: Int

        fileprivate func isBefore(_ other: Token) -> Bool {
            due == other.due ? number < other.number : due < other.due
        }
    }

    var isEmpty: Bool { entries.isEmpty }
    /// The number of blocks.
    var size: Int { entries.count }
    var next: Instant? { entries.last?.token.due }
    var last: Instant? { entries.first?.token.due }

    /// - Parameter discard: Called by `discardAll()`.
    mutating func insert(
        at due: Instant, isAwaited: Bool = true, discard: (() -> Void)? = nil, _ block: @escaping () -> Void
    ) -> Token {
        count += 1
        let token = Token(due: due, number: count)
        let entry = Entry(token: token, isAwaited: isAwaited, block: block, discard: discard)
        entries.insert(entry, at: place(of: token))
        if isAwaited { awaited += 1 }
        return token
    }

    mutating func remove(_ token: Token) {
        let place = place(of: token)
        guard place < entries.endIndex, entries[place].token == token else { return }
        if entries.remove(at: place).isAwaited { awaited -= 1 }
    }

    /// Returns the next block that is due.
    mutating func take(until now: Instant) -> (() -> Void)? {
        guard let entry = entries.last, entry.token.due <= now else { return nil }
        entries.removeLast()
        if entry.isAwaited { awaited -= 1 }
        return entry.block
    }

    /// Removes all blocks.
    mutating func discardAll() {
        let discarded = entries
        entries = []
        awaited = 0
        discarded.forEach { $0.discard?() }
    }

    /// Returns the first index whose entry is not after that of `token`.
    private func place(of token: Token) -> Int {
        var low = entries.startIndex
        var high = entries.endIndex
        while low < high {
            let middle = (low + high) / 2
            if token.isBefore(entries[middle].token) { low = middle + 1 } else { high = middle }
        }
        return low
    }
}
