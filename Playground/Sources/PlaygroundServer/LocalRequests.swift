import FlyingFox
import Foundation

/// Lets only those requests through that are addressed to this machine by a name of the loopback interface.
///
/// A page from elsewhere could make the browser ask here under a name that it controls, or open a socket: the first is known
/// by the `Host`, the second by the `Origin`.
struct LocalRequests<Handler: HTTPHandler>: HTTPHandler {
    private let handler: Handler
    private let needsOrigin: Bool

    /// - Parameter needsOrigin: Whether a request that does not say which page it comes from is refused, too.
    init(only handler: Handler, needsOrigin: Bool) {
        self.handler = handler
        self.needsOrigin = needsOrigin
    }

    func handleRequest(_ request: HTTPRequest) async throws -> HTTPResponse {
        let host = request.headers[.host] ?? ""
        guard Self.isLocal(host) else { return HTTPResponse(statusCode: .forbidden) }
        let origin = request.headers[HTTPHeader("Origin")]
        guard origin == "http://\(host)" || origin == nil && !needsOrigin else {
            return HTTPResponse(statusCode: .forbidden)
        }
        return try await handler.handleRequest(request)
    }

    /// With or without a port.
    private static func isLocal(_ host: String) -> Bool {
        let name = host.prefix { $0 != ":" }
        return ["127.0.0.1", "localhost"].contains(name)
            && host.dropFirst(name.count).dropFirst().allSatisfy(\.isNumber)
    }
}
