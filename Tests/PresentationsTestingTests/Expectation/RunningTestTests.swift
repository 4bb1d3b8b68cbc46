import Testing
import XCTest

@testable import PresentationsTesting

@Suite struct RunningTestTests {
    @Test(arguments: [
        (["opensACard()"], "CardTests.opensACard"),
        (["Suite", "Inner", "opensACard(n:)"], "CardTests.Suite/Inner/opensACard"),
        (["Suite", "`opens a card`()"], "CardTests.Suite/.opens.a.card."),
        (["Suite", "`it's $5 & more`()"], "CardTests.Suite/.it.s..5...more."),
    ])
    func theFilterSurvivesAShell(names: [String], filter: String) {
        let test = RunningTest(framework: .swiftTesting, module: "CardTests", names: names)
        #expect(test.swiftTest(.changed) == "SNAPSHOTS=changed swift test --filter \(filter)")
    }

    @Test func aTestOfXCTestIsFoundByItsMethodInWhateverClassItIs() {
        let test = RunningTest(framework: .xctest, module: "CardTests", names: ["testOpens()"])
        #expect(test.swiftTest(.missing) == "SNAPSHOTS=missing swift test --filter 'CardTests[.].+/testOpens$'")
    }

    @Test func anExpectationInAHelperOfXCTestSelectsItsModule() {
        let test = RunningTest.current(fileID: "CardTests/Helper.swift", function: "check(_:)")
        // Swift Testing runs this test, and can name it.
        #expect(test.module == "PresentationsTestingTests")
        let helper = RunningTest(framework: .xctest, module: "CardTests", names: [])
        #expect(helper.swiftTest(.changed) == "SNAPSHOTS=changed swift test --filter CardTests.")
    }

    @Test func theCurrentTestIsNamedBySuiteAndFunction() {
        let test = RunningTest.current(fileID: #fileID, function: #function)
        #expect(
            test
                == RunningTest(
                    framework: .swiftTesting, module: "PresentationsTestingTests",
                    names: ["RunningTestTests", "theCurrentTestIsNamedBySuiteAndFunction()"]))
    }

    @Test func onASimulatorTheCommandIsXcodesForThatSimulator() {
        let test = RunningTest(framework: .swiftTesting, module: "CardTests", names: ["Suite", "opensACard(n:)"])
        #expect(
            test.xcodebuild(.changed, environment: ["SIMULATOR_UDID": "4B1D"])
                == "TEST_RUNNER_SNAPSHOTS=changed xcodebuild test -scheme '<scheme>' -destination 'id=4B1D' "
                + "-only-testing:'CardTests/Suite/opensACard(n:)'")
        let raw = RunningTest(framework: .swiftTesting, module: "CardTests", names: ["`it's open`()"])
        #expect(
            raw.xcodebuild(.missing, environment: [:])
                == "TEST_RUNNER_SNAPSHOTS=missing xcodebuild test -scheme '<scheme>' -destination '<destination>' "
                + "-only-testing:'CardTests/`it'\\''s open`()'")
        let method = RunningTest(framework: .xctest, module: "CardTests", names: ["testOpens()"])
        #expect(method.xcodebuild(.changed, environment: [:]).hasSuffix("-only-testing:'CardTests'"))
    }
}

/// A test that XCTest runs.
final class RunningTestXCTests: XCTestCase {
    func testTheCurrentTestIsNamedByItsMethod() {
        let test = RunningTest.current(fileID: #fileID, function: #function)
        XCTAssertEqual(
            test,
            RunningTest(
                framework: .xctest, module: "PresentationsTestingTests",
                names: ["testTheCurrentTestIsNamedByItsMethod()"]))
        let helper = RunningTest.current(fileID: #fileID, function: "check(_:)")
        XCTAssertEqual(helper, RunningTest(framework: .xctest, module: "PresentationsTestingTests", names: []))
    }
}
