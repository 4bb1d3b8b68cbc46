import Foundation
import PlaygroundBrowser
import PlaygroundServer
import PlaygroundStage

/// Without arguments the server. It starts this program again as `Playground stage` for each browser.
@main
struct Playground {
    static func main() async {
        let arguments = CommandLine.arguments.dropFirst()
        switch arguments.first {
        case StageProgram.argument:
            var process = StageProcess()
            process.run()
        case "measure" where arguments.count == 1:
            tell { print(try SpeedMeasurement().report()) }
        case "film" where arguments.count == 2:
            tell { try Film().shoot(into: URL(filePath: arguments.last ?? "")) }
        default:
            await Server().run()
        }
    }

    /// Does something that may fail.
    private static func tell(_ action: () throws -> Void) {
        do {
            try action()
        } catch {
            FileHandle.standardError.write(Data("playground: \(error)\n".utf8))
            exit(1)
        }
    }
}

/// Serves until the program is interrupted.
private struct Server {
    func run() async {
        // A browser that leaves in the middle of a message is no reason to end.
        signal(SIGPIPE, SIG_IGN)
        do {
            let server = try await PlaygroundServer(port: try port(), program: URL(filePath: "/proc/self/exe"))
            try await withThrowingTaskGroup(of: Void.self) { group in
                group.addTask { try await server.run() }
                group.addTask {
                    let address = try await server.address()
                    let words = "Open \(address.absoluteString) in a browser. Control-C ends it.\n"
                    FileHandle.standardOutput.write(Data(words.utf8))
                }
                try await group.waitForAll()
            }
        } catch {
            FileHandle.standardError.write(Data("playground: \(error)\n".utf8))
            exit(1)
        }
    }

    /// The number after `--port`; 0, one that is free, without it.
    private func port() throws -> UInt16 {
        let arguments = CommandLine.arguments.dropFirst()
        guard let option = arguments.first else { return 0 }
        guard option == "--port", arguments.count == 2, let port = arguments.last.flatMap(UInt16.init) else {
            throw UsageError()
        }
        return port
    }

    private struct UsageError: Error, CustomStringConvertible {
        var description: String { "usage: Playground [--port number] | measure | film folder" }
    }
}
