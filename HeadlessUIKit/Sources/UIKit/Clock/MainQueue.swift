import Synchronization

/// The system's work for the main queue, on virtual clocks (Z20): blocks, delayed blocks, timers, and tasks of the main
/// actor. It arrives from any thread, and each `MainLoop` takes its own.
///
/// Work belongs to the loop of the code that requests it. What comes from another thread belongs to none; the next loop that
/// turns takes it. So do operations: the process has one main operation queue, in which each waits for the one before it.
/// Until the first loop is made everything goes to the real main queue. While nobody drives the clock, because a test is
/// suspended, the real main queue takes the work from here.
final class MainQueue: Sendable {
    static let shared = MainQueue()

    /// A function with its context, in the form in which the system passes them.
    struct Work: @unchecked Sendable {
        // Unchecked because it is called once, on the main queue.
        let context: UnsafeMutableRawPointer?
        let function: HeadlessFunction?
        /// The number of the request, counted over all loops.
        var number: UInt64 = 0
        /// Part of a task that belongs to a virtual clock.
        var isTask = false

        func run() { function?(context) }

        /// Leaves it to the real main queue.
        func runElsewhere() {
            if let function { HeadlessRealAsync(context, function) }
        }

        /// Releases a block that will not run.
        func discard() {
            if let function { HeadlessDiscard(context, function) }
        }
    }

    /// What work is, as `HeadlessMainThread` numbers it.
    enum Kind: Int32 {
        case block, taskForMain, taskForOthers, operation
    }

    /// Work for a later moment.
    struct Delayed: Sendable {
        let due: Instant
        let isAwaited: Bool
        let work: DelayedWork
    }

    /// A reading of one of the system's clocks, and the time of a virtual one then.
    private struct Reading {
        let moment: SystemMoment
        let instant: Instant
        /// `nil` before the code that read it had a loop.
        let queue: LoopQueue?

        func isOf(_ queue: LoopQueue) -> Bool { self.queue === queue || self.queue == nil && queue.now == .zero }

        /// Returns `nil` for a moment before the reading.
        func seconds(until moment: SystemMoment) -> TimeInterval? {
            moment.nanoseconds(after: self.moment).map { Double($0) / 1_000_000_000 }
        }
    }

    private struct State {
        var isActive = false
        /// The last readings on the main queue.
        var lastNow: [SystemMoment.Clock: Reading] = [:]
        var lastDate: Reading?
        var queues: [LoopQueue] = []
        /// The tasks that belong to no loop.
        var foreignTasks = TaskNumbers()
        var timers: [FoundationTimer.Identifier: FoundationTimer] = [:]
        var isDrainRequested = false
        /// The number of tasks that are running inside each other.
        var runningTasks = 0
        var lastNumber: UInt64 = 0

        func queue(of task: UInt64) -> LoopQueue? {
            queues.first { $0.state.withLock { $0.tasks.contains(task) } }
        }
    }

    private let state = Mutex(State())
    /// The work that belongs to no loop. Its moments are spans.
    private let unowned = LoopQueue()

    // MARK: Loops

    func add(_ queue: LoopQueue) {
        state.withLock { state in
            state.isActive = true
            state.queues.append(queue)
        }
    }

    /// Discards the blocks and timers of a loop. Its tasks go on outside of every virtual clock: nothing that waits for
    /// them waits for ever.
    func remove(_ queue: LoopQueue) {
        let timers = state.withLock { state in
            state.queues.removeAll { $0 === queue }
            state.foreignTasks.formUnion(queue.state.withLock { $0.tasks })
            let timers = state.timers.values.filter { $0.queue === queue }
            timers.forEach { state.timers[$0.identifier] = nil }
            return timers
        }
        timers.forEach { $0.cancel() }
        for work in queue.takeReady() {
            if work.isTask { work.runElsewhere() } else { work.discard() }
        }
        queue.takeDelayed().forEach { $0.work.leaveLoop() }
    }

    // MARK: Removing work

    func hasReady(for queue: LoopQueue) -> Bool { queue.hasWork || unowned.hasWork }

    /// Removes the work of a loop and what belongs to none, and returns it in the order in which it was requested.
    func takeReady(of queue: LoopQueue) -> [Work] {
        let found = unowned.takeReady()
        return found.isEmpty ? queue.takeReady() : (queue.takeReady() + found).sorted { $0.number < $1.number }
    }

    func takeDelayed(of queue: LoopQueue) -> [Delayed] {
        let now = queue.now
        let found = unowned.takeDelayed().map {
            Delayed(due: now.advanced(byTicks: $0.due.ticks), isAwaited: $0.isAwaited, work: $0.work)
        }
        return queue.takeDelayed() + found
    }

    func run(_ work: Work) {
        if work.isTask { state.withLock { $0.runningTasks += 1 } }
        work.run()
        if work.isTask { state.withLock { $0.runningTasks -= 1 } }
    }

    // MARK: Adding work

    /// Takes a block, an operation, or a part of a task, unless that belongs to the real main queue.
    func take(_ kind: Kind, _ context: UnsafeMutableRawPointer?, _ function: HeadlessFunction?) -> Bool {
        guard state.withLock({ $0.isActive }), let queue = queue(of: kind, context) else { return false }
        let isTask = kind == .taskForMain || kind == .taskForOthers
        let number = state.withLock { state in
            state.lastNumber += 1
            return state.lastNumber
        }
        queue.put(Work(context: context, function: function, number: number, isTask: isTask))
        let needsDrain = state.withLock { state in
            defer { state.isDrainRequested = true }
            return !state.isDrainRequested
        }
        if needsDrain { requestDrain() }
        return true
    }

