/// The number that the concurrency library gives to each task. Unlike addresses, numbers are not used again.
enum TaskNumber {
    /// That of the task that runs; `nil` outside of every task.
    static var current: UInt64? {
        let number = HeadlessTaskNumber(nil)
        return number == 0 ? nil : number
    }

    /// - Parameter job: A part of a task.
    static func of(_ job: UnsafeRawPointer) -> UInt64 { HeadlessTaskNumber(job) }
}

/// A part of a task on its way to a queue.
struct TaskJob {
    let task: UInt64
    let kind: HeadlessJobKind
    let isFromMain: Bool
    /// True if it is about to run on the main actor, false if elsewhere.
    let isToMain: Bool

    init?(_ job: UnsafeMutableRawPointer?, fromMain: Bool, toMain: Bool) {
        guard let job else { return nil }
        kind = HeadlessKindOfJob(job)
        isFromMain = fromMain
        isToMain = toMain
        task = TaskNumber.of(job)
    }

    var isTask: Bool { kind == HeadlessJobTask || kind == HeadlessJobChildTask }

    /// True if its task, of which nothing was seen before, belongs to the loop of the code that made it.
    ///
    /// A task does if code of the main actor made it: it was first seen while that code ran on the main queue. So do its
    /// children. A task that was first seen from another thread never does: the test library makes its tests' tasks that
    /// way, and no test may run inside another one that lets time pass.
    func isOwn(madeByOwnTask: Bool) -> Bool {
        isFromMain && (isToMain || kind == HeadlessJobChildTask && madeByOwnTask)
    }
}

/// A set of the numbers that the system gives to tasks. They count up, and the end of a task is not reported, so each
/// takes one bit.
struct TaskNumbers {
    private var words: [UInt64: UInt64] = [:]

    func contains(_ number: UInt64) -> Bool { (words[number / 64] ?? 0) & (1 << (number % 64)) != 0 }

    mutating func insert(_ number: UInt64) { words[number / 64, default: 0] |= 1 << (number % 64) }

    mutating func formUnion(_ other: TaskNumbers) { words.merge(other.words, uniquingKeysWith: |) }
}
