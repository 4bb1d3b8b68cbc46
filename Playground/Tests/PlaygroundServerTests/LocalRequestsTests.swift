import FlyingFox
import Foundation
import Testing

@testable import PlaygroundServer

@Suite struct LocalRequestsTests {
    private func status(_ headers: [HTTPHeader: String], needsOrigin: Bool) async throws -> HTTPStatusCode {
        let file = ClosureHTTPHandler { _ in HTTPResponse(statusCode: .ok) }
        let request = HTTPRequest(
            method: .GET, version: .http11, path: "/", query: [], headers: headers, body: Data())
        return try await LocalRequests(only: file, needsOrigin: needsOrigin).handleRequest(request).statusCode
    }

    @Test(
        "a request by a name of the loopback interface is answered",
        arguments: [
            "127.0.0.1", "127.0.0.1:8080", "localhost:8080", "localhost",
        ])
    func local(host: String) async throws {
        #expect(try await status([.host: host], needsOrigin: false) == .ok)
    }

    @Test(
        "a request by any other name is refused, wherever that leads",
        arguments: [
            "", "example.com", "example.com:8080", "127.0.0.1.example.com", "localhost.example.com",
            "127.0.0.1:80@example.com",
            "192.168.0.1", "[::1]",
        ])
    func foreign(host: String) async throws {
        #expect(try await status([.host: host], needsOrigin: false) == .forbidden)
    }

    @Test(
        "a page from elsewhere opens no socket, nor does a program that does not say who it is",
        arguments: [
            "http://example.com", "null", "https://localhost:8080", "http://localhost:8081", "http://localhost",
        ])
    func origin(origin: String) async throws {
        let headers: [HTTPHeader: String] = [.host: "localhost:8080", HTTPHeader("Origin"): origin]
        #expect(try await status(headers, needsOrigin: true) == .forbidden)
        #expect(try await status([.host: "localhost:8080"], needsOrigin: true) == .forbidden)
    }

    @Test("the page itself opens one")
    func own() async throws {
        let headers: [HTTPHeader: String] = [.host: "localhost:8080", HTTPHeader("Origin"): "http://localhost:8080"]
        #expect(try await status(headers, needsOrigin: true) == .ok)
    }
}
