import Foundation

/// The run that a process is a part of: all that one `swift test` starts. That are several processes: one for XCTest, one
/// for Swift Testing, with `--parallel` one for each test of XCTest, and one for each exit test.
package struct TestRun: Hashable, Sendable {
    /// The same in every process of the run. A later run comes later in the order of text.
    package var id: String
    /// Whether all tests take part. False where that cannot be known.
    package var isWhole: Bool
    /// Which process of the run this is, such as `swift-testing.4711`. Nil for an exit test, which may end as it likes.
    package var part: String?

    /// The run of this process.
    ///
    /// Where the system does not tell who started a process, each is a run of its own, unless the run has a name.
    ///
    /// - Parameter name: The name of a complete run, from the environment.
    package static func current(named name: String?) -> TestRun {
        guard let name else { return own }
        return TestRun(id: name, isWhole: true, part: own.part)
    }

    private static let own: TestRun = {
        let pid = Int(ProcessInfo.processInfo.processIdentifier)
        let now = Int(Date().timeIntervalSince1970)
        return TestRun(of: pid) { ProcessRecord($0) }
            ?? TestRun(id: "\(now)-\(pid)", isWhole: false, part: "tests.\(pid)")
    }()
}

extension TestRun {
    /// Nil when the process is not in the table.
    init?(of pid: Int, in table: (Int) -> ProcessRecord?) {
        guard let process = table(pid) else { return nil }
        var top = process
        while let parent = table(top.parent), parent.executable == top.executable { top = parent }
        let framework = top.arguments.contains("swift-testing") ? "swift-testing" : "xctest"
        let part = top == process ? "\(framework).\(pid)" : nil
        guard let command = table(top.parent), command.arguments.first?.split(separator: "/").last == "swift-test"
        else {
            self.init(id: "\(top.start)-\(top.pid)", isWhole: false, part: part)
            return
        }
        self.init(
            id: "\(command.start)-\(command.pid)", isWhole: !Self.selects(command.arguments.dropFirst()), part: part)
    }

    /// Whether the arguments of `swift test` leave tests out.
    private static func selects(_ arguments: some Sequence<String>) -> Bool {
        let selecting: Set<Substring> = [
            "--filter", "--skip", "--specifier", "-s", "--test-product", "--disable-xctest", "--disable-swift-testing",
            "list",
        ]
        return arguments.contains { selecting.contains($0.prefix { $0 != "=" }) }
    }
}
