import Foundation

/// The pictures of the documentation catalogs: copies of the gallery's, next to the pages that show them.
///
/// `Card-now-playing@iPhone15.svg` anywhere in a catalog is a copy of `Card/now-playing@iPhone15.svg`.
struct DocumentationPictures {
    /// The catalogs of the package, which need not exist.
    static let catalogs = [
        "Sources/Presentations/Presentations.docc", "Sources/Testing/PresentationsTesting/PresentationsTesting.docc",
        "Examples/Places/Sources/Places/Places.docc",
    ]

    /// The folder of the originals.
    let originals: URL
    /// The folders of the copies.
    let catalogs: [URL]

    /// Overwrites the copies that differ from their originals, and returns their paths.
    ///
    /// Throws an error that names all pictures without an original.
    func refresh() throws -> [String] {
        let copies = try catalogs.flatMap(copies)
        let orphans = copies.filter { !FileManager.default.fileExists(atPath: $0.original.path) }
        guard orphans.isEmpty else {
            let names = orphans.map { "\($0.file.path) is not a copy: there is no \($0.original.path)" }
            throw StoreError(names.joined(separator: "\n"))
        }
        return try copies.compactMap { copy in
            let data = try Data(contentsOf: copy.original)
            guard try Data(contentsOf: copy.file) != data else { return nil }
            try data.write(to: copy.file, options: .atomic)
            return copy.file.path
        }
    }

    /// The path of the original in the folder of originals; nil for a file that is not named as a copy.
    static func original(of name: String) -> String? {
        guard name.hasSuffix(".svg"), let dash = name.firstIndex(of: "-"), dash != name.startIndex else { return nil }
        return "\(name[..<dash])/\(name[name.index(after: dash)...])"
    }

    private struct Copy {
        let file: URL
        let original: URL
    }

    private func copies(in catalog: URL) throws -> [Copy] {
        guard FileManager.default.fileExists(atPath: catalog.path) else { return [] }
        return try FileManager.default.subpathsOfDirectory(atPath: catalog.path).sorted().compactMap { path in
            let file = catalog.appendingPathComponent(path)
            return Self.original(of: file.lastPathComponent).map {
                Copy(file: file, original: originals.appendingPathComponent($0))
            }
        }
    }
}
