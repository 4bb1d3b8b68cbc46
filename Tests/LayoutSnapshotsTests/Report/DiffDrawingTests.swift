import Testing

@testable import LayoutSnapshots

@Suite("The picture of a difference") struct DiffDrawingTests {
    @Test("Old outlines are dashed, new ones solid, and an arrow leads from one to the other")
    func moved() throws {
        let reference = Scene(.square, nodes: [Node("a", .view, Frame(10, 10, 30, 20))])
        let actual = Scene(.square, nodes: [Node("a", .view, Frame(10, 40, 30, 20))])
        let drawing = try drawing(reference, actual)
        let group = try #require(drawing.children.first { $0["clip-path"] == "url(#marks)" })
        #expect(
            group.document == """
                <g clip-path="url(#marks)">
                  <path d="M 10 10 L 40 10 L 40 30 L 10 30 L 10 10 Z" fill="none" stroke="#ffffff" stroke-width="4.8" stroke-linejoin="round" stroke-opacity="0.8"/>
                  <path d="M 10 10 L 40 10 L 40 30 L 10 30 L 10 10 Z" fill="none" stroke="#c8440c" stroke-width="2.4" stroke-linejoin="round" stroke-dasharray="10 6"/>
                  <path d="M 10 40 L 40 40 L 40 60 L 10 60 L 10 40 Z" fill="none" stroke="#ffffff" stroke-width="4.8" stroke-linejoin="round" stroke-opacity="0.8"/>
                  <path d="M 10 40 L 40 40 L 40 60 L 10 60 L 10 40 Z" fill="none" stroke="#1769d8" stroke-width="2.4" stroke-linejoin="round"/>
                  <path d="M 25 20 L 25 36" fill="none" stroke="#ffffff" stroke-width="4.8" stroke-linejoin="round" stroke-opacity="0.8"/>
                  <path d="M 25 20 L 25 36" fill="none" stroke="#1769d8" stroke-width="2.4" stroke-linejoin="round"/>
                  <path d="M 25 50 L 18.7 36 L 31.3 36 Z" fill="#1769d8" stroke="#ffffff" stroke-width="1.2" stroke-linejoin="round"/>
                </g>

                """)
        #expect(texts(drawing) == ["down 30 pt", "before", "after"])
    }

    @Test("Outlines that are only in one of the scenes are filled")
    func addedAndRemoved() throws {
        let (a, b) = (Node("a", .view, Frame(10, 10, 30, 20)), Node("b", .view, Frame(50, 50, 30, 20)))
        let drawing = try drawing(Scene(.square, nodes: [a]), Scene(.square, nodes: [b]))
        let group = try #require(drawing.children.first { $0["clip-path"] == "url(#marks)" })
        #expect(group.children.filter { $0["fill-opacity"] == "0.12" }.map { $0["fill"] } == ["#c8440c", "#1769d8"])
        #expect(texts(drawing) == ["added b", "removed a", "before", "after"])
    }

    @Test("Equal scenes have no marks")
    func equal() throws {
        let scene = Scene(.phone, nodes: [.full])
        let drawing = try drawing(scene, scene)
        #expect(drawing.children.first { $0["clip-path"] == "url(#marks)" }?.children == [])
        #expect(texts(drawing) == ["before", "after"])
    }

    @Test("The scene as it is now lies behind, under a veil as large as the screen")
    func behind() throws {
        let reference = Scene(.square, nodes: [Node("a", .view, Frame(10, 10, 30, 20))])
        let actual = Scene(.square, nodes: [Node("a", .view, Frame(10, 12, 30, 20))])
        let drawing = try drawing(reference, actual)
        let picture = try SceneWriter.element(actual).children
        #expect(Array(drawing.children.prefix(picture.count)) == picture)
        #expect(
            drawing.children[picture.count].document
                == "<rect width=\"300\" height=\"300\" rx=\"20\" fill=\"#ffffff\" fill-opacity=\"0.6\"/>\n")
    }

    @Test("A colour is shown as it was and as it is")
    func colours() throws {
        let node = Node("a", .view, Frame(0, 0, 90, 70)).with { $0.background = .white }
        let drawing = try drawing(
            Scene(.phone, nodes: [node]),
            Scene(.phone, nodes: [node.with { $0.background = Color(rgb: 0x0A84FF, alpha: 128) }]))
        let halves = drawing.children.suffix(8).filter { $0.name == "path" && $0["d"]?.contains("A") == true }
        #expect(halves.map { $0["fill"] } == ["#ffffff", "#0a84ff"])
        #expect(halves.map { $0["fill-opacity"] } == [nil, "0.502"])
    }

    @Test("No colour is a stroke through white, so that it is not taken for white")
    func noColour() throws {
        let node = Node("a", .view, Frame(0, 0, 90, 70)).with { $0.background = .black }
        let drawing = try drawing(
            Scene(.phone, nodes: [node]), Scene(.phone, nodes: [node.with { $0.background = nil }]))
        let swatch = drawing.children.suffix(9).filter { $0.name == "path" }.prefix(2)
        #expect(swatch.map { $0["fill"] } == ["#000000", "none"])
        #expect(swatch.map { $0["stroke"] } == [nil, "#c8440c"])
    }

    @Test("On a screen of another size only the screen is marked")
    func anotherScreen() throws {
        let reference = Scene(.phone, nodes: [Node("a", .view, Frame(0, 0, 393, 852))])
        var actual = Scene(.phone, nodes: [Node("a", .view, Frame(0, 0, 852, 393))])
        actual.orientation = .landscapeLeft
        (actual.screen.width, actual.screen.height) = (852, 393)
        let drawing = try drawing(reference, actual)
        #expect(
            texts(drawing) == [
                "width 393 → 852", "height 852 → 393", "orientation → landscapeLeft", "before", "after",
            ])
        // Both devices fit: the one in landscape is 884 wide, the one in portrait 884 high, and then the legend.
        #expect(drawing["viewBox"] == "-16 -16 884 932.42")
    }

    @Test("Eight captions, and the rest is counted")
    func manyChanges() throws {
        let nodes = (0..<12).map { Node("n\($0)", .view, Frame(20, Points(units: 6_500 * $0 + 2_000), 350, 60)) }
        let actual = nodes.enumerated().map { index, node in
            node.with { $0.alpha = Fraction(units: 10 * (index + 1)) }
        }
        let drawing = try drawing(Scene(.phone, nodes: nodes), Scene(.phone, nodes: actual))
        let words = texts(drawing)
        #expect(words.count == 11)
        #expect(words.first == "opacity 1 → 0.01")
        #expect(words.last == "+ 4 more")
        let group = try #require(drawing.children.first { $0["clip-path"] == "url(#marks)" })
        #expect(group.children.filter { $0["stroke-width"] == "1.32" }.count == 4)
    }

    @Test("Two nodes of one name still have their outlines, though not a picture behind them")
    func duplicates() throws {
        let twins = [Node("a", .view, Frame(0, 0, 30, 20)), Node("a", .view, Frame(0, 40, 30, 20))]
        let drawing = try drawing(Scene(.square, nodes: [twins[0]]), Scene(.square, nodes: twins))
        #expect(texts(drawing) == ["added a", "before", "after"])
        #expect(drawing.children.first?.name == "clipPath")
    }

    @Test("Captions of a tablet are larger, because its picture is shown no larger than a phone's")
    func size() {
        var screen = Scene.Screen.phone
        #expect(DiffPen(for: screen).fontSize == 22.01)
        (screen.width, screen.height) = (1_024, 1_366)
        #expect(DiffPen(for: screen).fontSize == 40)
        (screen.width, screen.height) = (100, 80)
        #expect(DiffPen(for: screen).fontSize == 20)
    }

    private func drawing(_ reference: Scene, _ actual: Scene) throws -> SVGElement {
        let diff = SceneDiff(reference: reference, actual: actual)
        let svg = DiffDrawing(diff, reference: reference, actual: actual).svg
        let root = try ElementReader.read(svg)
        #expect(root.document == svg)
        return root
    }

    /// Returns the text drawn over the picture, not in it.
    private func texts(_ drawing: SVGElement) -> [String] {
        drawing.children.compactMap(\.text)
    }
}
