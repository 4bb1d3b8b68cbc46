import Foundation
import Testing

@testable import LayoutSnapshots

/// The package's own references and pictures, as they are committed.
@Suite struct SnapshotFilesTests {
    private static let folder = URL(fileURLWithPath: #filePath)
        .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
        .appendingPathComponent("Snapshots", isDirectory: true)

    private static let files: [String] = {
        let names = (try? FileManager.default.subpathsOfDirectory(atPath: folder.path)) ?? []
        return names.filter { !folder.appendingPathComponent($0).hasDirectoryPath && $0.contains(".") }.sorted()
    }()

    private static let pictures = files.filter { $0.hasSuffix(".svg") }
    private static let animatedSVGs = files.filter { $0.hasSuffix(".moving.svg") }

    private static func text(_ file: String) throws -> String {
        try String(contentsOf: folder.appendingPathComponent(file), encoding: .utf8)
    }

    @Test("There are pictures, and pages about them, and nothing else")
    func kinds() {
        #expect(Self.pictures.count > 300)
        #expect(Self.animatedSVGs.count > 40)
        #expect(Self.files.filter { !$0.hasSuffix(".svg") && !$0.hasSuffix(".md") } == ["index.html"])
    }

    /// In parts, so that both cores have work.
    private static let pieces = Array(0..<8)

    @Test("Each is of a known form and would be written again as it is", arguments: pieces)
    func canonicalForm(piece: Int) throws {
        for file in Self.pictures.enumerated().filter({ $0.offset % Self.pieces.count == piece }).map(\.element) {
            let text = try Self.text(file)
            let reference = try StoredReference(text)
            #expect(try reference.canonicalText == text, "\(file) is not as it would be written")
            if case .animatedSVG = reference {
                #expect(file.hasSuffix(".moving.svg"), "\(file) is neither a scene nor a filmstrip")
            } else {
                #expect(!file.hasSuffix(".moving.svg"), "\(file) does not move")
            }
        }
    }

    @Test("No name is there twice, each that is used is there, and none is in another file")
    func names() throws {
        for file in Self.pictures {
            let names = Names(in: try Self.text(file))
            #expect(names.twice == [], "\(file)")
            #expect(names.used.subtracting(names.defined) == [], "\(file)")
            #expect(names.outside == [], "\(file)")
        }
    }

    @Test("A moving picture is small, and moves by itself", arguments: animatedSVGs)
    func animatedSVG(file: String) throws {
        let text = try Self.text(file)
        #expect(text.utf8.count < 100_000)
        #expect(text.contains("@keyframes"))
        #expect(text.contains("@media (prefers-reduced-motion:reduce)"))
        for forbidden in ["<script", "<foreignObject", "@import", "javascript:", " onload=", " onclick="] {
            #expect(!text.contains(forbidden))
        }
    }
}

/// The names in a file, and the references to them.
private struct Names {
    private(set) var defined: Set<Substring> = []
    private(set) var twice: [Substring] = []
    private(set) var used: Set<Substring> = []
    /// The attributes that refer to definitions.
    private(set) var outside: [Substring] = []

    /// Reads the text itself, in which a quotation mark begins or ends the value of an attribute.
    init(in text: String) {
        let pieces = text.utf8.split(separator: UInt8(ascii: "\""), omittingEmptySubsequences: false).map(
            Substring.init)
        for (before, value) in zip(pieces, pieces.dropFirst()) {
            if before.utf8.ends(with: " id=") {
                if !defined.insert(value).inserted { twice.append(value) }
            } else if before.utf8.ends(with: " href=") {
                refer(to: value)
            } else if value.utf8.starts(with: "url(".utf8) {
                refer(to: value.dropFirst(4).dropLast())
            } else if value.utf8.first == UInt8(ascii: ">"), value.contains("url(") {
                // The rules of a moving picture.
                for rule in value.matches(of: /url\(([^)]*)\)/) { refer(to: rule.1) }
            }
        }
    }

    private mutating func refer(to place: Substring) {
        if place.hasPrefix("#") {
            used.insert(place.dropFirst())
        } else if !place.hasPrefix("data:") {
            outside.append(place)
        }
    }
}

extension Substring.UTF8View {
    fileprivate func ends(with text: String) -> Bool { suffix(text.utf8.count).elementsEqual(text.utf8) }
}
