import Testing

@testable import Scenes

@Suite struct MutationTests {
    @Test(arguments: Mutations.all)
    func aChangeOfOneAttributeIsSeenAndWritten(mutation: Mutations.Mutation) throws {
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

    static let screenChanges: [@Sendable (inout Scene) -> Void] = [
        { $0.screen.device = "iPhone14" }, { $0.screen.idiom = .pad }, { $0.screen.width.units += 1 },
        { $0.screen.height.units += 1 }, { $0.screen.scale = 2 }, { $0.screen.safeArea.top.units += 1 },
        { $0.screen.safeArea.right.units += 1 }, { $0.screen.cornerRadius = 0 }, { $0.screen.cutout = .notch },
        { $0.screen.statusBarHeight = 0 }, { $0.orientation = .landscapeLeft }, { $0.appearance = .dark },
        { $0.contrast = .high }, { $0.appWidth = 375 },
        { $0.direction = .rightToLeft }, { $0.textSize = "extraLarge" }, { $0.background = .white },
    ]

    @Test(arguments: screenChanges.indices)
    func aChangeOfTheScreenIsSeenAndWritten(index: Int) throws {
        let original = Scene(.phone)
        var changed = original
        Self.screenChanges[index](&changed)
        let diff = SceneDiff(reference: original, actual: changed)
        #expect(diff.screen.count == 1)
        #expect(diff.nodeCount == 0)
        #expect(try SceneReader.read(SceneWriter.svg(changed)) == changed)
    }
}
