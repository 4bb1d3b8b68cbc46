import Synchronization

/// Work that runs once: at its moment of the virtual clock, or, while the clock is not driven, after that much real
/// time.
final class DelayedWork: Sendable {
    private struct State {
        var work: (@Sendable () -> Void)?
        /// Removes it from the queue of timers.
        var token: MainLoop.TimerToken?
    }

    private let state: Mutex<State>

    init(_ work: MainQueue.Work) {
        state = Mutex(State(work: { MainQueue.shared.run(work) }))
    }

    init(_ work: @escaping @Sendable () -> Void) {
        state = Mutex(State(work: work))
    }

    var isOver: Bool { state.withLock { $0.work == nil } }

    func note(_ token: MainLoop.TimerToken) { state.withLock { $0.token = token } }

    func run() { takeWork()?() }

    private func takeWork() -> (@Sendable () -> Void)? {
        state.withLock { state in
            defer { state.work = nil }
            return state.work
        }
    }

    /// Cancels the work, also on the main queue.
    func cancel() {
        _ = takeWork()
        guard let token = state.withLock({ $0.token }), HeadlessIsMainQueue() else { return }
        MainActor.assumeIsolated { MainLoop.main.cancel(token) }
    }

    /// Called on the real main queue, if the clock has not reached it.
    func runInRealTime(after nanoseconds: Int64) {
        let context = Unmanaged.passRetained(self).toOpaque()
        HeadlessRealAfter(nanoseconds, context) { context in
            guard let context else { return }
            let work = Unmanaged<DelayedWork>.fromOpaque(context).takeRetainedValue()
            guard !work.isOver else { return }
            let block = work.takeWork()
            work.cancel()
            block?()
        }
    }
}
