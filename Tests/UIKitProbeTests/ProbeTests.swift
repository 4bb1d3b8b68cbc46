import Testing
import UIKit
import UIKitProbe

/// Runs anywhere. On Apple's platforms this is what makes the report; `Documentation/Probe.md` says how.
@MainActor
struct ProbeTests {
    @Test("The probe asks everything and writes a report")
    func report() async {
        let report = await Probe.run()
        let text = report.markdown
        if Platform.printsReport { print("\n" + text) }
        #expect(report.findings.map(\.entry.code) == Probe.entries.map(\.code))
        #expect(text.hasPrefix(Report.start))
        #expect(text.hasSuffix(Report.end + "\n"))
    }

    @Test("There are 25 questions with the most important one first, the logs L1 to L4 and more than forty rules")
    func completeness() {
        #expect(Probe.questions.map(\.code) == ([18] + (1...17) + (19...25)).map { "Q-\($0)" })
        #expect(Set(Probe.logs.map(\.code)) == ["L1", "L2", "L3", "L4"])
        #expect(Set(Probe.rules.map(\.code)).count > 40)
        #expect(Probe.questions.allSatisfy { $0.expected.count > 1 })
    }
}
