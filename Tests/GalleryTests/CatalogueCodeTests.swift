import Foundation
import Testing

@testable import Gallery

/// The code beside a picture stands in the catalogue's source twice: as text, and as the code that has made the picture.
@MainActor @Suite struct CatalogueCodeTests {
    @Test func theStyleBesideAPictureIsTheOneThatThePictureShows() throws {
        let source = try Self.source(in: "Catalogue")
        for scenario in Catalogue.scenarios {
            // The code of the sheets at three detents is put together.
            let isLiteral = Self.count(of: Self.condensed(scenario.code), in: source) > 0
            guard isLiteral, let style = Self.style(in: scenario.code) else { continue }
            #expect(Self.count(of: style, in: source) > 1, "\(scenario.name): \(style)")
        }
    }

    @Test func theStyleAndTheGestureBesideAFilmstripAreThoseOfTheFilmstrip() throws {
        let source = try Self.source(in: "Films")
        for film in Catalogue.films {
            let gestures = film.code.split(separator: "\n").filter { $0.hasPrefix("stage.") }.map(Self.condensed)
            for code in [Self.style(in: film.code)].compactMap(\.self) + gestures {
                #expect(Self.count(of: code, in: source) > 1, "\(film.name): \(code)")
            }
        }
    }

    /// The call of the style's initializer, with its arguments or its closure, without white space; nil where the code has no style.
    private static func style(in code: String) -> String? {
        let code = condensed(code)
        let names = (Style.allCases.map(\.rawValue) + ["Adaptive"]).flatMap { ["\($0)(", "\($0){"] }
        let starts = names.compactMap { name in
            code.range(of: "style:\(name)").map { code.index($0.lowerBound, offsetBy: 6) }
                ?? code.range(of: "as:\(name)").map { code.index($0.lowerBound, offsetBy: 3) }
                ?? (code.hasPrefix(name) ? code.startIndex : nil)
        }
        guard let start = starts.min() else { return nil }
        var depth = 0
        for index in code[start...].indices {
            if "({".contains(code[index]) { depth += 1 }
            if ")}".contains(code[index]) { depth -= 1 }
            if depth == 0, ")}".contains(code[index]) { return String(code[start...index]) }
        }
        return nil
    }

    /// The source of all files in a folder of the gallery, without white space.
    private static func source(in folder: String) throws -> String {
        let package = URL(fileURLWithPath: #filePath)
            .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
        let folder = package.appendingPathComponent("Sources/Demo/Gallery/\(folder)")
        let files = try FileManager.default.contentsOfDirectory(atPath: folder.path).sorted()
        let texts = try files.map { try String(contentsOf: folder.appendingPathComponent($0), encoding: .utf8) }
        // The names that closures have for the same things.
        return condensed(texts.joined())
            .replacingOccurrences(of: "($0)", with: "(pin)")
            .replacingOccurrences(of: "albums.sortItem", with: "sortItem")
    }

    /// Without white space. The parameter of a closure is the stage in most of the code, whatever it is called.
    private static func condensed(_ text: some StringProtocol) -> String {
        String(text.filter { !$0.isWhitespace }).replacingOccurrences(of: "$0.", with: "stage.")
    }

    private static func count(of part: String, in text: String) -> Int {
        text.components(separatedBy: part).count - 1
    }
}
