import Foundation
import Testing
import UIKit

@testable import UIKitProbe

/// `Documentation/Probe.md` shows parts of a real report.
@MainActor
struct ProbePageTests {
    private static let page = {
        var root = URL(fileURLWithPath: #filePath)
        for _ in 0..<4 { root.deleteLastPathComponent() }
        return root.appendingPathComponent("Documentation/Probe.md")
    }()

    @Test("The excerpt in the documentation is from a report, and the number of entries is right")
    func excerpt() async throws {
        let page = try String(contentsOf: Self.page, encoding: .utf8)
        let report = await Assumptions.assuming {
            $0 = Assumptions()
        } throughout: {
            await Probe.run()
        }
        Console.clear()
        let parts = page.components(separatedBy: "```markdown\n")
        let rows = try #require(parts.last?.components(separatedBy: "\n```").first).split(separator: "\n")
        let lines = Set(report.markdown.split(separator: "\n"))
        #expect(parts.count == 2)
        #expect(rows.count == 7)
        #expect(rows.allSatisfy(lines.contains))
        #expect(page.contains("a report of \(Probe.entries.count) entries"))
        #expect(page.contains("/^\(Report.start)/,/^\(Report.end.dropLast())/p"))
    }
}
