import Synchronization

/// The work of the main queue that belongs to one loop, or, for `MainQueue.unowned`, to none.
final class LoopQueue: Sendable {
    struct State {
        var now = Instant.zero
        var ready: [MainQueue.Work] = []
        var delayed: [MainQueue.Delayed] = []
        /// The tasks that were made in the loop.
        var tasks = TaskNumbers()
        weak var loop: MainLoop?
    }

    // A lock rather than the main actor, because other threads add work.
    let state = Mutex(State())

    /// Sets the time of the clock from now on.
    func tell(_ now: Instant) { state.withLock { $0.now = now } }

    var now: Instant { state.withLock { $0.now } }
    var hasWork: Bool { state.withLock { !$0.ready.isEmpty || !$0.delayed.isEmpty } }

    func put(_ work: MainQueue.Work) { state.withLock { $0.ready.append(work) } }

    func put(_ work: DelayedWork, at due: Instant, isAwaited: Bool = true) {
        state.withLock {
            $0.delayed.append(MainQueue.Delayed(due: max(due, $0.now), isAwaited: isAwaited, work: work))
        }
    }

    func takeReady() -> [MainQueue.Work] {
        state.withLock { state in
            defer { state.ready = [] }
            return state.ready
        }
    }

    func takeDelayed() -> [MainQueue.Delayed] {
        state.withLock { state in
            defer { state.delayed = [] }
            return state.delayed
        }
    }

    /// Runs `body` as code of the loop, on the main queue.
    func run(_ body: @Sendable () -> Void) {
        MainActor.assumeIsolated {
            guard let loop = state.withLock({ $0.loop }) else { return body() }
            loop.enterQuietly(body)
        }
    }
}
