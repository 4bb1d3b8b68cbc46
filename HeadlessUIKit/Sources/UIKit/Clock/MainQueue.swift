import Synchronization

/// The system's work for the main queue, on the virtual clock (Z20): blocks, delayed blocks, timers, and tasks of the
/// main actor. It arrives from any thread, and `MainLoop` takes it.
///
/// Until the first use of `MainLoop` everything goes to the real main queue. While nobody drives the clock, because a
/// test is suspended, the real main queue takes the work from here.
final class MainQueue: Sendable {
    static let shared = MainQueue()

    /// A function with its context, in the form in which the system passes them.
    struct Work: @unchecked Sendable {
        // Unchecked because it is called once, on the main queue.
        let context: UnsafeMutableRawPointer?
        let function: HeadlessFunction?
        /// Part of a task that belongs to the virtual clock.
        var isTask = false

        func run() { function?(context) }
    }

    /// Work for a later moment.
    struct Delayed: Sendable {
        let due: Instant
        let isAwaited: Bool
        let work: DelayedWork
    }

    private struct State {
        var isActive = false
        var now = Instant.zero
        /// The last moment of each of the system's clocks that was read on the main queue, and the time of that
        /// reading.
        var lastNow: [SystemMoment.Clock: (moment: SystemMoment, instant: Instant)] = [:]
        /// The last date that was read there.
        var lastDate: (moment: SystemMoment, instant: Instant)?
        var ready: [Work] = []
        var delayed: [Delayed] = []
        var tasks = TaskOrigins()
        var timers: [FoundationTimer.Identifier: FoundationTimer] = [:]
        var isDrainRequested = false
        /// The number of tasks that are running inside each other.
        var runningTasks = 0

        mutating func put(_ work: DelayedWork, at due: Instant, isAwaited: Bool = true) {
            delayed.append(Delayed(due: due, isAwaited: isAwaited, work: work))
        }
    }

    // A lock rather than the main actor, because other threads add work.
    private let state = Mutex(State())

    func activate() { state.withLock { $0.isActive = true } }

    /// Sets the time of the clock from now on.
    func tell(_ now: Instant) { state.withLock { $0.now = now } }

    // MARK: Removing work

    var hasReady: Bool { state.withLock { !$0.ready.isEmpty || !$0.delayed.isEmpty } }

    func takeReady() -> [Work] {
        state.withLock { state in
            defer { state.ready = [] }
            return state.ready
        }
    }

    func takeDelayed() -> [Delayed] {
        state.withLock { state in
            defer { state.delayed = [] }
            return state.delayed
        }
    }

    func run(_ work: Work) {
        if work.isTask { state.withLock { $0.runningTasks += 1 } }
        work.run()
        if work.isTask { state.withLock { $0.runningTasks -= 1 } }
    }

    // MARK: Adding work

    /// Takes a block, or a part of a task, unless that belongs to the real main queue.
    func take(_ kind: Int32, _ context: UnsafeMutableRawPointer?, _ function: HeadlessFunction?) -> Bool {
        let isMain = HeadlessIsMainQueue()
        let isTask = kind != 0
        let job = isTask ? TaskOrigins.Job(context, fromMain: isMain, toMain: kind == 1) : nil
        let (isTaken, needsDrain) = state.withLock { state in
            if let job {
                let maker: TaskOrigins.Maker = !state.isActive ? .early : state.runningTasks > 0 ? .ownTask : .other
                guard state.tasks.isOwn(job, madeBy: maker) else { return (false, false) }
            }
            guard state.isActive else { return (false, false) }
            state.ready.append(Work(context: context, function: function, isTask: isTask))
            defer { state.isDrainRequested = true }
            return (true, !state.isDrainRequested)
        }
        if needsDrain { requestDrain() }
        return isTaken
    }

    /// Takes a delayed block, or the rest of a sleeping task.
    func take(
        at moment: UInt64, isTask: Bool, _ context: UnsafeMutableRawPointer?, _ function: HeadlessFunction?
    ) -> Bool {
        guard moment != .max else { return false }
        let rest = max(0, HeadlessNanosecondsUntil(moment))
        let isMain = HeadlessIsMainQueue()
        let work = DelayedWork(Work(context: context, function: function, isTask: isTask))
        let isTaken = state.withLock { state in
            guard state.isActive, !isTask || state.runningTasks > 0 else { return false }
            var due = state.now.advanced(by: Self.roundedUp(nanoseconds: rest))
            let moment = SystemMoment(moment)
            if isMain, let last = state.lastNow[moment.clock],
                let nanoseconds = moment.nanoseconds(after: last.moment)
            {
                due = last.instant.advanced(by: Double(nanoseconds) / 1_000_000_000)
            }
            state.put(work, at: max(due, state.now))
            return true
        }
        if isTaken { work.runInRealTime(after: rest) }
        return isTaken
    }

    func noteNow(_ moment: UInt64) {
        let moment = SystemMoment(moment)
        state.withLock { if $0.isActive { $0.lastNow[moment.clock] = (moment, $0.now) } }
    }

    func noteDate(_ moment: UInt64) {
        state.withLock { if $0.isActive { $0.lastDate = (SystemMoment(moment), $0.now) } }
    }

    /// In seconds. The system gives the time by its own clock, which has gone on meanwhile: whole milliseconds are
    /// intended.
    static func roundedUp(nanoseconds: Int64) -> TimeInterval {
        (Double(nanoseconds) / 1_000_000).rounded(.up) / 1000
    }

    // MARK: Timers

    /// - Parameter date: The time at which it fires, in seconds of the wall clock since the beginning of 2001.
    func take(_ timer: FoundationTimer, at date: Double) -> Bool {
        let moment = SystemMoment(secondsSince2001: date)
        // The system's current time, if nobody has read that clock.
        let rest = Double(HeadlessNanosecondsUntil(moment.word)) / 1_000_000_000
        return state.withLock { state in
            guard state.isActive else { return false }
            guard state.timers[timer.identifier] == nil else { return true }
            state.timers[timer.identifier] = timer
            let due =
                state.lastDate.map { last in
                    let nanoseconds = moment.nanoseconds(after: last.moment) ?? 0
                    return last.instant.advanced(by: timer.firstWait(Double(nanoseconds) / 1_000_000_000))
                } ?? state.now.advanced(by: timer.firstWait(rest))
            state.put(timer.nextWork(), at: max(due, state.now), isAwaited: !timer.repeats)
            return true
        }
    }

    /// Called when the timer has fired and will fire again.
    func `repeat`(_ timer: FoundationTimer) {
        state.withLock { state in
            guard state.timers[timer.identifier] === timer else { return }
            state.put(timer.nextWork(), at: state.now.advanced(by: timer.interval), isAwaited: false)
        }
    }

    /// Called when the timer was invalidated.
    func drop(_ timer: FoundationTimer.Identifier) {
        let dropped = state.withLock { $0.timers.removeValue(forKey: timer) }
        dropped?.cancel()
    }

    // MARK: Without the clock

    private func requestDrain() {
        HeadlessRealAsync(nil) { _ in MainQueue.shared.drain() }
    }

    /// Called by the real main queue: nobody drives the clock at the moment.
    private func drain() {
        state.withLock { $0.isDrainRequested = false }
        for work in takeReady() { run(work) }
    }
}
