import Foundation
import TemporaryFolder
import Testing

@testable import Gallery

@Suite struct DocumentationPicturesTests {
    @Test(arguments: [
        ("Card-now-playing@iPhone15.svg", "Card/now-playing@iPhone15.svg"),
        ("Transitions-S7-halfway-spring@iPhone15.moving.svg", "Transitions/S7-halfway-spring@iPhone15.moving.svg"),
        ("icon.svg", nil), ("-card.svg", nil), ("Card-now-playing.md", nil),
    ])
    func theFirstDashSeparatesTheFolder(name: String, original: String?) {
        #expect(DocumentationPictures.original(of: name) == original)
    }

    @Test func copiesThatDifferAreOverwrittenAndNothingElseIs() throws {
        try withTemporaryFolder { folder in
            let pictures = DocumentationPictures(
                originals: folder.appendingPathComponent("Snapshots"),
                catalogs: ["A.docc", "Missing.docc"].map { folder.appendingPathComponent($0) })
            try write("new", to: "Snapshots/Card/a@iPhone15.svg", in: folder)
            try write("same", to: "Snapshots/Card/b@iPhone15.svg", in: folder)
            try write("old", to: "A.docc/Articles/Deep/Card-a@iPhone15.svg", in: folder)
            try write("same", to: "A.docc/Card-b@iPhone15.svg", in: folder)
            try write("# Page-with-dashes", to: "A.docc/Page-one.md", in: folder)
            try write("icon", to: "A.docc/icon.svg", in: folder)

            let changed = try pictures.refresh()
            #expect(changed == [folder.appendingPathComponent("A.docc/Articles/Deep/Card-a@iPhone15.svg").path])
            #expect(try read("A.docc/Articles/Deep/Card-a@iPhone15.svg", in: folder) == "new")
            #expect(try read("A.docc/Card-b@iPhone15.svg", in: folder) == "same")
            #expect(try read("A.docc/icon.svg", in: folder) == "icon")
            #expect(try pictures.refresh() == [])
        }
    }

    @Test func aPictureWithoutAnOriginalIsAnErrorThatNamesItAndChangesNothing() throws {
        try withTemporaryFolder { folder in
            let pictures = DocumentationPictures(
                originals: folder.appendingPathComponent("Snapshots"),
                catalogs: [folder.appendingPathComponent("A.docc")])
            try write("new", to: "Snapshots/Card/a@iPhone15.svg", in: folder)
            try write("old", to: "A.docc/Card-a@iPhone15.svg", in: folder)
            try write("lost", to: "A.docc/Card-gone@iPhone15.svg", in: folder)

            let error = #expect(throws: StoreError.self) { try pictures.refresh() }
            let file = folder.appendingPathComponent("A.docc/Card-gone@iPhone15.svg").path
            let original = folder.appendingPathComponent("Snapshots/Card/gone@iPhone15.svg").path
            #expect(error?.description == "\(file) is not a copy: there is no \(original)")
            #expect(try read("A.docc/Card-a@iPhone15.svg", in: folder) == "old")
        }
    }

    private func write(_ text: String, to path: String, in folder: URL) throws {
        let file = folder.appendingPathComponent(path)
        try FileManager.default.createDirectory(at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
        try Data(text.utf8).write(to: file)
    }

    private func read(_ path: String, in folder: URL) throws -> String {
        try String(contentsOf: folder.appendingPathComponent(path), encoding: .utf8)
    }
}
