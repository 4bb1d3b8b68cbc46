import Testing

@testable import LayoutSnapshots

@Suite struct SnapshotNameTests {
    @Test func theNameIsFeatureScenarioAndDevice() throws {
        #expect(try SnapshotName("Card/default", scene: Scene(.phone)).path == "Card/default@iPhone15")
        #expect(try SnapshotName("A/b-1/c_2", scene: Scene(.phone)).path == "A/b-1/c_2@iPhone15")
    }

    @Test func whatIsUnusualAboutTheSceneFollowsInAFixedOrder() throws {
        var scene = Scene(.phone)
        scene.orientation = .landscapeLeft
        #expect(try SnapshotName("Card/a", scene: scene).path == "Card/a@iPhone15.landscape")
        scene.appearance = .dark
        scene.direction = .rightToLeft
        scene.textSize = "accessibilityLarge"
        #expect(
            try SnapshotName("Card/a", scene: scene).path == "Card/a@iPhone15.landscape.dark.rtl.accessibilityLarge")
        scene = Scene(.phone)
        scene.appWidth = 375
        scene.appearance = .dark
        scene.contrast = .high
        #expect(try SnapshotName("Card/a", scene: scene).path == "Card/a@iPhone15.width375.dark.contrast")
        scene = Scene(.phone)
        scene.orientation = .landscapeRight
        #expect(try SnapshotName("Card/a", scene: scene).path == "Card/a@iPhone15.landscapeRight")
        scene.orientation = .portraitUpsideDown
        #expect(try SnapshotName("Card/a", scene: scene).path == "Card/a@iPhone15.upsideDown")
    }

    @Test(arguments: [
        ("default", "it needs a feature and a scenario, as in \"Card/default\"."),
        ("", "it needs a feature and a scenario, as in \"Card/default\"."),
        ("Card/", "a part of it is empty."),
        ("/default", "a part of it is empty."),
        ("Card//a", "a part of it is empty."),
        ("Card/my scenario", "\" \" is not allowed. Use letters, digits, - and _ from ASCII."),
        ("Card/a.dark", "\".\" is not allowed. Use letters, digits, - and _ from ASCII."),
        ("Card/../a", "\".\" is not allowed. Use letters, digits, - and _ from ASCII."),
        ("Card/a@2x", "\"@\" is not allowed. Use letters, digits, - and _ from ASCII."),
        ("Card/é", "\"é\" is not allowed. Use letters, digits, - and _ from ASCII."),
        ("Card/a\\b", "\"\\\" is not allowed. Use letters, digits, - and _ from ASCII."),
    ])
    func anIllegalNameIsRejectedAndNotRepaired(name: String, reason: String) {
        #expect(throws: SnapshotName.Illegal(name: name, reason: reason)) {
            try SnapshotName(name, scene: Scene(.phone))
        }
    }

    @Test func aDeviceNeedsALegalNameToo() {
        var scene = Scene(.phone)
        scene.screen.device = "iPhone 15"
        #expect(throws: SnapshotName.Illegal.self) { try SnapshotName("Card/a", scene: scene) }
    }
}