    /// Returns the queue that work belongs to; `nil` for the real ones.
    private func queue(of kind: Kind, _ context: UnsafeMutableRawPointer?) -> LoopQueue? {
        let isMain = HeadlessIsMainQueue()
        return switch kind {
        case .block: currentQueue(isMain: isMain)
        case .operation: unowned
        case .taskForMain, .taskForOthers:
            TaskJob(context, fromMain: isMain, toMain: kind == .taskForMain).flatMap(queue(of:))
        }
    }

    /// Returns the queue that a part of a task belongs to; `nil` for the real ones.
    private func queue(of job: TaskJob) -> LoopQueue? {
        if job.kind == HeadlessJobResumption {
            guard job.isFromMain, state.withLock({ $0.runningTasks > 0 }) else { return nil }
            return currentQueue(isMain: true)
        }
        guard job.isTask else { return nil }
        let (isForeign, known, isInOwnTask) = state.withLock { state in
            let isForeign = state.foreignTasks.contains(job.task)
            return (isForeign, isForeign ? nil : state.queue(of: job.task), state.runningTasks > 0)
        }
        guard !isForeign else { return nil }
        if let known { return job.isFromMain || job.isToMain ? known : nil }
        if job.isOwn(madeByOwnTask: isInOwnTask) {
            let queue = currentQueue(isMain: true)
            queue?.state.withLock { $0.tasks.insert(job.task) }
            return queue
        }
        if let maker = TaskNumber.current, maker != job.task { LoopOwners.shared.adopt(job.task, by: maker) }
        if job.isToMain { state.withLock { $0.foreignTasks.insert(job.task) } }
        return nil
    }

    /// Takes a delayed block, or the rest of a sleeping task.
    func take(
        at moment: UInt64, isTask: Bool, _ context: UnsafeMutableRawPointer?, _ function: HeadlessFunction?
    ) -> Bool {
        guard moment != .max else { return false }
        guard state.withLock({ $0.isActive && (!isTask || $0.runningTasks > 0) }) else { return false }
        let rest = max(0, HeadlessNanosecondsUntil(moment))
        let isMain = HeadlessIsMainQueue()
        guard let queue = currentQueue(isMain: isMain) else { return false }
        let moment = SystemMoment(moment)
        let reading = state.withLock { isMain ? $0.lastNow[moment.clock] : nil }
        let exact = reading.flatMap { last in
            last.isOf(queue) ? last.seconds(until: moment).map { last.instant.advanced(by: $0) } : nil
        }
        let work = DelayedWork(Work(context: context, function: function, isTask: isTask), of: queue)
        queue.put(work, at: exact ?? queue.now.advanced(by: Self.roundedUp(nanoseconds: rest)))
        work.runInRealTime(after: rest)
        return true
    }

    /// The queue of the code that runs; `nil` if its loop is over.
    private func currentQueue(isMain: Bool) -> LoopQueue? {
        guard isMain else { return unowned }
        return MainActor.assumeIsolated {
            let loop = MainLoop.current
            return loop.isOver ? nil : loop.queue
        }
    }

    // MARK: Clocks

    func noteNow(_ moment: UInt64) {
        let moment = SystemMoment(moment)
        guard let reading = reading(of: moment) else { return }
        state.withLock { $0.lastNow[moment.clock] = reading }
    }

    func noteDate(_ moment: UInt64) {
        guard let reading = reading(of: SystemMoment(moment)) else { return }
        state.withLock { $0.lastDate = reading }
    }

    private func reading(of moment: SystemMoment) -> Reading? {
        guard state.withLock({ $0.isActive }) else { return nil }
        let queue = MainActor.assumeIsolated { MainLoop.existing?.queue }
        return Reading(moment: moment, instant: queue?.now ?? .zero, queue: queue)
    }

    /// In seconds. The system gives the time by its own clock, which has gone on meanwhile: whole milliseconds are
    /// intended.
    static func roundedUp(nanoseconds: Int64) -> TimeInterval {
        (Double(nanoseconds) / 1_000_000).rounded(.up) / 1000
    }

    // MARK: Timers

    /// - Parameter date: The time at which it fires, in seconds of the wall clock since the beginning of 2001.
    func take(_ timer: UnsafeMutableRawPointer, _ info: UnsafeMutableRawPointer, at date: Double, interval: Double)
        -> Bool
    {
        guard state.withLock({ $0.isActive }) else { return false }
        guard let queue = currentQueue(isMain: HeadlessIsMainQueue()) else { return false }
        let timer = FoundationTimer(timer: timer, info: info, interval: interval, queue: queue)
        let moment = SystemMoment(secondsSince2001: date)
        // The system's current time, if nobody has read that clock.
        let rest = Double(HeadlessNanosecondsUntil(moment.word)) / 1_000_000_000
        return state.withLock { state in
            guard state.timers[timer.identifier] == nil else { return true }
            state.timers[timer.identifier] = timer
            let due =
                if let last = state.lastDate, last.isOf(queue) {
                    last.instant.advanced(by: timer.firstWait(last.seconds(until: moment) ?? 0))
                } else {
                    queue.now.advanced(by: timer.firstWait(rest))
                }
            queue.put(timer.nextWork(), at: due, isAwaited: !timer.repeats)
            return true
        }
    }

    /// Called when the timer has fired and will fire again.
    func `repeat`(_ timer: FoundationTimer) {
        state.withLock { state in
            guard state.timers[timer.identifier] === timer else { return }
            timer.queue.put(
                timer.nextWork(), at: timer.queue.now.advanced(by: timer.interval), isAwaited: false)
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

    /// Called by the real main queue: nobody drives the clocks at the moment.
    private func drain() {
        let queues = state.withLock { state in
            state.isDrainRequested = false
            return state.queues
        }
        for queue in queues + [unowned] {
            for work in queue.takeReady() { queue.run { self.run(work) } }
        }
    }
}
