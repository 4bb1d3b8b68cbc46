import FlyingFox
import Foundation

/// A file of the page, read once.
struct PageFile: HTTPHandler {
    /// Where it is asked for: `/` for the page itself.
    let path: String
    private let contentType: String
    private let content: Data

    /// Every file of the package's folder `Page`.
    static func all() throws -> [PageFile] {
        guard let folder = Bundle.module.url(forResource: "Page", withExtension: nil) else { throw Missing() }
        let files = try FileManager.default.contentsOfDirectory(at: folder, includingPropertiesForKeys: nil)
        return try files.sorted { $0.path < $1.path }.map(PageFile.init)
    }

    struct Missing: Error {}

    private init(_ file: URL) throws {
        let name = file.lastPathComponent
        path = name == "index.html" ? "/" : "/" + name
        contentType = Self.contentTypes[file.pathExtension] ?? "application/octet-stream"
        content = try Data(contentsOf: file)
    }

    private static let contentTypes = [
        "html": "text/html; charset=utf-8", "css": "text/css; charset=utf-8", "js": "text/javascript; charset=utf-8",
        "svg": "image/svg+xml",
    ]

    /// The page needs nothing from anywhere else, and a browser that is told so asks nobody.
    private static let policy =
        "default-src 'none'; script-src 'self'; style-src 'self' 'unsafe-inline'; img-src 'self' data: blob:; "
        + "connect-src 'self'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'"

    func handleRequest(_ request: HTTPRequest) async throws -> HTTPResponse {
        HTTPResponse(
            statusCode: .ok,
            headers: [
                .contentType: contentType,
                HTTPHeader("Cache-Control"): "no-cache",
                HTTPHeader("Content-Security-Policy"): Self.policy,
                HTTPHeader("X-Content-Type-Options"): "nosniff",
            ],
            body: content)
    }
}
