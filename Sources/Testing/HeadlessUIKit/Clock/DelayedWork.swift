import Synchronization

/// Work that runs once: at its moment of the virtual clock, or, while nobody drives that, when as much real time has
/// passed.
final class DelayedWork: Sendable {
    private struct State {
        var work: (@Sendable () -> Void)?
        /// Takes it out of the queue of timers.
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

    /// It will not run. On the main queue nothing waits for it any more, either.
    func cancel() {
        _ = takeWork()
        guard let token = state.withLock({ $0.token }), HeadlessIsMainQueue() else { return }
        MainActor.assumeIsolated { MainLoop.main.cancel(token) }
    }

    /// On the real main queue, if the clock has not come to it.
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
