import Testing

@testable import LayoutSnapshots

@Suite("The difference of two filmstrips") struct DiffFilmTests {
    @Test("Moments that agree are pale, and those that differ have their marks")
    func moments() throws {
        var actual = film
        actual.frames[1].scene.nodes[0].frame.y = 30
        let drawing = try drawing(film, actual)
        let pictures = drawing.children.filter { $0.name == "svg" }
        #expect(pictures.map { $0["opacity"] } == ["0.45", nil, "0.45"])
        #expect(pictures.map { $0["x"] } == [nil, "400", "800"])
        #expect(pictures.map { $0.children.compactMap(\.text) } == [[], ["down 10 pt"], []])
        #expect(
            drawing.children.filter { $0.name == "text" }.map(\.text) == ["0 s", "0.1 s", "0.2 s", "before", "after"])
        #expect(
            drawing.children.filter { $0.name == "text" }.prefix(3).map { $0["font-weight"] } == ["500", "700", "500"])
    }

    @Test("A finger elsewhere is a difference")
    func fingers() throws {
        var actual = film
        actual.frames[2].fingers = [Filmstrip.Finger(landing: PathPoint(5, 5), point: PathPoint(50, 40))]
        let pictures = try drawing(film, actual).children.filter { $0.name == "svg" }
        #expect(pictures.map { $0["opacity"] } == ["0.45", "0.45", nil])
        #expect(pictures[2].children.compactMap(\.text) == ["added finger"])
    }

    @Test("Moments of only one of them are in their place, and say so")
    func otherMoments() throws {
        var actual = film
        actual.frames[1].time = 0.15
        let drawing = try drawing(film, actual)
        let pictures = drawing.children.filter { $0.name == "svg" }
        #expect(
            pictures.map { $0.children.compactMap(\.text) } == [[], ["removed moment"], ["added moment"], []])
        #expect(
            drawing.children.filter { $0.name == "text" }.prefix(4).map(\.text) == ["0 s", "0.1 s", "0.15 s", "0.2 s"])
    }

    @Test("No name is there twice, although every picture has the same ones")
    func names() throws {
        var actual = film
        for index in actual.frames.indices { actual.frames[index].scene.nodes[0].frame.y = 30 }
        let names = ids(try drawing(film, actual))
        #expect(names.count == Set(names).count)
        #expect(names.contains("1/marks"))
        #expect(names.contains("3/marks"))
    }

    @Test("A strip without pictures is an empty picture")
    func nothing() throws {
        let drawing = try drawing(Filmstrip(frames: []), Filmstrip(frames: []))
        #expect(drawing.children.compactMap(\.text) == ["before", "after"])
    }

    private var film: Filmstrip {
        let frames = (0..<3).map { index in
            let node = Node("a", .view, Frame(10, Points(units: 1_000 * (index + 1)), 30, 20))
            return Filmstrip.Moment(time: Fraction(units: 100 * index), scene: Scene(.square, nodes: [node]))
        }
        return Filmstrip(frames: frames)
    }

    private func drawing(_ reference: Filmstrip, _ actual: Filmstrip) throws -> SVGElement {
        let diff = FilmstripDiff(reference: reference, actual: actual)
        let svg = DiffDrawing(diff, reference: reference, actual: actual).svg
        let root = try ElementReader.read(svg)
        #expect(root.document == svg)
        return root
    }

    private func ids(_ element: SVGElement) -> [String] {
        [element["id"]].compactMap { $0 } + element.children.flatMap(ids)
    }
}
