import Synchronization

/// A test: the task that runs it, with its child tasks. It has the settings that are the process's on a device, and knows
/// the loop of each of its stages.
///
/// Code in no task, such as that of an XCTest, is one owner, too.
@MainActor
final class LoopOwner {
    /// The accessibility settings of its devices.
    var settings = UIAccessibility.Settings()
    var assumptions = Assumptions.initial

    /// Its loop as long as it has no stage.
    private var own: MainLoop?
    /// The loops of its stages, the one that it used last at the end.
    private var used: [Weak] = []

    private struct Weak {
        weak var loop: MainLoop?
    }

    nonisolated init() {}

    /// That of the stage that was used last; without a stage one of its own.
    var loop: MainLoop {
        if let existingLoop { return existingLoop }
        let loop = MainLoop(of: self)
        own = loop
        Owners.retain(self)
        return loop
    }

    var existingLoop: MainLoop? {
        if let last = used.last?.loop, !last.isOver { return last }
        used.removeAll { $0.loop?.isOver ?? true }
        if let loop = used.last?.loop ?? own { return loop }
        guard self === Owners.noTask, let last = Owners.lastUsed.loop, !last.isOver else { return nil }
        return last
    }

    func use(_ loop: MainLoop) {
        guard used.last?.loop !== loop else { return }
        Owners.lastUsed = Weak(loop: loop)
        guard own !== loop else { return }
        used.removeAll { $0.loop == nil || $0.loop === loop }
        used.append(Weak(loop: loop))
    }

    func loopOfNewStage() -> MainLoop {
        let loop = own ?? MainLoop(of: self)
        own = nil
        loop.process.messages = []
        use(loop)
        return loop
    }

    /// Ends a loop that no stage has.
    fileprivate func forget() {
        own?.end()
        own = nil
    }

    // MARK: Finding the owner

    /// The owner of the code that runs.
    static var current: LoopOwner {
        guard let task = TaskNumber.current else { return Owners.noTask }
        return Owners.owner(of: task)
    }

    @MainActor
    private enum Owners {
        static let noTask = LoopOwner()
        static var lastUsed = Weak()
        private static var last: (task: UInt64, owner: LoopOwner)?
        /// The owners that have a loop without a stage. A task does not say when it ends, so only the latest are kept: far
        /// more than there are tests that have begun and wait for each other.
        private static var withOwnLoop: [LoopOwner] = []
        private static let limit = 20_000

        static func owner(of task: UInt64) -> LoopOwner {
            if let last, last.task == task { return last.owner }
            let owner = LoopOwners.shared.owner(of: task)
            last = (task, owner)
            return owner
        }

        static func retain(_ owner: LoopOwner) {
            withOwnLoop.append(owner)
            if withOwnLoop.count > limit { withOwnLoop.removeFirst().forget() }
        }
    }
}

/// The owners by the numbers of their tasks.
final class LoopOwners: Sendable {
    static let shared = LoopOwners()

    private let byTask = Mutex<[UInt64: LoopOwner]>([:])

    func owner(of task: UInt64) -> LoopOwner {
        byTask.withLock { owners in
            if let owner = owners[task] { return owner }
            let owner = LoopOwner()
            owners[task] = owner
            return owner
        }
    }

    /// Called when a task makes another one: both have the same owner.
    func adopt(_ task: UInt64, by maker: UInt64) {
        byTask.withLock { owners in
            guard let owner = owners[maker], owners[task] == nil else { return }
            owners[task] = owner
        }
    }
}
