import Foundation
import Glibc

/// Processes of this program, several at a time, each with a time limit.
///
/// They are started without Foundation's `Process`, which waits on a run loop: in this program the main thread's is virtual.
struct ChildProcesses {
    let limit: Double
    let jobs: Int

    private struct Child {
        let number: Int
        let started: Double
        let output: String
    }

    /// Runs them all, and reports each as it ends, until `onEnd` says that it is enough.
    func run(_ arguments: [[String]], onEnd: (Int, Outcome) -> Bool) {
        var children: [pid_t: Child] = [:]
        var next = 0
        var goesOn = true
        while next < arguments.count && goesOn || !children.isEmpty {
            while goesOn, next < arguments.count, children.count < jobs {
                let output = NSTemporaryDirectory() + "random-use-\(getpid())-\(next)"
                if let pid = start(arguments[next], output: output) {
                    children[pid] = Child(number: next, started: Self.now, output: output)
                }
                next += 1
            }
            for (pid, child) in children {
                guard let status = end(of: pid, child) else { continue }
                children[pid] = nil
                let text = (try? String(contentsOfFile: child.output, encoding: .utf8)) ?? ""
                unlink(child.output)
                if !onEnd(child.number, Outcome(status: status.code, output: text)) { goesOn = false }
            }
            usleep(3000)
        }
    }

    /// Its end; nil while it runs.
    private func end(of pid: pid_t, _ child: Child) -> (code: Int32?, Void)? {
        var status: Int32 = 0
        if waitpid(pid, &status, WNOHANG) == pid {
            let signal = status & 0x7f
            return (signal == 0 ? (status >> 8) & 0xff : 128 + signal, ())
        }
        guard Self.now - child.started > limit else { return nil }
        kill(pid, SIGKILL)
        waitpid(pid, &status, 0)
        return (nil, ())
    }

    private func start(_ words: [String], output: String) -> pid_t? {
        var actions = posix_spawn_file_actions_t()
        posix_spawn_file_actions_init(&actions)
        defer { posix_spawn_file_actions_destroy(&actions) }
        posix_spawn_file_actions_addopen(&actions, 1, output, O_WRONLY | O_CREAT | O_TRUNC | O_APPEND, 0o600)
        posix_spawn_file_actions_adddup2(&actions, 1, 2)
        // The pictures of a crash would take longer than everything else.
        let environment = ProcessInfo.processInfo.environment
            .merging(["SWIFT_BACKTRACE": "enable=no"]) { $1 }.map { strdup("\($0)=\($1)") }
        let arguments = (["random-use"] + words).map { strdup($0) }
        defer { (environment + arguments).forEach { free($0) } }
        var pid: pid_t = 0
        let result = posix_spawn(&pid, "/proc/self/exe", &actions, nil, arguments + [nil], environment + [nil])
        return result == 0 ? pid : nil
    }

    private static var now: Double {
        var time = timespec()
        clock_gettime(CLOCK_MONOTONIC, &time)
        return Double(time.tv_sec) + Double(time.tv_nsec) / 1e9
    }
}
