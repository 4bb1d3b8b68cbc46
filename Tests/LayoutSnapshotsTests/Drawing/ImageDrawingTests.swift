import Testing

@testable import LayoutSnapshots

@Suite struct ImageDrawingTests {
    private func svg(_ image: Image, _ frame: Frame = Frame(0, 0, 60, 30)) throws -> String {
        try SceneWriter.svg(Scene(.bare, nodes: [node(image, frame)]))
    }

    private func node(_ image: Image, _ frame: Frame = Frame(0, 0, 60, 30)) -> Node {
        Node("icon", .image, frame).with { $0.image = image }
    }

    private func symbol(_ name: String = "star", tint: Color? = Color(255, 0, 0)) -> Image {
        Image(width: 20, height: 20, placement: .aspectFit, symbol: name, tint: tint)
    }

    @Test("a symbol is a rounded outline in its proportions, in its tint, with its name")
    func symbolOutline() throws {
        let svg = try svg(symbol())
        #expect(
            svg.contains(
                ##"<rect x="16.25" y="1.25" width="27.5" height="27.5" rx="7.5" fill="none" stroke="#ff0000" stroke-width="2.5">"##
            ))
        #expect(svg.contains("<title>star</title>"))
    }

    @Test("a template's file is drawn through a filter of its tint, and a file without a tint as it is")
    func tintedFile() throws {
        var image = Image(width: 20, height: 20, file: "image/png;base64,AAAA")
        #expect(!(try svg(image)).contains("filter"))
        image.tint = Color(0, 0, 255)
        let svg = try svg(image)
        #expect(svg.contains(##"<feFlood flood-color="#0000ff"/>"##))
        #expect(svg.contains(#"filter="url(#tint:icon)""#))
    }

    @Test("an image without a symbol and a tint is written as before there were any")
    func plainFile() throws {
        let svg = try svg(Image(width: 20, height: 10, placement: .center, file: "image/png;base64,AAAA"))
        #expect(!svg.contains("data-symbol"))
        #expect(!svg.contains("data-tint"))
    }

    @Test("two symbols differ by their names, a symbol that the platform does not tell agrees with all")
    func comparison() {
        func diff(_ old: Image, _ new: Image) -> [String] {
            let diff = SceneDiff(
                reference: Scene(.bare, nodes: [node(old)]), actual: Scene(.bare, nodes: [node(new)]))
            return diff.lines(name: "Card").dropFirst().map { $0 }
        }
        #expect(diff(symbol(), symbol()) == [])
        #expect(diff(symbol(), symbol("heart")) == [#"  icon   symbol "star" -> "heart""#])
        #expect(diff(symbol(), symbol(tint: Color(0, 0, 255))) == ["  icon   image tint #ff0000 -> #0000ff"])
        #expect(diff(symbol(), Image(width: 20, height: 20, placement: .aspectFit)) == [])
    }
}
