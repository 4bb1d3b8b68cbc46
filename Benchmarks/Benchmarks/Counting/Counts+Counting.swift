import Foundation
import Synchronization

extension Counts {
    /// Counts tasks, as many at a time as there are processors: an instruction is one whatever else runs. Says each number as
    /// it comes.
    init(of tasks: [CountedTask], by program: String) throws {
        let results = Mutex<[String: Result<Int, any Error>]>([:])
        DispatchQueue.concurrentPerform(iterations: tasks.count) { index in
            let (task, start) = (tasks[index], Date())
            let result = Result { try Callgrind.instructions(of: task.arguments, times: task.times) }
            results.withLock { $0[task.name] = result }
            guard case .success(let number) = result else { return }
            let seconds = String(format: "%.1f", Date().timeIntervalSince(start))
            FileHandle.standardError.write(Data("\(program) \(task.name): \(number), in \(seconds) s\n".utf8))
        }
        self.init()
        instructions = try results.withLock { try $0.mapValues { try $0.get() } }
    }
}
