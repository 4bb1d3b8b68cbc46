import Foundation
import Testing

/// The pages of rules in `HeadlessUIKit/Documentation` explain every rule that a comment or a title cites, and no other.
struct RulesPageTests {
    @Test("Every rule that is cited is explained, and every rule that is explained is cited")
    func rulesAreExplained() throws {
        var citations: [String: String] = [:]
        for file in try Repository.paths(in: ["Sources", "Tests", "HeadlessUIKit"]) where file.hasSuffix(".swift") {
            for rule in try Self.rulesCited(in: try Repository.text(file)) { citations[rule] = file }
        }
        let page = try Self.pages()
        let explained = Set(try Self.matches(of: "(?<=</a>\\*\\*)\(Self.rule)(?=\\*\\*)", in: page))

        #expect(citations.filter { !explained.contains($0.key) } == [:])
        #expect(explained.subtracting(citations.keys).sorted() == [])
    }

    @Test("Each rule has one anchor, which is its code in lower case")
    func anchorsAreTheCodes() throws {
        let page = try Self.pages()
        let anchors = try Self.matches(of: #"(?<=<a id=")[^"]+(?=">)"#, in: page)
        let rules = try Self.matches(of: "(?<=</a>\\*\\*)\(Self.rule)(?=\\*\\*)", in: page)
        #expect(anchors == rules.map { $0.lowercased() })
        #expect(Set(anchors).count == anchors.count)
    }

    @Test("Citations are read from comments, titles and headings, and from no other text")
    func citationsAreRead() throws {
        let source = #"""
            // Waits for the commit (C1), see https://a.b/C2.
            let path = "M 0 V20 C80 90"  // (N2, V-N3)
            @Test(
                "Chrome is removed by hand (C56a)") func a() {}
            Section(title: "S10. Swipe down"); Section(title: "Swipe up (S11)")
            let gamut = P3, other = "SA1"
            /// A table always bounces (TV1, LC3).
            """#
        #expect(try Self.rulesCited(in: source) == ["C1", "N2", "V-N3", "C56a", "S10", "TV1", "LC3"])
    }

    /// Returns the pages, one after the other.
    private static func pages() throws -> String {
        try ["UIKitRules", "UIKitListRules", "UIKitControlRules"].map {
            try Repository.text("HeadlessUIKit/Documentation/\($0).md")
        }.joined()
    }

    /// The form of a code: `C56a`, `V-N3`, `SA1`, `TV4`.
    private static let rule =
        "(?:V-N|SA|Q-|TV|C[CDFLOV]|L[CGSV]|AL|TX|S[BV]|RF|P[OV]|MN|[BCFGKLNPQRSTVXYZ])[1-9][0-9]?a?"

    /// The rules in comments, in titles of tests and at the beginning of headings of the gallery.
    private static func rulesCited(in source: String) throws -> Set<String> {
        let comment = "(?<!:)//.*"
        let title = #"@(?:Test|Suite)\(\s*"(?:[^"\\]|\\.)*""#
        let heading = "\"\(rule)[.:] "
        let places = try matches(of: "\(comment)|\(title)|\(heading)", in: source)
        return Set(try places.flatMap { try matches(of: "(?<![\\w`./@+-])\(rule)(?![\\w-])", in: $0) })
    }

    /// Uses Foundation's regular expressions, since Swift's take seconds for so much text when they are not optimised.
    private static func matches(of pattern: String, in text: String) throws -> [String] {
        let whole = NSRange(text.startIndex..., in: text)
        return try NSRegularExpression(pattern: pattern).matches(in: text, range: whole).compactMap {
            Range($0.range, in: text).map { String(text[$0]) }
        }
    }
}
