/// Public symbols whose documentation is incomplete.
struct Audit {
    private static let types = ["swift.class", "swift.enum", "swift.protocol", "swift.struct"]

    private(set) var count = 0
    /// Symbols without a doc comment.
    private(set) var undocumented: [String] = []
    /// Types whose doc comment has no code.
    private(set) var withoutExample: [String] = []
    /// The doc comments, each under the name of its symbol.
    private(set) var prose = ""

    init(_ graphs: [SymbolGraph]) {
        for graph in graphs {
            // A symbol is documented by its supertype or protocol.
            let inherited = Set(
                graph.relationships.filter { ["overrides", "defaultImplementationOf"].contains($0.kind) }.map(\.source))
            for symbol in graph.symbols where Self.isWritten(symbol) {
                count += 1
                prose += "`\(symbol.path)`\n\(symbol.comment)\n\n"
                if symbol.comment.isEmpty, !inherited.contains(symbol.identifier.precise) {
                    undocumented.append(symbol.path)
                }
                if Self.types.contains(symbol.kind.identifier), !symbol.comment.contains("```") {
                    withoutExample.append(symbol.path)
                }
            }
        }
    }

    /// Compilers generate some symbols, and DocC makes pages for extensions: neither has its own comment.
    private static func isWritten(_ symbol: SymbolGraph.Symbol) -> Bool {
        symbol.location != nil && symbol.kind.identifier != "swift.extension"
            && !symbol.identifier.precise.contains("::SYNTHESIZED::")
    }
}
