import Synchronization

/// Work that runs once: at its moment of the virtual clock, or, while the clock is not driven, after that much real
/// time.
final class DelayedWork: Sendable {
    private struct State {
        var work: (@Sendable () -> Void)?
        /// Releases what the work holds, if it never runs.
        var discard: (@Sendable () -> Void)?
        /// Removes it from the queue of timers.
        var token: MainLoop.TimerToken?
    }

    private let state: Mutex<State>
    private let isTask: Bool

    init(_ work: MainQueue.Work, of queue: LoopQueue) {
        isTask = work.isTask
        let run: @Sendable () -> Void = { queue.run { MainQueue.shared.run(work) } }
        state = Mutex(State(work: run, discard: { work.discard() }))
    }

    init(_ work: @escaping @Sendable () -> Void) {
        isTask = false
        state = Mutex(State(work: work))
    }

    var isOver: Bool { state.withLock { $0.work == nil } }

    func note(_ token: MainLoop.TimerToken) { state.withLock { $0.token = token } }

    func run() {
        state.withLock { $0.token = nil }
        takeWork()?()
    }

    private func takeWork() -> (@Sendable () -> Void)? {
        state.withLock { state in
            defer { state.work = nil }
            return state.work
        }
    }

    /// Cancels the work, also on the main queue.
    func cancel() {
        if takeWork() != nil {
            let discard = state.withLock { $0.discard }
            discard?()
        }
        forgetToken()
    }

    /// Called when its loop is over: a task still ends its sleep, in real time.
    func leaveLoop() {
        if !isTask { cancel() }
    }

    private func forgetToken() {
        let token = state.withLock { state in
            defer { state.token = nil }
            return state.token
        }
        guard let token, HeadlessIsMainQueue() else { return }
        MainActor.assumeIsolated { token.cancel() }
    }

    /// Called on the real main queue, if the clock has not reached it.
    func runInRealTime(after nanoseconds: Int64) {
        let context = Unmanaged.passRetained(self).toOpaque()
        HeadlessRealAfter(nanoseconds, context) { context in
            guard let context else { return }
            let work = Unmanaged<DelayedWork>.fromOpaque(context).takeRetainedValue()
            guard !work.isOver else { return }
            let block = work.takeWork()
            work.forgetToken()
            block?()
        }
    }
}
