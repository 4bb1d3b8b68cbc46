/// The run loop of the main thread on a virtual clock.
///
/// A turn has four phases: the queued calls with what the main queue has (`MainQueue`), layout and commit, the
/// after-commit queue, and layout again. Nothing happens between turns, and time passes only in `advance(by:)` and `settle()`.
///
/// At one and the same instant the order is: ends of animations and timers, in the order of their scheduling; then what
/// the script does, such as a touch, with its turns; then samples, which see the result of both.
@MainActor
package final class MainLoop {
    package static let main = MainLoop()

    package private(set) var now = Instant.zero { didSet { mainQueue.tell(now) } }

    private var calls: [() -> Void] = []
    private var afterCommit: [() -> Void] = []
    private var timers = TimerQueue()
    /// What looks at an instant when it is over.
    private var samples = TimerQueue()
    private let windows = UnsettledWindows()
    private let mainQueue = MainQueue.shared
    private var observations = TurnObservations()
    private var isCommitting = false

    package struct TimerToken: Hashable, Sendable {
        fileprivate let token: TimerQueue.Token
    }

    /// Simulated seconds after which `settle()` gives up: something keeps starting new animations.
    private static let settleLimit: TimeInterval = 120
    /// Turns at one instant after which time goes on although the main queue has more: a task yields again and again.
    private static let turnLimit = 1000

    private init() {
        mainQueue.activate()
    }

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
        schedule(at: now.advanced(by: seconds), block)
    }

    /// - Parameter isAwaited: Whether `settle()` lets time pass until then.
    @discardableResult
    package func schedule(
        at due: Instant, isAwaited: Bool = true, _ block: @escaping () -> Void
    ) -> TimerToken {
        TimerToken(token: timers.insert(at: max(now, due), isAwaited: isAwaited, block))
    }

    package func cancel(_ token: TimerToken) {
        timers.remove(token.token)
    }

    // MARK: Samples

    /// Calls `block` when the instant is over: everything that happens then has happened, and its layout is done.
    package func sample(after seconds: TimeInterval, _ block: @escaping () -> Void) {
        _ = samples.insert(at: now.advanced(by: seconds), block)
    }

    /// Takes the samples of the present instant, at which nothing more will happen.
    package func takeSamples() {
        guard samples.next.map({ $0 <= now }) ?? false else { return }
        turnWhilePending()
        while let sample = samples.take(until: now) { sample() }
    }

    // MARK: Windows

    /// The window has become visible, after all others that are.
    func attach(_ window: UIWindow) { windows.attach(window) }
    func detach(_ window: UIWindow) { windows.detach(window) }

    /// The window needs layout, or a view in it does.
    func needsLayout(_ window: UIWindow) { windows.needsLayout(window) }

    // MARK: Turns

    /// Calls a closure before and after the layout of each turn.
    package func observeTurns(_ handler: @escaping @MainActor () -> Void) -> TurnObservation {
        let observation = TurnObservation(handler)
        observations.add(observation)
        return observation
    }

    /// Runs one turn without letting time pass.
    package func turn() {
        let (queued, work) = (calls, mainQueue.takeReady())
        calls = []
        scheduleDelayed()
        queued.forEach { $0() }
        work.forEach { mainQueue.run($0) }
        scheduleDelayed()
        observations.tell()
        commit()
        let committed = afterCommit
        afterCommit = []
        committed.forEach { $0() }
        windows.commit()
        observations.tell()
    }

    /// Lays out, draws, and commits the changes of layers. Layout that asks for it does it only once.
    func commit() {
        guard !isCommitting else { return }
        isCommitting = true
        windows.commit()
        DisplayQueue.shared.displayAll()
        isCommitting = false
        CATransaction.commitTurn()
    }

    private func turnWhilePending() {
        var count = 0
        repeat {
            turn()
            count += 1
        } while hasCalls || mainQueue.hasReady && count < Self.turnLimit
    }

    /// What the main queue has for later.
    private func scheduleDelayed() {
        for entry in mainQueue.takeDelayed() where !entry.work.isOver {
            // `settle()` does not wait for what comes later than it would give up.
            let isAwaited = entry.isAwaited && entry.due <= now.advanced(by: Self.settleLimit)
            entry.work.note(schedule(at: entry.due, isAwaited: isAwaited) { entry.work.run() })
        }
    }

    private var hasCalls: Bool { !calls.isEmpty || !afterCommit.isEmpty || windows.needLayout }
    private var hasPendingWork: Bool { hasCalls || mainQueue.hasReady }

    /// Whether nothing is queued, no layout is pending and no timer is left that `settle()` would wait for.
    package var isAtRest: Bool { !hasPendingWork && timers.awaited == 0 }

    // MARK: Time

    /// Lets `seconds` pass, running every timer at its own moment, in order.
    package func advance(by seconds: TimeInterval) {
        advance(to: now.advanced(by: seconds))
    }

    /// Lets time pass until `target`. Samples of that instant wait for what the script does next.
    package func advance(to target: Instant) {
        turnWhilePending()
        fireDue()
        while now < target {
            takeSamples()
            fireDue()
            now = min(target, nextStop ?? target)
            fireDue()
        }
    }

    /// Lets time pass until no block is queued, no layout is pending and no timer is left.
    ///
    /// It waits for animations, for blocks of the main queue, also delayed ones, for timers that fire once, and for tasks
    /// of the main actor that can go on or sleep. It does not wait for animations that repeat for ever, which have no
    /// timer; for timers that repeat, which fire meanwhile; for what is due in more than two minutes; and for what comes
    /// from elsewhere: other queues, other actors, detached tasks, continuations that nobody has resumed.
    package func settle() {
        let limit = now.advanced(by: Self.settleLimit)
        turnWhilePending()
        fireDue()
        while timers.awaited > 0 || samples.last.map({ $0 > now }) ?? false {
            takeSamples()
            fireDue()
            guard let stop = nextStop else { continue }
            precondition(
                stop <= limit || timers.awaited == 0,
                "Nothing came to rest within \(Self.settleLimit) simulated seconds.")
            now = max(now, stop)
            fireDue()
        }
    }

    /// The next moment at which there is something to do.
    private var nextStop: Instant? {
        guard let timer = timers.next else { return samples.next }
        return samples.next.map { min($0, timer) } ?? timer
    }

    /// Runs the timers whose moment has come, each moment with its turns.
    private func fireDue() {
        while timers.next.map({ $0 <= now }) ?? false {
            while let timer = timers.take(until: now) { timer() }
            turnWhilePending()
        }
    }
}
