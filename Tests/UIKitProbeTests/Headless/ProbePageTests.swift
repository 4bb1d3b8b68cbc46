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

    @Test("The excerpts in the documentation are from a report, and the number of entries is right")
    func excerpt() async throws {
        let page = try String(contentsOf: Self.page, encoding: .utf8)
        let report = await Assumptions.assuming {
            $0 = Assumptions()
        } throughout: {
            await Probe.run()
        }
        Console.clear()
        let excerpts = page.components(separatedBy: "```markdown\n").dropFirst().map {
            $0.components(separatedBy: "\n```")[0].components(separatedBy: "\n")
        }
        let lines = Set(report.markdown.components(separatedBy: "\n"))
        #expect(excerpts.map(\.count) == [1, 7])
        #expect(excerpts.joined().allSatisfy(lines.contains))
        #expect(page.contains("a report of \(Probe.entries.count) entries"))
        #expect(page.contains("/^\(Report.start)/,/^\(Report.end.dropLast())/p"))
    }
}
