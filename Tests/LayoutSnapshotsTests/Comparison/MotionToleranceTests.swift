import Foundation
import TemporaryFolder
import Testing

@testable import LayoutSnapshots

@Suite struct MotionToleranceTests {
    @Test(arguments: Nudge.all)
    func oneUnitIsAcceptedInMotionAndRefusedAtRest(nudge: Nudge) {
        for units in [1, -1] {
            let actual = Node.full.with { nudge.apply(&$0, units) }
            #expect(actual != .full)
            #expect(diff(.full, actual, inMotion: true).isEmpty)
            #expect(diff(.full, actual, inMotion: false).nodeCount == 1)
        }
    }

    @Test(arguments: Nudge.all)
    func twoUnitsAreADifferenceInMotion(nudge: Nudge) {
        for units in [2, -2] {
            let actual = Node.full.with { nudge.apply(&$0, units) }
            #expect(diff(.full, actual, inMotion: true).nodeCount == 1)
        }
    }

    @Test func everyNumberOfANodeIsNudged() {
        var node = Node.full
        node.children = []
        // Numbers and channels of colours have a tolerance; the weight of a font and the bits of a mask have none.
        #expect(Self.measures(in: node) == Nudge.all.count)
    }

    /// The mutations that no tolerance covers.
    private static let exact = Mutations.all.filter { mutation in
        let words = mutation.description
        return words.hasPrefix("no ")
            || [
                "kind", "clips", "child gone", "another child", "which corners", "corner curve", "blur style",
                "gradient kind", "gradient stop gone", "image placement", "image file", "image symbol", "shadow path",
                "fill rule",
                "line cap", "line join", "whole stroke", "text", "lines", "font weight", "alignment",
                "accessibility label", "modal",
            ].contains(words)
    }

    @Test(arguments: exact)
    func wordsNamesKindsAndCountsAreExactInMotion(mutation: Mutations.Mutation<Node>) {
        #expect(diff(.full, Node.full.with(mutation.apply), inMotion: true).nodeCount == 1)
    }

    @Test func theOrderIsExactInMotion() {
        let (a, b) = (Node("a", .view, Frame(0, 0, 1, 1)), Node("b", .view, Frame(0, 0, 1, 1)))
        var reference = Scene(.phone, nodes: [a, b])
        reference.isInMotion = true
        #expect(SceneDiff(reference: reference, actual: Scene(.phone, nodes: [b, a])).nodeCount == 1)
    }

    @Test func aChildIsNotAllowedWhatItsParentDoesNotUse() {
        func node(_ parent: Int, _ child: Int) -> Node {
            Node("card", .view, Frame(Points(units: 1_000 + parent), 0, 10, 10)).with {
                $0.children = [Node("card/title", .label, Frame(Points(units: 100 + child), 0, 1, 1))]
            }
        }
        #expect(diff(node(0, 0), node(1, 1), inMotion: true).isEmpty)
        #expect(diff(node(0, 0), node(1, -1), inMotion: true).isEmpty)
        #expect(diff(node(0, 0), node(0, 2), inMotion: true).changes.map(\.id) == ["card/title"])
        #expect(diff(node(0, 0), node(-1, 2), inMotion: true).changes.map(\.id) == ["card/title"])
        #expect(diff(node(0, 0), node(2, 1), inMotion: true).changes.map(\.id) == ["card"])
    }

