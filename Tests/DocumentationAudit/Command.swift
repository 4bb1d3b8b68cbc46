import CommandOptions
import Foundation

/// Checks the doc comments of public symbols: each symbol has one, and that of each type has an example.
///
/// Usage: `documentation-audit <folder of symbol graphs>… [--prose <file>]`. `--prose` writes all doc comments to a file, for a
/// spell checker.
@main
struct Command {
    static func main() throws {
        var folders: [URL] = []
        var prose: URL?
        do {
            var options = CommandLineOptions(CommandLine.arguments.dropFirst())
            while let option = options.next() {
                if option == "--prose" {
                    prose = URL(fileURLWithPath: try options.value(of: option, called: "a file"))
                } else {
                    folders.append(URL(fileURLWithPath: option))
                }
                try options.finish(option)
            }
        } catch let error as UsageError {
            fail("documentation-audit: \(error)")
        }
        let audit = Audit(try folders.flatMap(SymbolGraph.all))
        if let prose { try Data(audit.prose.utf8).write(to: prose) }
        for symbol in audit.undocumented { print("No doc comment: \(symbol)") }
        for type in audit.withoutExample { print("No example: \(type)") }
        guard audit.count > 0 else { fail("No public symbol was found.") }
        guard audit.undocumented.isEmpty, audit.withoutExample.isEmpty else { exit(1) }
        print("\(audit.count) public symbols are documented, each type with an example.")
    }

    private static func fail(_ message: String) -> Never {
        FileHandle.standardError.write(Data("\(message)\n".utf8))
        exit(1)
    }
}
