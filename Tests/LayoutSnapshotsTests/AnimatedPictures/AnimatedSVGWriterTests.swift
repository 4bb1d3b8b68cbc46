import Foundation
import SeededRandom
import Testing

@testable import AnimatedPictures
@testable import LayoutSnapshots

@Suite struct AnimatedSVGWriterTests {
    /// Makes a picture with 25 frames a second.
    private func picture(_ scenes: [Scene], pause: Fraction = 1, still: Int = 0) -> AnimatedSVG {
        let frames = scenes.enumerated().map {
            Filmstrip.Moment(time: Fraction(units: $0.offset * 40), scene: $0.element)
        }
        return AnimatedSVG(frames: frames, pause: pause, still: still)
    }

    private func scene(_ nodes: Node...) -> Scene { Scene(.bare, nodes: nodes) }

    private func box(_ name: String, _ x: Points, _ y: Points, _ color: Color = .white, alpha: Fraction = 1) -> Node {
        Node(name, .view, Frame(x, y, 20, 10)).with {
            $0.background = color
            $0.alpha = alpha
        }
    }

    /// Fails unless every frame is shown unchanged at its moment.
    private func expectFrames(_ picture: AnimatedSVG, _ comment: Comment? = nil) throws {
        let player = try AnimatedSVGPlayer(AnimatedSVGWriter.svg(picture))
        let size = DeviceFrameDrawing(picture.frames[0].scene).picture
        for run in try FrameRun.runs(of: picture, on: size) {
            var definitions: [String: SVGElement] = [:]
            collect(run.content, &definitions)
            let expected = run.content.children.compactMap { SeenElement($0, definition: { definitions[$0] }) }
            for moment in picture.frames[run.start...run.end] {
                let seen = player.seen(at: Double(moment.time.units) / 1000)
                #expect(seen == expected, comment)
            }
        }
    }

    private func collect(_ element: SVGElement, _ definitions: inout [String: SVGElement]) {
        for child in element.children {
            if let id = child["id"] { definitions[id] = child }
            collect(child, &definitions)
        }
    }

    @Test("every change of a node is seen at its moment, and gone when it is taken back", arguments: Mutations.all)
    func mutations(_ mutation: Mutations.Mutation<Node>) throws {
        let original = scene(box("below", 0, 0), .full)
        var changed = original
        mutation.apply(&changed.nodes[1])
        try expectFrames(picture([original, changed, changed, original]))
        try expectFrames(picture([original, changed, original], still: 1))
    }

    @Test("all changes one after the other")
    func manyFrames() throws {
        let original = scene(box("below", 0, 0), .full)
        let scenes = Mutations.all.map { mutation in
            var changed = original
            mutation.apply(&changed.nodes[1])
            return changed
        }
        try expectFrames(picture([original] + scenes + [original]))
    }

    @Test("views change places: what is in front in a frame is in front at its moment")
    func order() throws {
        let (red, green, blue) = (
            box("red", 0, 0, Color(255, 0, 0)), box("green", 5, 5, Color(0, 255, 0)), box("blue", 9, 0)
        )
        try expectFrames(
            picture([
                scene(red, green, blue), scene(green, red, blue), scene(blue, green, red), scene(red), scene(),
                scene(blue, red, green),
            ]))
    }

    @Test("scenes made at random are seen as they were", arguments: 0..<40)
    func random(seed: UInt64) throws {
        var random = SeededGenerator(state: seed)
        var scenes: [Scene] = []
        let originals = ["a", "b", "c"].map { name in
            Node.full.with {
                $0.id = name
                $0.children = [box(name + "/title", 1, 1), box(name + "/more", 2, 2)]
            }
        }
        for _ in 0..<8 {
            var nodes = originals
            if Bool.random(using: &random) { nodes.shuffle(using: &random) }
            for index in nodes.indices where Bool.random(using: &random) {
                Mutations.all.randomElement(using: &random)?.apply(&nodes[index])
            }
            scenes.append(Scene(.bare, nodes: nodes.filter { _ in Int.random(in: 0..<5, using: &random) > 0 }))
        }
        try expectFrames(picture(scenes, still: Int.random(in: 0..<8, using: &random)), "seed \(seed)")
    }

