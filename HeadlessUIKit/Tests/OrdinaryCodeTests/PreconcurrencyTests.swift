import Foundation
import Testing

/// Apple's UIKit is imported as from before Swift's concurrency, whatever a declaration is (Z35). `Tests/SwiftFive` is code
/// that needs it; this finds declarations that such code happens not to use.
struct PreconcurrencyTests {
    private let sources: String

    init() throws {
        var folder = URL(fileURLWithPath: #filePath)
        for _ in 0..<3 { folder.deleteLastPathComponent() }
        folder.appendPathComponent("Sources/UIKit")
        sources = try FileManager.default.subpathsOfDirectory(atPath: folder.path).filter { $0.hasSuffix(".swift") }
            .map { try String(contentsOf: folder.appendingPathComponent($0), encoding: .utf8) }.joined(separator: "\n")
    }

    @Test("Every public declaration that belongs to the main actor says that it is older than actors")
    func isolation() {
        let declaration =
            /(@preconcurrency )?@MainActor\s+(?:@[A-Za-z]+(?:\([^)\n]*\))?\s+)*(?:final )?(?:public|open) [^\n]*/
        let found = sources.matches(of: declaration)
        #expect(found.count > 200)
        #expect(found.filter { $0.output.1 == nil }.map { String($0.output.0) } == [])
    }

    @Test("So does every public function that takes a closure of an actor, or one that may be sent")
    func closures() {
        let declaration =
            /(@preconcurrency )?(?:public|open) (?:[a-z]+ )*(?:func|init)[^{}]*?@(?:escaping )?@?(?:MainActor|Sendable)[^{}]*/
        let found = sources.matches(of: declaration)
        #expect(found.count >= 3)
        #expect(found.filter { $0.output.1 == nil }.map { String($0.output.0) } == [])
    }
}
