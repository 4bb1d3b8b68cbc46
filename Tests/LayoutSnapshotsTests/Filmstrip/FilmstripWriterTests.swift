import Foundation
import Testing

@testable import LayoutSnapshots

@Suite struct FilmstripWriterTests {
    /// A background of many tiles that stays, and a card that moves.
    private func scene(cardAt y: Points) -> Scene {
        var back = Node("back", .view, Frame(0, 0, 100, 80))
        back.clips = true
        back.children = (0..<6).map { number in
            var tile = Node("back/\(number)", .view, Frame(Points(units: number * 1000), 0, 8, 8))
            tile.background = Color(10, 20, 30)
            return tile
        }
        var card = Node.full
        card.frame.y = y
        return Scene(.bare, nodes: [back, card])
    }

    private var film: Filmstrip {
        Filmstrip(frames: [
            Filmstrip.Moment(time: 0, scene: scene(cardAt: 30)),
            Filmstrip.Moment(
                time: 0.125,
                fingers: [Filmstrip.Finger(landing: PathPoint(20, 30), point: PathPoint(20, 50.5))],
                scene: scene(cardAt: 50.5)),
            Filmstrip.Moment(time: 1, scene: scene(cardAt: 70)),
        ])
    }

    @Test("what is written reads back, moment by moment")
    func roundTrip() throws {
        let svg = try FilmstripWriter.svg(film)
        #expect(try FilmstripReader.read(svg) == film)
        #expect(try FilmstripWriter.svg(FilmstripReader.read(svg)) == svg)
    }

    @Test("what the pictures have in common is written once")
    func sharing() throws {
        let svg = try FilmstripWriter.svg(film)
        #expect(svg.components(of: "data-node=\"back\"") == 1)
        #expect(svg.components(of: "<use href=\"#same:") >= 2)
        #expect(svg.components(of: "id=\"same:") <= svg.components(of: "<use href=\"#same:"))
        #expect(svg.components(of: "data-node=\"card\"") == 3)
    }

    @Test("every name in the file is there once, and every name that is used is there")
    func names() throws {
        let svg = try FilmstripWriter.svg(film)
        let names = svg.values(after: " id=\"", until: "\"")
        #expect(Set(names).count == names.count)
        let used = svg.values(after: "url(#", until: ")") + svg.values(after: "href=\"#", until: "\"")
        #expect(!used.isEmpty)
        #expect(Set(used).isSubset(of: Set(names)))
    }

    @Test("the moments are below the pictures, and a finger is drawn where it is")
    func captions() throws {
        let svg = try FilmstripWriter.svg(film)
        for caption in [">0 s</text>", ">0.125 s</text>", ">1 s</text>"] { #expect(svg.contains(caption)) }
        #expect(svg.components(of: "data-derived=\"finger\"") == 1)
        #expect(svg.contains("<circle cx=\"20\" cy=\"50.5\" r=\"24\""))
        #expect(svg.contains("data-fingers=\"20 30 20 50.5\""))
    }

    @Test("a file that is no filmstrip, and one with a picture that uses what is not there, are errors")
    func unreadable() throws {
        #expect(throws: SceneFileError.self) { try FilmstripReader.read(SceneWriter.svg(.bareWithCard)) }
        let svg = try FilmstripWriter.svg(film)
        #expect(throws: SceneFileError.self) {
            try FilmstripReader.read(svg.replacingOccurrences(of: "<use href=\"#same:", with: "<use href=\"#other:"))
        }
    }

    @Test("moments that differ alike are reported once, and many moments are counted")
    func manyDifferences() {
        func film(_ height: (Int) -> Points) -> Filmstrip {
            let frames = (0..<8).map { index in
                let node = Node("card", .view, Frame(0, 0, 10, height(index)))
                return Filmstrip.Moment(time: Fraction(units: 100 * index), scene: Scene(.bare, nodes: [node]))
            }
            return Filmstrip(frames: frames)
        }
        let alike = FilmstripDiff(reference: film { _ in 10 }, actual: film { $0 > 4 ? 12 : 10 })
        #expect(
            alike.lines(name: "Card/move@bare") == [
                "Card/move@bare: 1 node at 0.5, 0.6 and 0.7 s", "at 0.5, 0.6 and 0.7 s",
                "  card   height 10 -> 12 (+2)",
            ])
        let different = FilmstripDiff(reference: film { _ in 10 }, actual: film { Points(units: 1_100 + 100 * $0) })
        let lines = different.lines(name: "Card/move@bare")
        #expect(lines.count == 14)
        #expect(lines.suffix(3) == ["at 0.5 s", "  card   height 10 -> 16 (+6)", "... and 2 more moments"])
    }

    @Test("a difference is reported with its moment")
    func difference() {
        var other = film
        other.frames[1].scene.nodes[1].frame.y = 48.5
        let diff = FilmstripDiff(reference: film, actual: other)
        #expect(
            diff.lines(name: "Card/move@bare") == [
                "Card/move@bare: 1 node at 0.125 s", "at 0.125 s",
                "  card and 1 descendant   y 50.5 -> 48.5 (up 2 pt)",
            ])
        other = film
        other.frames.removeLast()
        #expect(FilmstripDiff(reference: film, actual: other).summary == "moments 0 0.125 1 -> 0 0.125")
        other = film
        other.frames[1].fingers = []
        #expect(FilmstripDiff(reference: film, actual: other).summary == "fingers at 0.125 s")
        #expect(FilmstripDiff(reference: film, actual: film).isEmpty)
    }
}

extension Scene {
    fileprivate static let bareWithCard = Scene(.bare, nodes: [Node("card", .view, Frame(1, 2, 3, 4))])
}

extension String {
    fileprivate func components(of part: String) -> Int { values(after: part, until: "").count }

    /// Returns the text between two marks, for each occurrence of the first one.
    fileprivate func values(after start: String, until end: String) -> [String] {
        var values: [String] = []
        var rest = self[...]
        while let found = rest.range(of: start) {
            rest = rest[found.upperBound...]
            let stop = end.isEmpty ? rest.startIndex : rest.range(of: end)?.lowerBound ?? rest.endIndex
            values.append(String(rest[..<stop]))
        }
        return values
    }
}