    @Test func whatMovesOfTheScreenHasTheTolerance() {
        var reference = Scene(.phone)
        reference.keyboard = Frame(0, 516, 393, 336)
        reference.background = Color(10, 20, 30)
        var actual = reference
        actual.keyboard?.y.units += 1
        actual.background?.green -= 1
        #expect(SceneDiff(reference: reference, actual: actual).screen.count == 2)
        reference.isInMotion = true
        #expect(SceneDiff(reference: reference, actual: actual).isEmpty)
        actual.keyboard?.y.units += 1
        #expect(
            SceneDiff(reference: reference, actual: actual).screen.map(\.text) == [
                "keyboard 0 516 393 336 -> 0 516.02 393 336"
            ])
        actual = reference
        actual.screen.safeArea.top.units += 1
        #expect(
            SceneDiff(reference: reference, actual: actual).screen.map(\.text) == [
                "safe area 59 0 34 0 -> 59.01 0 34 0"
            ])
    }

    @Test func theReferenceDecidesAndNotWhatIsComparedWithIt() {
        let reference = Scene(.phone, nodes: [.full])
        var actual = Scene(.phone, nodes: [Node.full.with { $0.frame.y.units += 1 }])
        actual.isInMotion = true
        #expect(!SceneDiff(reference: reference, actual: actual).isEmpty)
        #expect(SceneDiff(reference: actual, actual: reference).isEmpty)
        actual.nodes = reference.nodes
        #expect(SceneDiff(reference: reference, actual: actual).isEmpty)
    }

    @Test func theHeaderSaysSoAndComesBack() throws {
        var scene = Scene(.phone, nodes: [.full])
        #expect(!(try SceneWriter.svg(scene)).contains("data-motion"))
        scene.isInMotion = true
        let svg = try SceneWriter.svg(scene)
        #expect(svg.contains(" data-motion=\"true\">"))
        #expect(try SceneReader.read(svg) == scene)
        let film = Filmstrip(frames: [.init(time: 0, scene: Scene(.phone)), .init(time: 0.5, scene: scene)])
        #expect(try FilmstripReader.read(film.svg) == film)
        #expect(throws: SceneFileError.self) {
            try SceneReader.read(svg.replacingOccurrences(of: "data-motion=\"true\"", with: "data-motion=\"1\""))
        }
    }

    @Test func aFailureInMotionSaysHowMuchIsAllowed() {
        let (old, new) = (Node("a", .view, Frame(1, 1, 1, 1)), Node("a", .view, Frame(1, 1.02, 1, 1)))
        #expect(
            diff(old, new, inMotion: true).lines(name: "Card/move@iPhone15") == [
                "Card/move@iPhone15: 1 node differs", "  a   y 1 -> 1.02 (down 0.02 pt)",
                "Tolerance: 0.01 pt, in motion",
            ])
        #expect(
            diff(old, new, inMotion: false).lines(name: "Card/move@iPhone15") == [
                "Card/move@iPhone15: 1 node differs", "  a   y 1 -> 1.02 (down 0.02 pt)",
            ])
    }

    @Test func aFilmstripIsTolerantInTheMomentsThatMove() {
        func film(_ units: Int, inMotion: Bool) -> Filmstrip {
            var scene = Scene(.phone, nodes: [Node.full.with { $0.frame.y.units += units }])
            scene.isInMotion = inMotion
            let finger = Filmstrip.Finger(landing: PathPoint(1, 2), point: PathPoint(3, Points(units: 400 + units)))
            return Filmstrip(frames: [.init(time: 0.5, fingers: [finger], scene: scene)])
        }
        #expect(FilmstripDiff(reference: film(0, inMotion: true), actual: film(1, inMotion: true)).isEmpty)
        #expect(!FilmstripDiff(reference: film(0, inMotion: false), actual: film(1, inMotion: true)).isEmpty)
        let diff = FilmstripDiff(reference: film(0, inMotion: true), actual: film(2, inMotion: true))
        #expect(diff.summary == "fingers at 0.5 s, 1 node at 0.5 s")
        #expect(
            diff.lines(name: "Card/move@iPhone15") == [
                "Card/move@iPhone15: fingers at 0.5 s, 1 node at 0.5 s", "at 0.5 s",
                "  card and 1 descendant   y 478.5 -> 478.52 (down 0.02 pt)", "Tolerance: 0.01 pt, in motion",
            ])
    }

    @Test func aReferenceWithinTheToleranceIsLeftAloneWhenChangesAreAccepted() throws {
        try withTemporaryFolder { folder in
            func scene(_ units: Int) -> Scene {
                var scene = Scene(.phone, nodes: [Node.full.with { $0.frame.y.units += units }])
                scene.isInMotion = true
                return scene
            }
            let file = ReferenceFile(name: try SnapshotName("Card/move", scene: scene(0)), in: folder)
            try file.write(SceneWriter.svg(scene(0)))
            let close = try Comparison(of: scene(1), with: file)
            #expect(close.outcome(in: .verify) == .unchanged)
            #expect(close.outcome(in: .changed) == .unchanged)
            #expect(!close.isWritten(in: .changed))
            #expect(try Comparison(of: scene(2), with: file).outcome(in: .changed) == .changed)
        }
    }

    private func diff(_ reference: Node, _ actual: Node, inMotion: Bool) -> SceneDiff {
        var scene = Scene(.phone, nodes: [reference])
        scene.isInMotion = inMotion
        return SceneDiff(reference: scene, actual: Scene(.phone, nodes: [actual]))
    }

    private static func measures(in value: Any) -> Int {
        switch value {
        case is Points, is Fraction, is Factor: 1
        case is Color: 4
        default: Mirror(reflecting: value).children.reduce(0) { $0 + measures(in: $1.value) }
        }
    }
}
