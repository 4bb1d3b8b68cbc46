import Foundation
import TemporaryFolder
import Testing

@testable import LayoutSnapshots

@Suite("Processes of one run") struct TestRunTests {
    private static let tests = "/repo/.build/debug/PackageTests.xctest"

    private func process(_ pid: Int, by parent: Int, _ arguments: String..., start: Int = 0) -> ProcessRecord {
        ProcessRecord(pid: pid, parent: parent, executable: arguments[0], arguments: arguments, start: start)
    }

    private func run(_ pid: Int, _ processes: ProcessRecord...) -> TestRun? {
        TestRun(of: pid) { wanted in processes.first { $0.pid == wanted } }
    }

    @Test("XCTest and Swift Testing are two processes of one run, named after the command that started both")
    func twoFrameworks() {
        let command = process(10, by: 1, "/usr/bin/swift-test", start: 1_700_000_000)
        let first = process(11, by: 10, Self.tests, start: 1_700_000_005)
        let second = process(12, by: 10, Self.tests, "--testing-library", "swift-testing", start: 1_700_000_009)
        #expect(
            run(11, command, first, second) == TestRun(id: "1700000000-10", isWhole: true, part: "xctest.11"))
        #expect(
            run(12, command, first, second) == TestRun(id: "1700000000-10", isWhole: true, part: "swift-testing.12"))
    }

    @Test(
        "A run that leaves tests out is not whole",
        arguments: [
            ["--filter", "Card"], ["--filter=Card"], ["--skip", "Card"], ["--skip-build", "--specifier", "A"],
            ["-s", "A"],
            ["--disable-xctest"], ["--disable-swift-testing"], ["--test-product", "A"], ["list"],
        ])
    func selection(arguments: [String]) {
        var command = process(10, by: 1, "/usr/bin/swift-test")
        command.arguments += arguments
        #expect(run(11, command, process(11, by: 10, Self.tests))?.isWhole == false)
    }

    @Test("Other arguments leave none out")
    func others() {
        let command = process(
            10, by: 1, "/usr/bin/swift-test", "--parallel", "--skip-build", "--num-workers", "2", "-Xswiftc", "-O")
        #expect(run(11, command, process(11, by: 10, Self.tests))?.isWhole == true)
    }

    @Test("An exit test belongs to the run of the test that began it, and may end as it likes")
    func exitTest() {
        let command = process(10, by: 1, "/usr/bin/swift-test", start: 5)
        let test = process(12, by: 10, Self.tests, "--testing-library", "swift-testing")
        let child = process(13, by: 12, Self.tests)
        #expect(run(13, command, test, child) == TestRun(id: "5-10", isWhole: true, part: nil))
    }

    @Test("A process started by something else is a separate run, and it is unknown if it is complete")
    func alone() {
        let shell = process(10, by: 1, "/bin/sh", start: 4)
        #expect(
            run(11, shell, process(11, by: 10, Self.tests, start: 5))
                == TestRun(id: "5-11", isWhole: false, part: "xctest.11"))
        #expect(run(11, process(11, by: 10, Self.tests, start: 5))?.id == "5-11")
        #expect(run(99, shell) == nil)
    }

    @Test("A run that was given a name is a whole one")
    func named() {
        let run = TestRun.current(named: "nightly")
        #expect(run.id == "nightly")
        #expect(run.isWhole)
    }

    @Test("A process is read from the system's table, whatever it is called")
    func table() throws {
        try withTemporaryFolder { folder in
            let own = folder.appendingPathComponent("42", isDirectory: true)
            try FileManager.default.createDirectory(at: own, withIntermediateDirectories: true)
            func write(_ text: String, _ name: String) throws {
                try Data(text.utf8).write(to: folder.appendingPathComponent(name))
            }
            try write("cpu 1 2\nbtime 1700000000\n", "stat")
            try write(
                "42 (a (b) c) S 7 " + (5...21).map(String.init).joined(separator: " ") + " 12345 9 9\n", "42/stat")
            try write("/bin/a\0--filter\0\0", "42/cmdline")
            try FileManager.default.createSymbolicLink(
                atPath: own.appendingPathComponent("exe").path, withDestinationPath: "/bin/real")
            #expect(
                ProcessRecord(42, in: folder)
                    == ProcessRecord(
                        pid: 42, parent: 7, executable: "/bin/real", arguments: ["/bin/a", "--filter", ""],
                        start: 1_700_000_123))
            #expect(ProcessRecord(43, in: folder) == nil)
        }
    }
}
