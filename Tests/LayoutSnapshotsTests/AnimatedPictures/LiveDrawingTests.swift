import SeededRandom
import Testing

@testable import AnimatedPictures
@testable import LayoutSnapshots

@Suite struct LiveDrawingTests {
    private var drawing = LiveDrawing()

    private static func picture(_ children: SVGElement...) -> SVGElement { SVGElement("svg", children: children) }

    private static func view(_ name: String, _ attributes: KeyValuePairs<String, String?> = [:]) -> SVGElement {
        var element = SVGElement("rect", attributes)
        element.attributes.insert(.init(name: "data-node", value: name), at: 0)
        return element
    }

    @Test("the first time it is the whole picture, as it is read by a page")
    mutating func first() {
        let changes = drawing.changes(to: Self.picture(Self.view("a", ["x": "1"])))
        #expect(changes == [.insert(svg: "<svg>\n  <rect data-node=\"a\" x=\"1\"/>\n</svg>\n", into: 0, at: 0)])
    }

    @Test("where nothing has changed there is nothing to do")
    mutating func unchanged() {
        _ = drawing.changes(to: Self.picture(Self.view("a")))
        #expect(drawing.changes(to: Self.picture(Self.view("a"))).isEmpty)
    }

    @Test("what has moved is an attribute, and one that is gone is taken away")
    mutating func attributes() {
        _ = drawing.changes(to: Self.picture(Self.view("a", ["x": "1", "rx": "4"])))
        #expect(
            drawing.changes(to: Self.picture(Self.view("a", ["x": "2"]))) == [
                .set(2, attribute: "x", value: "2"), .set(2, attribute: "rx", value: nil),
            ])
    }

    @Test("other words in a label are no new label")
    mutating func words() {
        _ = drawing.changes(to: Self.picture(SVGElement("text", text: "9:41")))
        #expect(drawing.changes(to: Self.picture(SVGElement("text", text: "9:42"))) == [.setText(2, "9:42")])
    }

    @Test("a view that comes in front of another leaves it alone, and its number is new")
    mutating func insertion() {
        _ = drawing.changes(to: Self.picture(Self.view("a"), Self.view("c")))
        #expect(
            drawing.changes(to: Self.picture(Self.view("a"), Self.view("b"), Self.view("c"))) == [
                .insert(svg: "<rect data-node=\"b\"/>\n", into: 1, at: 1)
            ])
        #expect(
            drawing.changes(to: Self.picture(Self.view("a"), Self.view("b", ["x": "3"]), Self.view("c"))) == [
                .set(4, attribute: "x", value: "3")
            ])
    }

    @Test("a view that goes is taken away, and nothing else happens")
    mutating func removal() {
        _ = drawing.changes(to: Self.picture(Self.view("a"), Self.view("b"), Self.view("c")))
        #expect(drawing.changes(to: Self.picture(Self.view("a"), Self.view("c"))) == [.remove(3)])
    }

    @Test("of two views that are exchanged one stays")
    mutating func exchange() {
        _ = drawing.changes(to: Self.picture(Self.view("a"), Self.view("b")))
        #expect(
            drawing.changes(to: Self.picture(Self.view("b"), Self.view("a"))) == [
                .insert(svg: "<rect data-node=\"b\"/>\n", into: 1, at: 0), .remove(3),
            ])
    }

    @Test("data for references is not sent, and no change of it counts")
    mutating func data() {
        let changes = drawing.changes(to: Self.picture(Self.view("a", ["data-frame": "0 0 1 1"])))
        #expect(changes == [.insert(svg: "<svg>\n  <rect data-node=\"a\"/>\n</svg>\n", into: 0, at: 0)])
        #expect(drawing.changes(to: Self.picture(Self.view("a", ["data-frame": "0 0 2 2"]))).isEmpty)
    }

    @Test("whatever happens, a viewer that follows shows what a new one does", arguments: 0..<200)
    func random(seed: Int) throws {
        var random = SeededGenerator(seed: seed)
        var drawing = LiveDrawing()
        let viewer = PictureViewer()
        var tree = RandomTree(&random)
        for step in 0..<20 {
            try viewer.apply(drawing.changes(to: tree.element))
            var fresh = LiveDrawing()
            let other = PictureViewer()
            try other.apply(fresh.changes(to: tree.element))
            #expect(viewer.shown == other.shown, "step \(step)")
            tree.change(&random)
        }
    }
}

/// A tree of elements that change at random.
private struct RandomTree {
    private(set) var element: SVGElement
    private var count = 0

    init(_ random: inout SeededGenerator) {
        element = SVGElement("svg")
        for _ in 0..<6 { change(&random) }
    }

    mutating func change(_ random: inout SeededGenerator) {
        for _ in 0..<random.int(below: 4) { Self.change(&element, depth: 0, &count, &random) }
    }

    private static func change(
        _ element: inout SVGElement, depth: Int, _ count: inout Int, _ random: inout SeededGenerator
    ) {
        // An element has text or children, not both.
        let parents = element.children.indices.filter { element.children[$0].text == nil }
        if depth < 3, random.chance(60), let index = random.element(of: parents) {
            return change(&element.children[index], depth: depth + 1, &count, &random)
        }
        let index = random.int(below: element.children.count + 1)
        switch random.int(below: 6) {
        case 0: element.children.shuffle(using: &random)
        case 1 where index < element.children.count: element.children.remove(at: index)
        case 2:
            element.attributes.removeAll { $0.name == "x" }
            if random.chance(80) { element.set("x", String(random.int(below: 9))) }
        case 3: element.children.insert(SVGElement("text", text: "word \(random.int(below: 9))"), at: index)
        case 4: element.children.insert(SVGElement("path", ["d": "M\(random.int(below: 9))"]), at: index)
        default:
            count += 1
            element.children.insert(SVGElement("g", ["data-node": "view#\(count)"]), at: index)
        }
    }
}
