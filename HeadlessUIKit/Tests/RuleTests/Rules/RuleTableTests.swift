import Foundation
import Testing

/// The table in the module's README leads from every rule of UIKit to the source that follows it and the test that checks
/// it.
struct RuleTableTests {
    /// The rules that Apple documents or that were recorded: presenting and dismissing, context, layout, safe areas and
    /// animation.
    private static let rules: [String] =
        numbers("C", 1...9) + ["C12", "C13", "C14"] + numbers("C", 16...21) + numbers("C", 23...38)
        + numbers("C", 41...53) + ["C55", "C56", "C56a"] + numbers("C", 57...80)
        + numbers("B", 1...13)
        + ["Y1", "Y2", "Y4", "Y5", "Y6", "Y8", "Y9", "Y10", "SA1", "SA3", "SA4", "SA5", "SA7"]
        + ["N1", "N2", "N3", "N5", "N6"] + numbers("N", 8...17)
        + numbers("P", 1...8) + ["P10", "P11", "P13", "P14", "P15", "P16"]
        + ["T1", "T2", "T3", "T5", "T6", "T8", "T9"]
        + listRules + controlRules

    /// The rules of lists that can be tested: tables, collection views, their layouts and data, and lists in sheets.
    private static let listRules: [String] =
        numbers("TV", 1...9) + numbers("TV", 11...43)
        + numbers("CV", 1...17) + numbers("CF", 1...10) + numbers("CC", 1...14)
        + numbers("CL", 1...6) + numbers("CD", 1...8) + ["LC1"] + numbers("LC", 3...8)
        + numbers("LS", 1...6) + ["LS9"] + numbers("LS", 13...22) + ["LS26"]
        + ["LV1", "LV3", "LV4", "LV5", "LV6", "LV8", "LV9", "LG1", "LG2", "LG4"]

    /// The rules of controls, text, alerts, popovers, menus, pages and columns.
    private static let controlRules: [String] =
        numbers("AL", 1...4) + numbers("AL", 6...10) + numbers("TX", 1...5) + numbers("CO", 1...13)
        + numbers("SB", 1...4) + numbers("RF", 1...4) + numbers("PO", 1...6) + numbers("MN", 1...6)
        + numbers("PV", 1...8) + numbers("SV", 1...4)

    /// There is no status bar that could keep a transition from ending, and the table's row says so (T12).
    private static let inapplicable = ["T12"]

    private static func numbers(_ prefix: String, _ range: ClosedRange<Int>) -> [String] {
        range.map { "\(prefix)\($0)" }
    }

    private static let root = {
        var root = URL(fileURLWithPath: #filePath)
        for _ in 0..<4 { root.deleteLastPathComponent() }
        return root
    }()
    private static let module = root.appendingPathComponent("Sources/UIKit")
    private static let tests = root.appendingPathComponent("Tests")

    /// A line of the table: `| [C36](…/UIKitRules.md#c36) | what it says | source | test |`.
    struct Row: Sendable, CustomTestStringConvertible {
        let rule: String
        let source: String
        let test: String

        var testDescription: String { rule }

        init?(_ line: Substring) {
            let cells = line.split(separator: "|").map { $0.trimmingCharacters(in: .whitespaces) }
            guard cells.count == 4, let link = cells[0].wholeMatch(of: /\[(?<rule>.+)\]\(.+#(?<anchor>.+)\)/),
                link.anchor == link.rule.lowercased()
            else { return nil }
            rule = String(link.rule)
            source = cells[2].replacing("`", with: "")
            test = cells[3].replacing("`", with: "")
        }
    }

    private static let rowsWithTests = rows.filter { !inapplicable.contains($0.rule) }

    private static let rows: [Row] = {
        let readme = try? String(contentsOf: root.appendingPathComponent("README.md"), encoding: .utf8)
        return (readme ?? "").split(separator: "\n").compactMap(Row.init)
    }()

    @Test("The table has a row for every documented and measured rule, and none twice")
    func everyRuleHasARow() {
        let listed = Self.rows.map(\.rule)
        #expect((Self.rules + Self.inapplicable).filter { !listed.contains($0) } == [])
        #expect(Dictionary(grouping: listed) { $0 }.filter { $1.count > 1 }.keys.sorted() == [])
    }

    @Test("The source of a row exists", arguments: rowsWithTests)
    func sourceExists(_ row: Row) {
        #expect(FileManager.default.fileExists(atPath: Self.module.appendingPathComponent(row.source).path))
    }

    @Test("The test file of a row has a test whose title names the rule", arguments: rowsWithTests)
    func testNamesTheRule(_ row: Row) throws {
        let text = try String(contentsOf: Self.tests.appendingPathComponent(row.test), encoding: .utf8)
        #expect(Self.rulesNamed(in: text).contains(row.rule))
    }

    /// The rules at the end of each test's title: `@Test("The default curve eases (N2, N8)")`.
    private static func rulesNamed(in text: String) -> Set<String> {
        let titles = text.matches(of: /@Test\(\s*"[^"]*\((?<rules>[^"()]+)\)"/)
        return Set(
            titles.flatMap { $0.output.rules.split(separator: ",").map { $0.trimmingCharacters(in: .whitespaces) } })
    }

    @Test("Reading titles out of a test file finds every rule at the end, and nothing in a plain title")
    func titlesAreRead() {
        let text = #"""
            @Test("The default curve eases (N2, N8)") func a() {}
            @Test(
                "By hand (C56a)") func b() {}
            @Test("A plain title (C56) with a remark") func c() {}
            """#
        #expect(Self.rulesNamed(in: text).isSuperset(of: ["N2", "N8", "C56a"]))
        #expect(!Self.rulesNamed(in: text).contains("C56"))
    }
}
