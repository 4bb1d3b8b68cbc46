import FlyingFox
import Foundation
import Testing

@testable import PlaygroundServer

@Suite struct PageFileTests {
    private let files: [PageFile]

    init() throws {
        files = try PageFile.all()
    }

    private func response(_ path: String) async throws -> HTTPResponse? {
        let request = HTTPRequest(
            method: .GET, version: .http11, path: path, query: [], headers: [:], body: Data())
        return try await files.first { $0.path == path }?.handleRequest(request)
    }

    private func text(_ path: String) async throws -> String {
        String(decoding: try await response(path)?.bodyData ?? Data(), as: UTF8.self)
    }

    @Test("every file of the page has the type that it is")
    func types() async throws {
        let types = [
            "/": "text/html; charset=utf-8", "/page.css": "text/css; charset=utf-8",
            "/main.js": "text/javascript; charset=utf-8", "/icon.svg": "image/svg+xml",
        ]
        for (path, type) in types {
            #expect(try await response(path)?.headers[.contentType] == type)
        }
        #expect(Set(files.map(\.path)).isSuperset(of: types.keys))
    }

    @Test("the page loads nothing from elsewhere, and its policy forbids it to the browser")
    func policy() async throws {
        for file in files {
            let text = try await text(file.path)
            // The name of a namespace is no address.
            let addresses = text.matches(of: /(?:https?:)?\/\/[\w.\/]+/).map(\.output).filter {
                $0 != "http://www.w3.org/2000/svg"
            }
            #expect(addresses.isEmpty, "\(file.path)")
            let policy = try await response(file.path)?.headers[HTTPHeader("Content-Security-Policy")] ?? ""
            #expect(policy.hasPrefix("default-src 'none'; script-src 'self'; "))
        }
    }

    @Test("whatever a file of the page names is there")
    func names() async throws {
        var names: [Substring] = []
        for file in files where file.path == "/" || file.path.hasSuffix(".js") {
            names += try await text(file.path).matches(of: /(?:src|href)="([^"]+)"|from "\.\/([^"]+)"/)
                .compactMap { $0.1 ?? $0.2 }
        }
        #expect(names.count >= 8)
        for name in names {
            #expect(files.contains { $0.path == "/\(name)" }, "\(name)")
        }
    }
}
