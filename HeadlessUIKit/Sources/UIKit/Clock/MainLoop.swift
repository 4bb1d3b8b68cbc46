/// The run loop of the main thread on a virtual clock.
///
/// A device has one. In a test process every stage is a device of its own, so each has a loop, and time that passes in
/// one moves nothing in another. `current` is the loop whose code runs.
///
/// A turn has four phases: the queued calls with the work of the main queue (`MainQueue`), layout and commit, the
/// after-commit queue, and layout again. Nothing happens between turns, and time passes only in `advance(by:)` and
/// `settle()`.
///
/// At each instant the order is: ends of animations and timers, in the order in which they were scheduled; then the
/// script's events, such as touches, with their turns; then samples, which see the result of both.
@MainActor
package final class MainLoop {
    // Changed by the main actor only. Layers, which are bound to no actor but used on the main thread, read it.
    nonisolated(unsafe) package private(set) var now = Instant.zero { didSet { queue.tell(now) } }

    /// Everything else that a device has once.
    let process = ProcessState()
    /// The test that it was made in.
    let owner: LoopOwner
    /// The work of the main queue that belongs to this loop.
    let queue = LoopQueue()
    /// True if nothing happens any more: the stage was released.
    private(set) var isOver = false

    private var calls: [() -> Void] = []
    private var afterCommit: [() -> Void] = []
    private var timers = TimerQueue()
    /// Closures that look at an instant when it is over.
    private var samples = TimerQueue()
    private let windows = UnsettledWindows()
    private let mainQueue = MainQueue.shared
    private var observations = TurnObservations()
    private var isCommitting = false
    /// The animators that run: a running animator is kept alive until it has ended, even if time stands still (P4).
    private var running: [ObjectIdentifier: UIViewPropertyAnimator] = [:]

    package struct TimerToken: Sendable {
        fileprivate let loop: MainLoop
        fileprivate let token: TimerQueue.Token

        @MainActor
        package func cancel() { loop.timers.remove(token) }
    }

    /// The simulated seconds after which `settle()` gives up, because something keeps starting new animations.
    private static let settleLimit: TimeInterval = 120
    /// The number of turns at one instant after which time goes on although the main queue has more work, because a
    /// task yields again and again.
    private static let turnLimit = 1000

    init(of owner: LoopOwner) {
        self.owner = owner
        queue.state.withLock { $0.loop = self }
        mainQueue.add(queue)
    }

    isolated deinit { end() }

    /// Forgets everything that waits and moves. No callbacks are made.
    func end() {
        guard !isOver else { return }
        isOver = true
        mainQueue.remove(queue)
        calls = []
        afterCommit = []
        timers.discardAll()
        samples.discardAll()
        let left = running.values
        running = [:]
        left.forEach { $0.forget() }
        process.screens.releaseSpare()
    }

    /// Retains an animator until `release(_:)` or the end of the loop.
    func retain(_ animator: UIViewPropertyAnimator) {
        if !isOver { running[ObjectIdentifier(animator)] = animator }
    }

    func release(_ animator: UIViewPropertyAnimator) { running[ObjectIdentifier(animator)] = nil }

    // MARK: Queues

    /// Runs `block` at the beginning of the next turn.
    package func perform(_ block: @escaping () -> Void) {
        if !isOver { calls.append(block) }
    }

    /// Runs `block` after the layout and commit of the current or next turn.
    package func performAfterCommit(_ block: @escaping () -> Void) {
        if !isOver { afterCommit.append(block) }
    }

    @discardableResult
    package func schedule(after seconds: TimeInterval, _ block: @escaping () -> Void) -> TimerToken {
        schedule(at: now.advanced(by: seconds), block)
    }

    /// - Parameter isAwaited: True if `settle()` lets time pass until then.
    @discardableResult
    package func schedule(
        at due: Instant, isAwaited: Bool = true, _ block: @escaping () -> Void
    ) -> TimerToken {
        let block = isOver ? {} : block
        let token = TimerToken(loop: self, token: timers.insert(at: max(now, due), isAwaited: isAwaited, block))
        if isOver { token.cancel() }
        return token
    }

    // MARK: Samples

    /// Calls `block` when the instant is over: after all of its events and their layout.
    package func sample(after seconds: TimeInterval, _ block: @escaping () -> Void) {
        guard !isOver else { return }
        _ = samples.insert(at: now.advanced(by: seconds), block)
    }

    /// Takes the samples of the present instant, which has no more events.
    package func takeSamples() {
        guard samples.next.map({ $0 <= now }) ?? false else { return }
        enter {
            turnWhilePending()
            while let sample = samples.take(until: now) { sample() }
        }
    }

    // MARK: Windows

    /// Called when the window has become visible, after all other visible ones.
    func attach(_ window: UIWindow) { windows.attach(window) }
    func detach(_ window: UIWindow) { windows.detach(window) }

    /// Called when the window needs layout, or a view in it does.
    func needsLayout(_ window: UIWindow) {
        useInOwnTest()
        windows.needsLayout(window)
    }

    // MARK: Turns

    /// Calls a closure before and after the layout of each turn.
    package func observeTurns(_ handler: @escaping @MainActor () -> Void) -> TurnObservation {
        let observation = TurnObservation(handler)
        observations.add(observation)
        return observation
    }

    /// Runs one turn without letting time pass.
    package func turn() {
        enter {
            let (queued, work) = (calls, mainQueue.takeReady(of: queue))
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
    }

    /// Lays out, draws, and commits the changes of layers. Further layout that this requests is done only once.
    func commit() {
        guard !isCommitting else { return }
        isCommitting = true
        windows.commit()
        process.displayQueue.displayAll()
        isCommitting = false
        CATransaction.commitTurn()
    }

    private func turnWhilePending() {
        var count = 0
        repeat {
            turn()
            count += 1
        } while hasCalls || hasReady && count < Self.turnLimit
    }

    /// Takes the main queue's work for later.
    private func scheduleDelayed() {
        for entry in mainQueue.takeDelayed(of: queue) where !entry.work.isOver {
            // `settle()` does not wait for work that comes after the time at which it would give up.
            let isAwaited = entry.isAwaited && entry.due <= now.advanced(by: Self.settleLimit)
            let work = entry.work
            let token = timers.insert(at: max(now, entry.due), isAwaited: isAwaited, discard: work.leaveLoop) {
                work.run()
            }
            work.note(TimerToken(loop: self, token: token))
        }
    }

    private var hasCalls: Bool { !calls.isEmpty || !afterCommit.isEmpty || windows.needLayout }
    private var hasReady: Bool { mainQueue.hasReady(for: queue) }
    private var hasPendingWork: Bool { hasCalls || hasReady }

    /// The number of display links, timers and delayed blocks that will run.
    package var scheduledCount: Int { timers.size }

    /// True if nothing is queued, no layout is pending and there is no timer that `settle()` would wait for.
    package var isAtRest: Bool { !hasPendingWork && timers.awaited == 0 }

    // MARK: Time

    /// Lets `seconds` pass, running every timer at its own moment, in order.
    package func advance(by seconds: TimeInterval) {
        advance(to: now.advanced(by: seconds))
    }

    /// Lets time pass until `target`. The samples of that instant wait for the script's next event.
    package func advance(to target: Instant) {
        enter {
            turnWhilePending()
            fireDue()
            while now < target {
                takeSamples()
                fireDue()
                now = min(target, nextStop ?? target)
                fireDue()
            }
        }
    }

    /// Lets time pass until no block is queued, no layout is pending and no timer is left.
    ///
    /// It waits for animations, for blocks of the main queue, also delayed ones, for timers that fire once, and for
    /// tasks of the main actor that can run or are sleeping. It does not wait for animations that repeat forever, which
    /// have no timer; for repeating timers, which fire meanwhile; for work that is due in more than two minutes; or for
    /// work elsewhere: other queues, other actors, detached tasks, continuations that have not been resumed.
    package func settle() {
        enter {
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
    }

    /// The next moment that has work.
    private var nextStop: Instant? {
        guard let timer = timers.next else { return samples.next }
        return samples.next.map { min($0, timer) } ?? timer
    }

    /// Runs the timers that are due, each moment with its turns.
    private func fireDue() {
        while timers.next.map({ $0 <= now }) ?? false {
            while let timer = timers.take(until: now) { timer() }
            turnWhilePending()
        }
    }
}
