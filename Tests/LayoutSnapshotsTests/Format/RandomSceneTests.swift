import Foundation
import SeededRandom
import Testing

@testable import LayoutSnapshots

@Suite("A file holds what was written, whatever that was") struct RandomSceneTests {
    @Test("a scene comes back from its file, and the file from its scene", arguments: 0..<60)
    func scenes(seed: UInt64) throws {
        var random = SeededGenerator(state: seed)
        let scene = random.scene()
        let svg = try SceneWriter.svg(scene)
        let read = try SceneReader.read(svg)
        #expect(read == scene, "\(SceneDiff(reference: scene, actual: read))")
        #expect(try SceneWriter.svg(read) == svg)
        #expect(SceneDiff(reference: read, actual: scene).isEmpty)
        expectCanonical(svg)
    }

    @Test("a filmstrip comes back from its file, and the file from its filmstrip", arguments: 0..<30)
    func filmstrips(seed: UInt64) throws {
        var random = SeededGenerator(state: seed)
        let film = random.filmstrip()
        let svg = try FilmstripWriter.svg(film)
        let read = try FilmstripReader.read(svg)
        #expect(read == film)
        #expect(try FilmstripWriter.svg(read) == svg)
        #expect(FilmstripDiff(reference: read, actual: film).isEmpty)
        expectCanonical(svg)
    }

    /// Returns one element a line, composed, with the canonical spelling of numbers only.
    private func expectCanonical(_ svg: String, sourceLocation: SourceLocation = #_sourceLocation) {
        #expect(svg.hasSuffix("</svg>\n"), sourceLocation: sourceLocation)
        #expect(
            Array(svg.utf8) == Array(svg.precomposedStringWithCanonicalMapping.utf8), sourceLocation: sourceLocation)
        let strays = svg.unicodeScalars.filter { $0.value < 0x20 && $0 != "\n" }
        #expect(strays.isEmpty, sourceLocation: sourceLocation)
        for line in svg.split(separator: "\n", omittingEmptySubsequences: false).dropLast() {
            #expect(line.drop { $0 == " " }.first == "<" && line.last == ">", sourceLocation: sourceLocation)
            for word in line.split(whereSeparator: { " \"(),".contains($0) }) where word.first == "-" {
                #expect(word != "-0" && !word.hasPrefix("-."), "\(line)", sourceLocation: sourceLocation)
            }
        }
    }
}
