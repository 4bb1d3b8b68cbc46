import Foundation

/// The public symbols of a module, as the compiler writes them for DocC.
struct SymbolGraph: Decodable {
    struct Symbol: Decodable {
        struct Kind: Decodable {
            let identifier: String
        }
        struct Identifier: Decodable {
            let precise: String
        }
        struct Comment: Decodable {
            struct Line: Decodable {
                let text: String
            }
            let module: String?
            let lines: [Line]
        }
        struct Location: Decodable {
            let uri: String
        }

        let kind: Kind
        let identifier: Identifier
        let pathComponents: [String]
        let docComment: Comment?
        let location: Location?

        var path: String { pathComponents.joined(separator: ".") }
        var comment: String { docComment?.lines.map(\.text).joined(separator: "\n") ?? "" }
    }

    struct Relationship: Decodable {
        let kind: String
        let source: String
        let target: String
    }

    let symbols: [Symbol]
    let relationships: [Relationship]

    /// All graphs in a folder: that of the module, and those of its extensions of other modules.
    static func all(in folder: URL) throws -> [SymbolGraph] {
        try FileManager.default.contentsOfDirectory(at: folder, includingPropertiesForKeys: nil)
            .filter { $0.lastPathComponent.hasSuffix(".symbols.json") }
            .sorted { $0.path < $1.path }
            .map { try JSONDecoder().decode(SymbolGraph.self, from: Data(contentsOf: $0)) }
    }
}
