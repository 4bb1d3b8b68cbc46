import Testing

@testable import LayoutSnapshots

@Suite struct KeyboardDrawingTests {
    private let scene = Scene(.phone, nodes: [Node("home", .view, Frame(0, 0, 393, 852))])

    private func with(_ keyboard: Frame?) -> Scene {
        var scene = scene
        scene.keyboard = keyboard
        return scene
    }

    @Test("A scene with a keyboard comes back with it, and its text stays the same")
    func roundTrip() throws {
        for keyboard in [Frame(0, 516, 393, 336), Frame(50.5, 300, 293.33, 200), Frame(0, 851, 393, 336)] {
            let svg = try SceneWriter.svg(with(keyboard))
            #expect(try SceneReader.read(svg) == with(keyboard))
            #expect(try SceneWriter.svg(SceneReader.read(svg)) == svg)
        }
    }

    @Test("A scene without one says nothing of keyboards")
    func none() throws {
        #expect(try !SceneWriter.svg(scene).contains("keyboard"))
    }

    @Test("Its frame is data and differs; its keys are drawn for the eye")
    func differences() throws {
        #expect(
            scene.screenChanges(to: with(Frame(0, 516, 393, 336)), within: 0).map(\.text)
                == ["keyboard none -> 0 516 393 336"])
        #expect(
            with(Frame(0, 516, 393, 336)).screenChanges(to: with(Frame(0, 472, 393, 380)), within: 0).map(\.text)
                == ["keyboard 0 516 393 336 -> 0 472 393 380"])
        let svg = try SceneWriter.svg(with(Frame(0, 516, 393, 336)))
        #expect(svg.contains(#"data-keyboard="0 516 393 336""#))
        #expect(svg.contains(#"<g data-derived="keyboard">"#))
    }

    @Test("A keyboard without a size is no drawing, and a low one is a tray", arguments: [0, 30] as [Points])
    func small(height: Points) throws {
        let scene = with(Frame(0, 852 - height, 393, height))
        #expect(try SceneReader.read(SceneWriter.svg(scene)) == scene)
        let keys = KeyboardDrawing(scene)?.element.children.count ?? 0
        #expect(keys == (height == 0 ? 0 : 1))
    }

    @Test("All letters are inside it", arguments: [Frame(0, 516, 393, 336), Frame(40, 300, 320, 220)])
    func inside(keyboard: Frame) throws {
        let drawing = try #require(KeyboardDrawing(with(keyboard)))
        let keys = drawing.element.children.dropFirst()
        #expect(keys.count == 31)
        for key in keys {
            let reader = AttributeReader(key)
            let (x, y): (Points, Points) = (try reader.value("x") ?? 0, try reader.value("y") ?? 0)
            let (width, height): (Points, Points) = (try reader.value("width") ?? 0, try reader.value("height") ?? 0)
            #expect(x >= keyboard.x && x + width <= keyboard.maxX)
            #expect(y >= keyboard.y && y + height <= keyboard.maxY)
        }
    }

    @Test("The home indicator is dark on a light keyboard, whatever is beneath")
    func indicator() throws {
        var dark = with(Frame(0, 516, 393, 336))
        dark.background = .black
        let svg = try SceneWriter.svg(dark)
        let line = try #require(svg.split(separator: "\n").drop { !$0.contains("home-indicator") }.dropFirst().first)
        #expect(line.contains(##"fill="#000000""##))
        dark.appearance = .dark
        let darkLine = try #require(
            SceneWriter.svg(dark).split(separator: "\n").drop { !$0.contains("home-indicator") }.dropFirst().first)
        #expect(darkLine.contains(##"fill="#ffffff""##))
    }
}
