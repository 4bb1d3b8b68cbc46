import Testing

@testable import PresentationsTesting

@Suite struct TestFilterTests {
    @Test(arguments: [
        (["opensACard()"], "CardTests.opensACard"),
        (["Suite", "Inner", "opensACard(n:)"], "CardTests.Suite/Inner/opensACard"),
        (["Suite", "`opens a card`()"], "CardTests.Suite/.opens.a.card."),
        (["Suite", "`it's $5 & more`()"], "CardTests.Suite/.it.s..5...more."),
    ])
    func theFilterSurvivesAShell(names: [String], filter: String) {
        #expect(TestFilter.make(module: "CardTests", names: names) == filter)
    }

    @Test func theCurrentTestIsNamedBySuiteAndFunction() {
        #expect(
            TestFilter.current
                == "PresentationsTestingTests.TestFilterTests/theCurrentTestIsNamedBySuiteAndFunction")
    }
}
