import Foundation
import LayoutSnapshots
import Testing

/// The test that is running, as far as its framework tells, and the commands that run it alone.
struct RunningTest: Hashable, Sendable {
    enum Framework: Hashable, Sendable {
        case swiftTesting, xctest
    }

    var framework: Framework
    var module: String
    /// The suites and the function. XCTest does not tell the class, and the function only where it is the test's own.
    var names: [String]

    /// - Parameters:
    ///   - fileID: Of the expectation.
    ///   - function: The one that the expectation is in.
    static func current(fileID: StaticString, function: StaticString) -> RunningTest {
        if let test = Test.current {
            return RunningTest(framework: .swiftTesting, module: test.id.moduleName, names: test.id.nameComponents)
        }
        let module = "\(fileID)".prefix { $0 != "/" }
        let isTest = "\(function)".hasPrefix("test") && "\(function)".hasSuffix("()")
        return RunningTest(framework: .xctest, module: String(module), names: isTest ? ["\(function)"] : [])
    }

    /// The command that runs the test in a mode.
    func command(_ mode: RecordMode, environment: [String: String]) -> String {
        #if canImport(ObjectiveC)
            xcodebuild(mode, environment: environment)
        #else
            swiftTest(mode)
        #endif
    }

    /// `SNAPSHOTS=changed swift test --filter CardTests.DetailTests/opens`.
    func swiftTest(_ mode: RecordMode) -> String {
        "SNAPSHOTS=\(mode.rawValue) swift test --filter \(filter)"
    }

    /// The filter is a regular expression that goes through a shell. Whatever means something to either of them, such
    /// as the backticks and spaces of a raw identifier, is written as `.`, which stands for any character.
    private var filter: String {
        let path = names.map { $0.prefix { $0 != "(" } }.joined(separator: "/")
        let safe = path.map { character in
            let isSafe = character.isASCII && (character.isLetter || character.isNumber || "_/".contains(character))
            return isSafe ? String(character) : "."
        }
        return switch framework {
        case .swiftTesting: "\(module).\(safe.joined())"
        case .xctest: names.isEmpty ? "\(module)." : "'\(module)[.].+/\(safe.joined())$'"
        }
    }

    /// `TEST_RUNNER_SNAPSHOTS=changed xcodebuild test …`, with the scheme to be filled in, and the destination, too, where
    /// the environment does not say which Simulator this is.
    ///
    /// Xcode hands a variable to the tests when its name begins so.
    func xcodebuild(_ mode: RecordMode, environment: [String: String]) -> String {
        let destination = environment["SIMULATOR_UDID"].map { "id=\($0)" } ?? "<destination>"
        let test = framework == .xctest ? [] : names
        let selection = ([module] + test).joined(separator: "/").replacingOccurrences(of: "'", with: "'\\''")
        return
            "TEST_RUNNER_SNAPSHOTS=\(mode.rawValue) xcodebuild test -scheme '<scheme>' -destination '\(destination)' "
            + "-only-testing:'\(selection)'"
    }
}
