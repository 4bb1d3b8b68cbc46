import Foundation

/// The run that a process is a part of: everything that one `swift test` starts. It has several processes: one for
/// XCTest, one for Swift Testing, with `--parallel` one for each test of XCTest, and one for each exit test.
package struct TestRun: Hashable, Sendable {
    /// The same in every process of the run. Later runs sort after earlier ones as text.
    package var id: String
    /// True if all tests take part. False if that is unknown.
    package var isWhole: Bool
    /// The name of this process in the run, such as `swift-testing.4711`. Nil for an exit test, which may end in any
    /// way.
    package var part: String?

    /// The run of this process.
    ///
    /// If the system does not tell the parent of a process, each process is its own run, unless the run has a name.
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
    /// Nil if the process is not in the table.
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

    /// Returns whether the arguments of `swift test` leave out tests.
    private static func selects(_ arguments: some Sequence<String>) -> Bool {
        let selecting: Set<Substring> = [
            "--filter", "--skip", "--specifier", "-s", "--test-product", "--disable-xctest", "--disable-swift-testing",
            "list",
        ]
        return arguments.contains { selecting.contains($0.prefix { $0 != "=" }) }
    }
}
