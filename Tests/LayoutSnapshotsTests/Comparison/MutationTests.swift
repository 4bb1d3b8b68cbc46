import Testing

@testable import LayoutSnapshots

@Suite struct MutationTests {
    @Test(arguments: Mutations.all)
    func aChangeOfOneAttributeIsSeenAndWritten(mutation: Mutations.Mutation<Node>) throws {
        let original = Scene(.phone, nodes: [.full])
        let changed = Scene(.phone, nodes: [Node.full.with(mutation.apply)])
        #expect(original != changed)

        let diff = SceneDiff(reference: original, actual: changed)
        #expect(!diff.isEmpty)
        #expect(diff.nodeCount == 1)

        let svg = try SceneWriter.svg(changed)
        #expect(svg != (try SceneWriter.svg(original)))
        #expect(try SceneReader.read(svg) == changed)
    }

    @Test func equalScenesDoNotDiffer() {
        let scene = Scene(.phone, nodes: [.full])
        #expect(SceneDiff(reference: scene, actual: scene).isEmpty)
    }

    @Test(arguments: Mutations.ofTheScreen)
    func aChangeOfTheScreenIsSeenAndWritten(mutation: Mutations.Mutation<Scene>) throws {
        let original = Scene.full
        var changed = original
        mutation.apply(&changed)
        let diff = SceneDiff(reference: original, actual: changed)
        #expect(diff.screen.count == 1)
        #expect(diff.nodeCount == 0)
        let svg = try SceneWriter.svg(changed)
        #expect(svg != (try SceneWriter.svg(original)))
        #expect(try SceneReader.read(svg) == changed)
    }

    @Test(arguments: Mutations.ofAFilm)
    func aChangeOfAFilmstripIsSeenAndWritten(mutation: Mutations.Mutation<Filmstrip>) throws {
        let original = Filmstrip.full
        var changed = original
        mutation.apply(&changed)
        #expect(!FilmstripDiff(reference: original, actual: changed).isEmpty)
        let svg = try FilmstripWriter.svg(changed)
        #expect(svg != (try FilmstripWriter.svg(original)))
        #expect(try FilmstripReader.read(svg) == changed)
    }

    // MARK: The table is complete

    @Test func everyPropertyOfANodeIsChangedByAMutation() {
        let full = Node.full.with { $0.perspective = Perspective(x: 0.0005, y: -0.0001) }
        let original = Leaves(of: full, ignoring: ["children"])
        #expect(original.missing == [], "Node.full has every property")
        expectAll(
            original.paths,
            Mutations.all.map {
                original.differences(from: Leaves(of: full.with($0.apply), ignoring: ["children"]))
            })
    }

    /// The nodes have their own table. The mark of a moment in motion decides the comparison, but is not a difference
    /// itself.
    private static let apart: Set = ["nodes", "isInMotion"]

    @Test func everyPropertyOfASceneIsChangedByAMutation() {
        let original = Leaves(of: Scene.full, ignoring: Self.apart)
        #expect(original.missing == [], "Scene.full has every property")
        expectAll(
            original.paths,
            Mutations.ofTheScreen.map { mutation in
                var changed = Scene.full
                mutation.apply(&changed)
                return original.differences(from: Leaves(of: changed, ignoring: Self.apart))
            })
    }

    @Test func everyPropertyOfAFilmstripIsChangedByAMutation() {
        let original = Leaves(of: Filmstrip.full, ignoring: ["frames.scene"])
        #expect(original.missing == [], "Filmstrip.full has every property")
        expectAll(
            original.paths,
            Mutations.ofAFilm.map { mutation in
                var changed = Filmstrip.full
                mutation.apply(&changed)
                return original.differences(from: Leaves(of: changed, ignoring: ["frames.scene"]))
            })
    }

    private func expectAll(
        _ paths: Set<String>, _ changed: [Set<String>], sourceLocation: SourceLocation = #_sourceLocation
    ) {
        let left = paths.subtracting(changed.joined())
        #expect(left.isEmpty, "No mutation changes \(left.sorted())", sourceLocation: sourceLocation)
    }
}
