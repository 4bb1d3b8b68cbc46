import Foundation

/// The steps of the tutorial, as its page lists them, and the files that the catalog has for them.
struct TutorialSteps {
    /// One file that a step shows.
    struct File: Equatable {
        /// The reader's name for it, such as `MapViewController.swift`.
        var name: String
        /// The name in the catalog, such as `places-05-MapViewController.swift`.
        var resource: String
    }

    static let folder = Repository.root.appendingPathComponent("Examples/Places/Sources/Places/Places.docc")
    static let resources = folder.appendingPathComponent("Resources")

    /// The page's text.
    let page: String
    /// The files in the order of the steps.
    let files: [File]

    init() throws {
        page = try String(
            contentsOf: Self.folder.appendingPathComponent("A-Sheet-over-a-Map.tutorial"), encoding: .utf8)
        files = page.components(separatedBy: "@Code(name: \"").dropFirst().compactMap { code in
            let parts = code.components(separatedBy: "\"")
            return parts.count > 2 ? File(name: parts[0], resource: parts[2]) : nil
        }
    }

    /// The Swift files of the reader's package after each step that changes one; each list has the latest version of every
    /// file.
    var packages: [[File]] {
        var current: [File] = []
        var packages: [[File]] = []
        for file in files where file.name.hasSuffix(".swift") {
            if let index = current.firstIndex(where: { $0.name == file.name }) {
                guard current[index] != file else { continue }
                current[index] = file
            } else {
                current.append(file)
            }
            packages.append(current)
        }
        return packages
    }

    func text(of resource: String) throws -> String {
        try String(contentsOf: Self.resources.appendingPathComponent(resource), encoding: .utf8)
    }

    func lines(of resource: String) throws -> [String] {
        try text(of: resource).split(separator: "\n").map(String.init)
    }
}
