import Foundation
import StyleSamples
import Testing

/// `swift test` does not run the soak test, so its table in the documentation is copied by hand.
struct SoakTableTests {
    @Test(
        "The table of ten thousand cycles has a row for each subject of its own, and the pages say how many there are")
    func styles() throws {
        let source = try Repository.text("Tests/Soak/Subject.swift")
        let list = try #require(source.firstMatch(of: /case ((\w+, )+\w+)\n/)?.1)
        let subjects = list.components(separatedBy: ", ")
        let page = try Repository.text("Documentation/Testing.md")
        let rows = page.matches(of: /\n\| `(\w+)` \| \d+ \|/).map { String($0.1) }
        // A style that is a sample may have a row.
        let samples = StyleSample.ofEachStyle.map(\.name)
        #expect(rows.filter { !samples.contains($0) } == subjects)

        let formatter = NumberFormatter()
        formatter.locale = Locale(identifier: "en_GB")
        formatter.numberStyle = .spellOut
        let number = try #require(formatter.string(from: rows.count as NSNumber))
        #expect(page.contains("each of \(number) styles"))
        #expect(try Repository.text("Documentation/Verification.md").contains("\(number) styles, each presented"))
    }
}
