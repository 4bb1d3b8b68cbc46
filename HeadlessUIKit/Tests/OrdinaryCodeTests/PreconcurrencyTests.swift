import Foundation
import Testing

/// Apple's UIKit is imported as from before Swift's concurrency, whatever a declaration is (Z35). `Tests/SwiftFive` is code
/// that needs it; this finds declarations that such code happens not to use.
struct PreconcurrencyTests {
    private let sources: [String]

    init() throws {
        var folder = URL(fileURLWithPath: #filePath)
        for _ in 0..<3 { folder.deleteLastPathComponent() }
        folder.appendPathComponent("Sources/UIKit")
        sources = try FileManager.default.subpathsOfDirectory(atPath: folder.path).filter { $0.hasSuffix(".swift") }
            .map { try String(contentsOf: folder.appendingPathComponent($0), encoding: .utf8) }
    }

    @Test("Every public declaration that belongs to the main actor says that it is older than actors")
    func isolation() {
        let declaration = /\s+(?:@[A-Za-z]+(?:\([^)\n]*\))?\s+)*(?:final )?(?:public|open) [^\n]*/
        var (count, younger): (Int, [String]) = (0, [])
        for source in sources {
            let pieces = source.components(separatedBy: "@MainActor")
            for (before, after) in zip(pieces, pieces.dropFirst()) {
                guard let found = after.prefixMatch(of: declaration) else { continue }
                count += 1
                if !before.hasSuffix("@preconcurrency ") { younger.append(String(found.output)) }
            }
        }
        #expect(count > 200)
        #expect(younger == [])
    }

    @Test("So does every public function that takes a closure of an actor, or one that may be sent")
    func closures() {
        let declaration =
            /(@preconcurrency\s+)?(?:public|open) (?:[a-z]+ )*(?:func|init)[^{}]*?@(?:escaping @)?(?:MainActor|Sendable)[^{}]*/
        let found = sources.filter { $0.contains("@Sendable") || $0.contains("@MainActor (") }
            .flatMap { $0.matches(of: declaration).map { (isOlder: $0.output.1 != nil, text: String($0.output.0)) } }
        #expect(found.count >= 3)
        #expect(found.filter { !$0.isOlder }.map(\.text) == [])
    }
}
