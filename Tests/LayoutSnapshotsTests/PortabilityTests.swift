import Foundation
import Testing

@Suite("Scenes are portable") struct PortabilityTests {
    private static let sources = URL(fileURLWithPath: #filePath)
        .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
        .appendingPathComponent("Sources/Testing/LayoutSnapshots", isDirectory: true)

    @Test("No file imports more than Foundation, so that the same code compares on every platform")
    func importsAreFoundationAlone() throws {
        let files = try FileManager.default.subpathsOfDirectory(atPath: Self.sources.path)
            .filter { $0.hasSuffix(".swift") }
        #expect(files.count > 40)
        for file in files {
            let text = try String(contentsOf: Self.sources.appendingPathComponent(file), encoding: .utf8)
            let imports = text.split(separator: "\n").filter { $0.contains("import ") && !$0.contains("//") }
            #expect(imports.allSatisfy { $0 == "import Foundation" }, "\(file): \(imports)")
        }
    }

    /// On Linux Foundation always has the same locale, so running there would prove nothing.
    @Test("No file that makes or reads a picture asks for a locale, a date or a format")
    func nothingIsWrittenByALocale() throws {
        let words = ["String(format", "Formatter", ".formatted(", "Locale", "localized", "Date", "printf", "hashValue"]
        for file in try FileManager.default.subpathsOfDirectory(atPath: Self.sources.path)
        where file.hasSuffix(".swift") && !["Recording", "References", "Runs"].contains(file.prefix { $0 != "/" }) {
            let text = try String(contentsOf: Self.sources.appendingPathComponent(file), encoding: .utf8)
            let code = text.split(separator: "\n").filter { !$0.drop { $0 == " " }.hasPrefix("//") }.joined()
            #expect(words.filter { code.contains($0) } == [], "\(file)")
        }
    }
}
