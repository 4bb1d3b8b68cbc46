/// Which tasks belong to the virtual clock.
///
/// A task does if code of the main actor made it: it was first seen while that code ran on the main queue. One that was
/// first seen from another thread does not, ever: the test library makes its tests' tasks that way, and no test may run
/// inside another one that lets time pass.
struct TaskOrigins {
    private var own: Set<UInt64> = []
    private var foreign: Set<UInt64> = []

    /// - Parameter toMain: Whether it is about to run on the main actor; elsewhere otherwise.
    mutating func isOwn(_ task: UInt64, isActive: Bool, fromMain: Bool, toMain: Bool) -> Bool {
        if own.contains(task) { return fromMain || toMain }
        guard toMain, !foreign.contains(task) else { return false }
        if isActive, fromMain {
            own.insert(task)
            return true
        }
        foreign.insert(task)
        return false
    }

    /// Addresses are used again; the numbers of tasks are not. The system tells them in the description only.
    static func identifier(_ job: UnsafeMutableRawPointer?) -> UInt64 {
        guard let job else { return 0 }
        let text = unsafeBitCast(job, to: UnownedJob.self).description
        return text.utf8.reduce(0) { (48...57).contains($1) ? $0 &* 10 &+ UInt64($1 - 48) : $0 }
    }
}
