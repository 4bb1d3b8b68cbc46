import FlyingFox
import FlyingSocks
import Foundation

/// Serves the page, and a stage for each browser that shows it.
///
/// It listens on the loopback interface alone, answers only requests that are addressed to it by a name of that interface,
/// and reads no file after it has started.
public struct PlaygroundServer: Sendable {
    /// Browsers that can be served at the same time.
    public static let seatCount = 8

    private let server: HTTPServer
    private let seats = Seats(PlaygroundServer.seatCount)

    /// Creates a server that does not listen yet.
    ///
    /// - Parameters:
    ///   - port: Defaults to 0: one that is free.
    ///   - program: The executable of a stage's process, which is started with the argument ``StageProgram/argument``.
    /// - Throws: If a file of the page is missing.
    public init(port: UInt16 = 0, program: URL) async throws {
        server = HTTPServer(address: try .inet(ip4: "127.0.0.1", port: port), logger: .disabled)
        let socket = WebSocketHTTPHandler(
            handler: ClosingHandshake(
                handler: MessageFrameWSHandler(handler: StageSocket(seats: seats, program: program))))
        await server.appendRoute("GET /stage", to: LocalRequests(only: socket, needsOrigin: true))
        for file in try PageFile.all() {
            await server.appendRoute(HTTPRoute("GET \(file.path)"), to: LocalRequests(only: file, needsOrigin: false))
        }
    }

    /// Serves until the task is cancelled.
    ///
    /// - Throws: If it cannot listen, for instance because the port is in use.
    public func run() async throws {
        try await server.run()
    }

    /// Waits until it listens, and returns where: `http://127.0.0.1:` and the port.
    public func address() async throws -> URL {
        try await server.waitUntilListening()
        guard case .ip4(_, let port)? = await server.listeningAddress,
            let url = URL(string: "http://127.0.0.1:\(port)/")
        else { throw ServerError.noAddress }
        return url
    }

    /// How many browsers have a stage now.
    public var visitorCount: Int {
        get async { await seats.taken }
    }

    enum ServerError: Error {
        case noAddress
    }
}
