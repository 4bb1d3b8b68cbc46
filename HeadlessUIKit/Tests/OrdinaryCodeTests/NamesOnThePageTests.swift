import Foundation
import Testing

/// `Documentation/HeadlessUIKit.md` names what the module has and what it lacks.
struct NamesOnThePageTests {
    private let page: NamesOnPage
    private let declared: DeclaredNames

    init() throws {
        var root = URL(fileURLWithPath: #filePath)
        for _ in 0..<3 { root.deleteLastPathComponent() }
        page = try NamesOnPage(
            root.deletingLastPathComponent().appendingPathComponent("Documentation/HeadlessUIKit.md"))
        declared = try DeclaredNames(
            in: ["UIKit", "HeadlessCoreGraphics"].map { root.appendingPathComponent("Sources/\($0)") })
    }

    @Test("Every type that the page promises is declared, and none of those that it refuses")
    func types() throws {
        let there = page.types(in: "What there is", wholeRows: true)
        let refused = page.types(in: "What there is not")
        #expect(there.count > 60)
        #expect(there.subtracting(declared.types).sorted() == [])
        #expect(refused.count > 30)
        // Images exist, their pixels do not.
        #expect(refused.intersection(declared.types).sorted() == ["UIImage"])
        #expect(page.types(in: "What is not there yet").intersection(declared.types).sorted() == [])
    }

    @Test("No member that the page refuses is declared")
    func members() {
        let refused = page.members(in: "What there is not")
        #expect(refused.count > 30)
        #expect(refused.filter(declared.hasMember).sorted() == [])
        // So that a name that nobody could find does not pass.
        #expect(declared.hasMember("UIView.tintAdjustmentMode"))
        #expect(declared.hasMember("UIViewController.updateProperties"))
        #expect(declared.hasMember("UIScrollView.scrollsToTop"))
    }

    @Test("Everything that is accepted without an effect is declared")
    func accepted() {
        let (types, members) = (page.types(in: "What is accepted"), page.members(in: "What is accepted"))
        #expect(types.count > 8)
        #expect(types.subtracting(declared.types).sorted() == [])
        #expect(members.count > 8)
        #expect(members.filter { !declared.hasMember($0) }.sorted() == [])
    }

    @Test("QuartzCore exports everything of Core Animation")
    func quartzCore() throws {
        var sources = URL(fileURLWithPath: #filePath)
        for _ in 0..<3 { sources.deleteLastPathComponent() }
        sources.appendPathComponent("Sources")
        let exports = try String(
            contentsOf: sources.appendingPathComponent("QuartzCore/Exports.swift"), encoding: .utf8)
        let exported = Set(exports.matches(of: /UIKit\.(CA\w+)/).map { String($0.output.1) })
        #expect(exported.count > 40)
        #expect(declared.types.filter { $0.hasPrefix("CA") }.subtracting(exported).sorted() == [])
    }

    @Test("The classes that the page says Foundation lacks on Linux are not there")
    func foundation() {
        let missing = page.classes(in: "Foundation on Linux")
        #expect(missing.isSuperset(of: ["ListFormatter", "RelativeDateTimeFormatter", "UndoManager"]))
        // These are there in name, but cannot be used.
        let unavailable: Set = ["DateComponentsFormatter", "MeasurementFormatter", "PersonNameComponentsFormatter"]
        #expect(NSClassFromString("Foundation.DateFormatter") != nil)
        #expect(missing.subtracting(unavailable).filter { NSClassFromString("Foundation.\($0)") != nil } == [])
    }
}

/// The names in backquotes in the tables of the page.
private struct NamesOnPage {
    private let sections: [String]

    init(_ file: URL) throws {
        sections = try String(contentsOf: file, encoding: .utf8).components(separatedBy: "\n## ")
    }

    /// - Parameter wholeRows: False for the first column of tables alone.
    func types(in section: String, wholeRows: Bool = false) -> Set<String> {
        let text = wholeRows ? self.text(of: section) : firstCells(of: section)
        return Set(text.matches(of: /`((?:UI|CA|NS|CG|CI)[A-Z][A-Za-z]+)`/).map { String($0.output.1) })
    }

    /// Names such as `UIView.appearance`.
    func members(in section: String) -> Set<String> {
        Set(
            firstCells(of: section).matches(of: /`((?:UI|CA|NS)[A-Z][A-Za-z]+\.[a-z][A-Za-z]+)/).map {
                String($0.output.1)
            })
    }

    func classes(in section: String) -> Set<String> {
        Set(firstCells(of: section).matches(of: /`([A-Z][A-Za-z]+)`/).map { String($0.output.1) })
            .filter { $0.hasSuffix("Formatter") || $0.hasPrefix("NS") || $0 == "UndoManager" }
    }

    private func text(of section: String) -> String {
        sections.first {
            $0.hasPrefix(section + "\n") || $0.hasPrefix(section + ",") || $0.hasPrefix(section + " accepted")
        }
            ?? sections.first { $0.hasPrefix(section) } ?? ""
    }

    private func firstCells(of section: String) -> String {
        text(of: section).split(separator: "\n").filter { $0.hasPrefix("|") }
            .compactMap { $0.split(separator: "|").first.map(String.init) }.joined(separator: "\n")
    }
}

/// The public declarations of a module, read from its sources.
private struct DeclaredNames {
    private(set) var types: Set<String> = []
    private var members: Set<String> = []

    init(in folders: [URL]) throws {
        for folder in folders {
            for file in try FileManager.default.subpathsOfDirectory(atPath: folder.path) where file.hasSuffix(".swift")
            {
                read(try String(contentsOf: folder.appendingPathComponent(file), encoding: .utf8))
            }
        }
    }

    /// - Parameter name: Such as `UIView.tag`.
    func hasMember(_ name: String) -> Bool { members.contains(name) }

    private mutating func read(_ source: String) {
        let type =
            /^ *(?:@[A-Za-z]+ )*(?:(?:public|open|package|final) )*(?:class|struct|enum|protocol|extension) ([A-Za-z.]+)/
        let member = /^ *(?:@[A-Za-z]+ )*(?:public|open)(?:\(set\))? .*?\b(?:func|var|let) ([A-Za-z]+)/
        let declaration = /(?:public|open) (?:final )?(?:class|struct|enum|protocol|typealias) (\w+)/
        types.formUnion(source.matches(of: declaration).map { String($0.output.1) })
        // The owners around a line, by their indentation.
        var owners: [(indentation: Int, name: String)] = []
        for line in source.split(separator: "\n") {
            let indentation = line.prefix { $0 == " " }.count
            owners.removeAll { $0.indentation >= indentation }
            if let match = line.prefixMatch(of: type), line.hasSuffix("{") {
                owners.append((indentation, String(match.output.1)))
            } else if let match = line.prefixMatch(of: member), let owner = owners.last?.name {
                members.insert("\(owner).\(match.output.1)")
            }
        }
    }
}
