/// The run loop of the main thread on a virtual clock.
///
/// A turn has four phases: the queued calls, layout and commit, the after-commit queue, and layout
/// again. Nothing happens between turns, and time passes only in `advance(by:)` and `settle()`.
@MainActor
package final class MainLoop {
    package static let main = MainLoop()

    package private(set) var now = Instant.zero

    private var calls: [() -> Void] = []
    private var afterCommit: [() -> Void] = []
    /// The next one is last, where it is cheap to take.
    private var timers: [Timer] = []
    private var timerCount = 0
    /// Visible windows that may need layout.
    private var unsettled: [WeakWindow] = []
    private var attachments = 0

    private struct WeakWindow {
        weak var window: UIWindow?
    }

    /// A block with its moment; the order of scheduling decides among equal moments.
    private struct Timer {
        let token: TimerToken
        let block: () -> Void
    }

    package struct TimerToken: Hashable, Sendable {
        fileprivate let due: Instant
        fileprivate let number: Int

        fileprivate func isBefore(_ other: TimerToken) -> Bool {
            due == other.due ? number < other.number : due < other.due
        }
    }

    /// Simulated seconds after which `settle()` gives up: something keeps starting new animations.
    private static let settleLimit: TimeInterval = 120

    // MARK: Queues

    /// Runs `block` at the beginning of the next turn.
    package func perform(_ block: @escaping () -> Void) {
        calls.append(block)
    }

    /// Runs `block` after the layout and commit of the current or next turn.
    package func performAfterCommit(_ block: @escaping () -> Void) {
        afterCommit.append(block)
    }

    @discardableResult
    package func schedule(after seconds: TimeInterval, _ block: @escaping () -> Void) -> TimerToken {
        timerCount += 1
        let token = TimerToken(due: now.advanced(by: seconds), number: timerCount)
        timers.insert(Timer(token: token, block: block), at: place(of: token))
        return token
    }

    package func cancel(_ token: TimerToken) {
        let place = place(of: token)
        if place < timers.endIndex, timers[place].token == token { timers.remove(at: place) }
    }

    /// The first place whose timer is not after the one of `token`.
    private func place(of token: TimerToken) -> Int {
        var low = timers.startIndex
        var high = timers.endIndex
        while low < high {
            let middle = (low + high) / 2
            if token.isBefore(timers[middle].token) { low = middle + 1 } else { high = middle }
        }
        return low
    }

    // MARK: Windows

    /// The window has become visible, after all others that are.
    func attach(_ window: UIWindow) {
        attachments += 1
        window.attachment = attachments
        if window.layer.subtreeNeedsLayout { needsLayout(window) }
    }

    func detach(_ window: UIWindow) {
        window.attachment = nil
        unsettled.removeAll { $0.window === window }
    }

    /// The window needs layout, or a view in it does.
    func needsLayout(_ window: UIWindow) {
        guard window.attachment != nil, !unsettled.contains(where: { $0.window === window }) else { return }
        unsettled.append(WeakWindow(window: window))
    }

    // MARK: Time

    /// Runs one turn without letting time pass.
    package func turn() {
        let queued = calls
        calls = []
        queued.forEach { $0() }
        commit()
        let committed = afterCommit
        afterCommit = []
        committed.forEach { $0() }
        commit()
    }

    /// Lets `seconds` pass, running every timer at its own moment, in order.
    package func advance(by seconds: TimeInterval) {
        let target = now.advanced(by: seconds)
        turnWhilePending()
        while let due = timers.last?.token.due, due <= target {
            fire(at: due)
        }
        now = max(now, target)
    }

    /// Lets time pass until no block is queued, no layout is pending and no timer is left.
    ///
    /// An animation that repeats for ever has no timer and is not waited for.
    package func settle() {
        let limit = now.advanced(by: Self.settleLimit)
        turnWhilePending()
        while let due = timers.last?.token.due {
            precondition(due <= limit, "Nothing came to rest within \(Self.settleLimit) simulated seconds.")
            fire(at: due)
        }
    }

    private func fire(at due: Instant) {
        now = max(now, due)
        while let timer = timers.last, timer.token.due <= now {
            timers.removeLast()
            timer.block()
        }
        turnWhilePending()
    }

    private func turnWhilePending() {
        repeat { turn() } while hasPendingWork
    }

    /// Whether nothing is queued, no layout is pending and no timer is left.
    package var isAtRest: Bool { !hasPendingWork && timers.isEmpty }

    private var hasPendingWork: Bool {
        !calls.isEmpty || !afterCommit.isEmpty || unsettled.contains { $0.window?.layer.subtreeNeedsLayout ?? false }
    }

    /// In the order in which the windows have become visible. Only those that need it are looked at: there may be many.
    private func commit() {
        let last = attachments
        var number = 0
        while let next = nextUnsettled(after: number, until: last) {
            next.window.layer.layoutTree()
            number = next.attachment
        }
    }

    private func nextUnsettled(after number: Int, until last: Int) -> (window: UIWindow, attachment: Int)? {
        unsettled.removeAll { !($0.window?.layer.subtreeNeedsLayout ?? false) }
        var next: (window: UIWindow, attachment: Int)?
        for entry in unsettled {
            guard let window = entry.window, let attachment = window.attachment, attachment > number,
                attachment <= last, attachment < next?.attachment ?? .max
            else { continue }
            next = (window, attachment)
        }
        return next
    }
}