    @Test("what moves has a list of places, what stays is written once")
    func sharing() throws {
        let scenes = (0..<11).map { step in
            scene(box("back", 0, 0), box("front", Points(units: step * 300), 4, Color(255, 0, 0)))
        }
        let svg = try AnimatedSVGWriter.svg(picture(scenes, pause: 0.4))
        #expect(svg.components(of: "fill=\"#ff0000\"") == 1)
        #expect(svg.components(of: "@keyframes") == 1)
        // Ten steps of 40 ms and a pause of 0.4 s.
        #expect(svg.contains("<style>[style]{animation:0.8s linear infinite} @media"))
        #expect(svg.contains("@keyframes a1{0%{x:0px}5%{x:3px}10%{x:6px}"))
        #expect(svg.contains("50%{x:30px}100%{x:30px}}"))
    }

    @Test("what comes and goes does so at once, without fading")
    func presence() throws {
        let svg = try AnimatedSVGWriter.svg(
            picture(
                [scene(), scene(box("a", 0, 0, alpha: 0.2)), scene(box("a", 0, 0, alpha: 0.6)), scene()], pause: 0.04))
        #expect(
            svg.contains(
                """
                @keyframes a1{0%{opacity:0;animation-timing-function:step-end}25%{opacity:0.2}\
                50%{opacity:0.6;animation-timing-function:step-end}75%{opacity:0}100%{opacity:0}}
                """))
    }

    @Test("a view that is turned round is one element, and not there while it is seen from its edge")
    func flip() throws {
        let scenes = [1, 0.4, 0.0001, -0.4, -1].map { (scale: Factor) in
            scene(.full.with { $0.transform = Transform(a: scale) })
        }
        for still in 0..<5 { try expectFrames(picture(scenes, still: still)) }
        #expect(try AnimatedSVGWriter.svg(picture(scenes)).components(of: ">Now playing<") == 1)
        try expectFrames(picture([scenes[2], scenes[2]]))
        try expectFrames(picture([scene(), scenes[2], scenes[2], scene()]))
    }

    @Test("where nothing moves, the chosen frame is shown")
    func still() throws {
        let scenes = [scene(box("a", 0, 0)), scene(box("a", 7, 0)), scene(box("a", 30, 0), box("b", 0, 50, .black))]
        for (still, place) in [(0, "<rect width=\"20\""), (1, "<rect x=\"7\" width=\"20\"")] {
            let svg = try AnimatedSVGWriter.svg(picture(scenes, still: still))
            #expect(svg.contains(place), "\(still)")
            #expect(svg.contains("opacity=\"0\" style"), "\(still)")
        }
        #expect(try !AnimatedSVGWriter.svg(picture(scenes, still: 2)).contains("opacity=\"0\" style"))
        #expect(
            try AnimatedSVGWriter.svg(picture(scenes)).contains(
                "@media (prefers-reduced-motion:reduce){[style]{animation:none!important}}"))
    }

    @Test("a picture in which nothing happens has no rules")
    func nothing() throws {
        let svg = try AnimatedSVGWriter.svg(picture([scene(box("a", 0, 0)), scene(box("a", 0, 0))]))
        #expect(!svg.contains("style"))
        try expectFrames(picture([scene(box("a", 0, 0)), scene(box("a", 0, 0))]))
    }

    @Test("a device that is turned stays in the middle of the picture")
    func turned() throws {
        var lying = Scene.Screen.phone
        (lying.width, lying.height, lying.safeArea) = (852, 393, Insets(0, 59, 21, 59))
        var turned = Scene(lying, nodes: [box("a", 30, 0)])
        turned.orientation = .landscapeLeft
        let picture = picture([Scene(.phone, nodes: [box("a", 0, 0)]), turned])
        let svg = try AnimatedSVGWriter.svg(picture)
        // Each is 425 by 884 points, one of them in landscape.
        #expect(svg.contains("viewBox=\"0 0 884 884\" width=\"442\" height=\"442\""))
        #expect(svg.contains("transform=\"translate(245.5 16)\"") && svg.contains("transform=\"translate(16 245.5)\""))
    }

    @Test("nothing is left of what only a reference needs, and nothing refers to another file")
    func selfContained() throws {
        let svg = try AnimatedSVGWriter.svg(picture([scene(.full), scene(box("a", 0, 0))]))
        #expect(!svg.contains("data-"))
        #expect(svg.components(of: "http") == 1)
        #expect(!svg.contains("<script"))
    }

    @Test("two views of one name in a frame are an error")
    func duplicate() {
        #expect(throws: SceneError.self) {
            try AnimatedSVGWriter.svg(picture([scene(box("a", 0, 0), box("a", 5, 5))]))
        }
    }
}

extension String {
    fileprivate func components(of part: String) -> Int {
        var count = 0
        var rest = self[...]
        while let found = rest.range(of: part) {
            count += 1
            rest = rest[found.upperBound...]
        }
        return count
    }
}
