import Counting
import Foundation

/// What each task cost when somebody looked last: a file in the repository, and one for debug builds.
struct Baseline {
    /// By how much more a task may cost.
    static let percentage = 3

    private(set) var counts: [String: Counts] = [:]

    #if DEBUG
        private static let name = "baseline-debug.tsv"
    #else
        private static let name = "baseline.tsv"
    #endif

    private static let file = URL(fileURLWithPath: name)

    /// Reads the file in the current folder; without it nothing is known yet.
    init() throws {
        guard FileManager.default.fileExists(atPath: Self.file.path) else { return }
        let lines = try String(contentsOf: Self.file, encoding: .utf8).split(separator: "\n")
        for line in lines where !line.hasPrefix("#") {
            guard let tab = line.firstIndex(of: "\t") else { throw Complaint("\(Self.name): \"\(line)\"") }
            let count = try Counts(text: line[line.index(after: tab)...])
            counts[String(line[..<tab]), default: Counts()].instructions.merge(count.instructions) { $1 }
        }
    }

    mutating func take(_ new: [String: Counts], replacingAll: Bool) {
        if replacingAll { counts = [:] }
        for (program, new) in new { counts[program, default: Counts()].instructions.merge(new.instructions) { $1 } }
    }

    func write() throws {
        let lines = counts.sorted { $0.key < $1.key }.flatMap { program, counts in
            counts.text.split(separator: "\n").map { "\(program)\t\($0)\n" }
        }
        let head = "# Instructions for each task, by Benchmarks/measure. Program, task, number.\n"
        try Data((head + lines.joined()).utf8).write(to: Self.file)
    }

    // MARK: Comparing

    /// What costs more than it may, in words; what has no number yet, too.
    func rises(in new: [String: Counts]) -> [String] {
        compare(new) { program, task, old, now in
            let command = "Benchmarks/measure \(Self.arguments(program, task))"
            guard let old else {
                return "\(program) \(task): \(now) instructions, and none in the baseline. Take them: \(command)"
            }
            guard now * 100 > old * (100 + Self.percentage) else { return nil }
            return "\(program) \(task): \(now) instructions instead of \(old), \(Self.change(from: old, to: now)). "
                + "Take them as the baseline: \(command)"
        }
    }

    /// What costs less, by as much, and makes a new baseline worthwhile.
    func falls(in new: [String: Counts]) -> [String] {
        compare(new) { program, task, old, now in
            guard let old, now * 100 < old * (100 - Self.percentage) else { return nil }
            return "\(program) \(task): \(now) instructions instead of \(old), \(Self.change(from: old, to: now)). "
                + "Keep them: Benchmarks/measure \(Self.arguments(program, task))"
        }
    }

    private func compare(
        _ new: [String: Counts], _ words: (_ program: String, _ task: String, _ old: Int?, _ now: Int) -> String?
    ) -> [String] {
        new.sorted { $0.key < $1.key }.flatMap { program, counts in
            counts.instructions.sorted { $0.key < $1.key }.compactMap { task, now in
                words(program, task, self.counts[program]?.instructions[task], now)
            }
        }
    }

    private static func change(from old: Int, to now: Int) -> String {
        String(format: "%+.1f %%", (Double(now) / Double(old) - 1) * 100)
    }

    private static func arguments(_ program: String, _ task: String) -> String {
        #if DEBUG
            "--cheapest"
        #else
            "\(program) \(task.contains(" ") ? "\"\(task)\"" : task)"
        #endif
    }
}
