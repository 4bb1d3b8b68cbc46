import Foundation

/// The sources of some folders, to find lines of documentation in. Indentation does not count.
struct CompiledCode {
    private let sources: [String]

    /// Reads all Swift sources below the folders.
    init(in folders: [String]) throws {
        sources = try Repository.paths(in: folders).filter { $0.hasSuffix(".swift") }
            .map { Self.joined(try Repository.text($0).components(separatedBy: "\n")) }
    }

    init(_ source: [String]) {
        sources = [Self.joined(source)]
    }

    /// Returns whether the lines stand in a source, one after the other.
    func contains(_ lines: [String]) -> Bool {
        let joined = Self.joined(lines)
        return sources.contains { $0.contains(joined) }
    }

    /// Each line is between line feeds, so that a part of a line is not found.
    private static func joined(_ lines: [String]) -> String {
        "\n" + lines.map { $0.trimmingCharacters(in: .whitespaces) }.joined(separator: "\n") + "\n"
    }
}
