/// Decides which tasks belong to the virtual clock.
///
/// A task does if code of the main actor made it: it was first seen while that code ran on the main queue. So do its
/// children. A task that was first seen from another thread never does: the test library makes its tests' tasks that
/// way, and no test may run inside another one that lets time pass.
struct TaskOrigins {
    private var own = TaskNumbers()
    private var foreign = TaskNumbers()

    /// A part of a task on its way to a queue.
    struct Job {
        let identifier: UInt64
        let kind: HeadlessJobKind
        let isFromMain: Bool
        /// True if it is about to run on the main actor, false if elsewhere.
        let isToMain: Bool

        init?(_ job: UnsafeMutableRawPointer?, fromMain: Bool, toMain: Bool) {
            guard let job else { return nil }
            kind = HeadlessKindOfJob(job)
            isFromMain = fromMain
            isToMain = toMain
            // Addresses are reused; the numbers of tasks are not. The system gives them only in the description.
            let text = unsafeBitCast(job, to: UnownedJob.self).description
            identifier = text.utf8.reduce(0) { (48...57).contains($1) ? $0 &* 10 &+ UInt64($1 - 48) : $0 }
        }
    }

    /// The code that runs while a job is put into a queue.
    enum Maker { case early, ownTask, other }

    mutating func isOwn(_ job: Job, madeBy maker: Maker) -> Bool {
        switch job.kind {
        case HeadlessJobResumption: return job.isFromMain && maker == .ownTask
        case HeadlessJobTask, HeadlessJobChildTask: break
        default: return false
        }
        if own.contains(job.identifier) { return job.isFromMain || job.isToMain }
        guard !foreign.contains(job.identifier) else { return false }
        let isChild = job.kind == HeadlessJobChildTask && maker == .ownTask
        if job.isFromMain, maker != .early, job.isToMain || isChild {
            own.insert(job.identifier)
            return true
        }
        if job.isToMain { foreign.insert(job.identifier) }
        return false
    }
}

/// A set of the numbers that the system gives to tasks. They count up, and the end of a task is not reported, so each
/// takes one bit.
private struct TaskNumbers {
    private var words: [UInt64: UInt64] = [:]

    func contains(_ number: UInt64) -> Bool { (words[number / 64] ?? 0) & (1 << (number % 64)) != 0 }

    mutating func insert(_ number: UInt64) { words[number / 64, default: 0] |= 1 << (number % 64) }
}
