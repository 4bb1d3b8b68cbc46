/// A value that a reference file can hold.
package protocol SnapshotValue {
    associatedtype Difference: SnapshotDifference

    /// Reads the canonical text.
    static func read(_ svg: String) throws -> Self
    func canonicalText() throws -> String
    /// The scene that the file's name describes: its device, and the orientation.
    var namingScene: Scene { get throws }
    /// Returns the differences from `reference`.
    func difference(from reference: Self) -> Difference
    /// A difference as a picture.
    func drawing(of difference: Difference, from reference: Self) -> String
}

/// The differences between a reference and a new value.
package protocol SnapshotDifference {
    var isEmpty: Bool { get }
    /// A short description.
    var summary: String { get }
    /// The verdict, and the differences line by line.
    func lines(name: String) -> [String]
}

extension Scene: SnapshotValue {
    package static func read(_ svg: String) throws -> Scene { try SceneReader.read(svg) }
    package func canonicalText() throws -> String { try SceneWriter.svg(self) }
    package var namingScene: Scene { self }
    package func difference(from reference: Scene) -> SceneDiff { SceneDiff(reference: reference, actual: self) }

    package func drawing(of difference: SceneDiff, from reference: Scene) -> String {
        DiffDrawing(difference, reference: reference, actual: self).svg
    }
}

extension SceneDiff: SnapshotDifference {
    package var summary: String { nodeCountText }

    package func lines(name: String) -> [String] { DiffReport(diff: self, name: name).lines }
}

extension FilmstripDiff: SnapshotDifference {}

extension Filmstrip: SnapshotValue {
    package static func read(_ svg: String) throws -> Filmstrip { try FilmstripReader.read(svg) }
    package func canonicalText() throws -> String { try FilmstripWriter.svg(self) }

    package var namingScene: Scene {
        get throws {
            guard let first = frames.first else {
                throw SceneFileError(line: nil, reason: "The filmstrip has no picture.")
            }
            return first.scene
        }
    }

    package func difference(from reference: Filmstrip) -> FilmstripDiff {
        FilmstripDiff(reference: reference, actual: self)
    }

    package func drawing(of difference: FilmstripDiff, from reference: Filmstrip) -> String {
        DiffDrawing(difference, reference: reference, actual: self).svg
    }
}
