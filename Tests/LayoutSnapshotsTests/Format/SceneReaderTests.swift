import Foundation
import Testing

@testable import LayoutSnapshots

@Suite struct SceneReaderTests {
    @Test func everyFormOfANodeComesBack() throws {
        var plain = Node("plain", .button, Frame(-1, 2, 3, 4))
        plain.corners = Corners(radius: 1, isContinuous: true)
        plain.accessibilityLabel = "a \"b\""
        plain.isModal = true
        var text = Node("text", .label, Frame(1, 2, 30, 4))
        text.alpha = 0.5
        text.label = Label("A  B", lines: ["A  B"], fontSize: 12.5, fontWeight: 100, alignment: .right)
        var shape = Node("shape", .shape, Frame(0, 0, 0, 0))
        shape.shape = .arrow
        var gradient = Node("gradient", .layer, Frame(0, 0, 10, 10))
        gradient.gradient = Gradient(
            kind: .radial, start: .init(x: 0.5, y: 0.5), end: .init(x: 1, y: 0), stops: Gradient.sunset.stops)
        var blur = Node("blur", .blur, Frame(0, 0, 10, 10))
        blur.material = Material(style: "extraLight", intensity: 0.25)
        let nodes = [plain, text, shape, gradient, blur, Node("empty", .view, Frame(0, 0, 0, 0)), .full]
        let scene = Scene(.phone, nodes: nodes)
        let svg = try SceneWriter.svg(scene)
        #expect(try SceneReader.read(svg) == scene)
        #expect(try SceneWriter.svg(SceneReader.read(svg)) == svg)
    }

    @Test(arguments: [
        Label("A", lines: ["A"], fontSize: 17), Label("A", lines: nil, fontSize: 17),
        Label("A\nB", lines: nil, fontSize: 17), Label("A\nB", lines: ["A", "B"], fontSize: 17),
        Label("A B", lines: ["A", "B"], fontSize: 17), Label("A B C", lines: ["A", "B…"], fontSize: 17),
        Label("", lines: [""], fontSize: 17), Label("A", lines: [""], fontSize: 17),
        Label(" A ", lines: [" A "], fontSize: 17), Label("", lines: nil, fontSize: 17),
        Label("كتاب.", lines: ["كتاب."], fontSize: 17, alignment: .left),
        Label("כן", lines: ["כן"], fontSize: 17, alignment: .center),
        Label("كتاب كبير", lines: ["كتاب", "كبير"], fontSize: 17, alignment: .right),
    ])
    func theWordsOfALabelComeBackHoweverTheyAreBroken(label: Label) throws {
        var node = Node("label", .label, Frame(0, 0, 100, 50))
        node.label = label
        let scene = Scene(.phone, nodes: [node])
        #expect(try SceneReader.read(SceneWriter.svg(scene)) == scene)
    }

    @Test(arguments: Scene.Orientation.allCases, Scene.Screen.Cutout.allCases)
    func whatIsDrawnAroundTheScreenCarriesNoData(orientation: Scene.Orientation, cutout: Scene.Screen.Cutout) throws {
        for radius in [Points(0), Points(55)] {
            for idiom in Scene.Screen.Idiom.allCases {
                var scene = Scene(.phone)
                scene.orientation = orientation
                scene.screen.cutout = cutout
                scene.screen.cornerRadius = radius
                scene.screen.idiom = idiom
                #expect(try SceneReader.read(SceneWriter.svg(scene)) == scene)
            }
        }
    }

    @Test func derivedDrawingMayChangeWithoutTheSceneChanging() throws {
        let scene = Scene(.phone, nodes: [.full])
        let svg = try SceneWriter.svg(scene)
        let other = svg.replacingOccurrences(of: "#1c1c1e", with: "#222222")
        #expect(other != svg)
        #expect(try SceneReader.read(other) == scene)
    }

    @Test(arguments: [
        ("data-scene=\"1\"", "data-scene=\"2\"", "Line 1: The scene has schema 2, and this version reads 1."),
        ("data-scene=\"1\"", "data-other=\"1\"", "Line 1: This SVG is not a layout scene."),
        ("data-size=\"393 852\"", "data-size=\"393\"", "data-size of svg is missing or cannot be read."),
        ("data-cutout=\"island\"", "data-cutout=\"lake\"", "data-cutout of svg is missing or cannot be read."),
        ("data-radius=\"24\"", "data-radius=\"24.0\"", "data-radius of card is missing or cannot be read."),
        ("data-fill=\"#faf0e680\"", "data-fill=\"red\"", "data-fill of card is missing or cannot be read."),
        ("data-modal=\"true\"", "data-modal=\"yes\"", "data-modal of card is missing or cannot be read."),
        ("data-frame=\"12 ", "data-frame=\"twelve ", "data-frame of card is missing or cannot be read."),
    ])
    func anUnreadableValueIsAnErrorThatNamesIt(old: String, new: String, message: String) throws {
        let svg = try SceneWriter.svg(Scene(.phone, nodes: [.full]))
        try #require(svg.contains(old))
        #expect {
            try SceneReader.read(svg.replacingOccurrences(of: old, with: new))
        } throws: { error in
            "\(error)" == message
        }
    }

    @Test func idsInAFileAreItsOwnAndNothingUsesADropShadow() throws {
        let nodes = (0..<3).map { index in
            Node.full.with {
                $0.id = "card_\(index)"; $0.children = []
            }
        }
        let svg = try SceneWriter.svg(Scene(.phone, nodes: nodes))
        let ids = svg.split(separator: "\"").indices.dropLast().compactMap { index in
            svg.split(separator: "\"")[index].hasSuffix(" id=") ? svg.split(separator: "\"")[index + 1] : nil
        }
        #expect(ids.count == 10)
        #expect(Set(ids).count == ids.count)
        #expect(!svg.contains("feDropShadow"))
    }
}
