import Foundation

/// The system's data about a process, on a system with a folder of processes such as Linux.
struct ProcessRecord: Hashable, Sendable {
    var pid: Int
    var parent: Int
    /// The path of the program.
    var executable: String
    /// The arguments, with the name first.
    var arguments: [String]
    /// In seconds since 1970.
    var start: Int
}

extension ProcessRecord {
    /// Nil if there is no such process, or no folder of processes.
    init?(_ pid: Int, in table: URL = URL(fileURLWithPath: "/proc", isDirectory: true)) {
        let folder = table.appendingPathComponent("\(pid)", isDirectory: true)
        guard
            let status = try? String(contentsOf: folder.appendingPathComponent("stat"), encoding: .utf8),
            let machine = try? String(contentsOf: table.appendingPathComponent("stat"), encoding: .utf8),
            let boot = machine.split(separator: "\n").first(where: { $0.hasPrefix("btime ") }),
            let bootTime = Int(boot.dropFirst("btime ".count)),
            let commandLine = try? String(contentsOf: folder.appendingPathComponent("cmdline"), encoding: .utf8),
            // The name before it is in parentheses and may contain parentheses itself.
            let nameEnd = status.lastIndex(of: ")")
        else { return nil }
        let fields = status[nameEnd...].split(separator: " ").dropFirst()
        guard fields.count > 19, let parent = Int(fields[fields.startIndex + 1]),
            let ticks = Int(fields[fields.startIndex + 19])
        else { return nil }
        var arguments = commandLine.split(separator: "\0", omittingEmptySubsequences: false).map(String.init)
        if arguments.last == "" { arguments.removeLast() }
        let link = folder.appendingPathComponent("exe").path
        let executable = try? FileManager.default.destinationOfSymbolicLink(atPath: link)
        self.init(
            pid: pid, parent: parent, executable: executable ?? arguments.first ?? "", arguments: arguments,
            // Linux counts a hundred ticks a second on every machine that Swift runs on.
            start: bootTime + ticks / 100)
    }
}
