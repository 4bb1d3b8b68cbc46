import Testing

@testable import LayoutSnapshots

@Suite struct DiffReportTests {
    @Test func aSheetThatMovedWithItsContentIsOneLine() {
        let reference = sheet(y: 426, height: 426)
        var actual = sheet(y: 418, height: 434)
        actual.nodes[0].alpha = 0.32
        #expect(
            report(reference, actual) == """
                Card/default@iPhone15: 2 nodes differ
                  container/sheet and 9 descendants   y 426 -> 418 (up 8 pt), height 426 -> 434 (+8)
                  container/dimming   opacity 0.4 -> 0.32
                """)
    }

    @Test func directionsAreInWords() {
        let reference = Scene(.phone, nodes: [Node("a", .view, Frame(10, 10, 10, 10))])
        let actual = Scene(.phone, nodes: [Node("a", .view, Frame(10.5, 12, 9.67, 10))])
        #expect(
            line(1, reference, actual)
                == "  a   x 10 -> 10.5 (right 0.5 pt), y 10 -> 12 (down 2 pt), width 10 -> 9.67 (-0.33)")
        #expect(
            line(1, actual, reference)
                == "  a   x 10.5 -> 10 (left 0.5 pt), y 12 -> 10 (up 2 pt), width 9.67 -> 10 (+0.33)")
    }

    @Test func theListOfChangesEndsAfterTwelve() {
        func scene(_ factor: Int) -> Scene {
            Scene(
                .phone,
                nodes: (1...19).map { Node("row-\($0)", .view, Frame(Points(units: 100 * factor * $0), 0, 1, 1)) })
        }
        let lines = report(scene(1), scene(2)).split(separator: "\n")
        #expect(lines[0] == "Card/default@iPhone15: 19 nodes differ")
        #expect(lines[1] == "  row-19   x 19 -> 38 (right 19 pt)")
        #expect(lines[12] == "  row-8   x 8 -> 16 (right 8 pt)")
        #expect(lines[13] == "  ... and 7 more")
        #expect(lines.count == 14)
    }

    @Test func addedRemovedAndRenamedNodesHaveTheirOwnLines() {
        let reference = Scene(
            .phone,
            nodes: [
                Node("card", .view, Frame(0, 0, 10, 10)).with {
                    $0.children = [Node("card/title", .label, Frame(1, 2, 3, 4))]
                },
                Node("old", .button, Frame(5, 5, 5, 5)),
                Node("gone", .image, Frame(7, 7, 7, 7)),
            ])
        let actual = Scene(
            .phone,
            nodes: [
                Node("card", .view, Frame(0, 0, 10, 10)).with {
                    $0.children = [
                        Node("card/title", .label, Frame(1, 2, 3, 4)),
                        Node("card/grabber", .view, Frame(178.5, 5, 36, 5)).with {
                            $0.children = [Node("card/grabber/line", .view, Frame(0, 0, 1, 1))]
                        },
                    ]
                },
                Node("new", .button, Frame(5, 5, 5, 5)),
            ])
        #expect(
            report(reference, actual).split(separator: "\n").prefix(4) == [
                "Card/default@iPhone15: 3 nodes differ",
                "  added card/grabber and 1 descendant (view at 178.5 5 36 5)",
                "  removed gone (image at 7 7 7 7)",
                "  renamed old -> new",
            ])
    }

    @Test func whatIsBelowARenamedNodeIsComparedAsBefore() {
        func scene(_ name: String, childX: Points) -> Scene {
            Scene(
                .phone,
                nodes: [
                    Node(name, .view, Frame(0, 0, 10, 10)).with {
                        $0.children = [Node("\(name)/title", .label, Frame(childX, 2, 3, 4))]
                    }
                ])
        }
        #expect(
            report(scene("card", childX: 1), scene("sheet", childX: 4)).split(separator: "\n").prefix(3) == [
                "Card/default@iPhone15: 2 nodes differ",
                "  sheet/title   x 1 -> 4 (right 3 pt)",
                "  renamed card -> sheet",
            ])
    }

    @Test func aChangedOrderIsOneLineForTheNodeThatMoved() {
        func scene(_ names: [String]) -> Scene {
            Scene(.phone, nodes: names.map { Node($0, .view, Frame(0, 0, 1, 1)) })
        }
        #expect(line(1, scene(["a", "b", "c"]), scene(["b", "c", "a"])) == "  a   now in front of c")
        #expect(line(1, scene(["a", "b", "c"]), scene(["c", "a", "b"])) == "  c   now behind its siblings")
        #expect(line(0, scene(["a", "b", "c"]), scene(["c", "a", "b"])) == "Card/default@iPhone15: 1 node differs")
    }

    @Test func textIsQuotedAndNothingIsCalledNone() {
        let reference = Scene(.phone, nodes: [.full])
        var actual = reference
        actual.nodes[0].label?.text = "Paused"
        actual.nodes[0].shadow = nil
        actual.nodes[0].accessibilityLabel = nil
        #expect(
            line(1, reference, actual)
                == "  card   shadow #000040 0.2 1 8 12.5 path -> none, text \"Now playing for you\" -> \"Paused\", "
                + "accessibility label \"Player <1>\" -> none")
    }

    @Test func ofALongValueThePartIsPrintedThatDiffers() {
        func shape(_ x: Points) -> Scene {
            let path = (0..<20).map { PathElement.line(PathPoint(Points(units: 100 * $0), $0 == 10 ? x : 0)) }
            return Scene(
                .phone, nodes: [Node("a", .shape, Frame(0, 0, 9, 9)).with { $0.shape = Shape(path: path) }])
        }
        #expect(
            line(1, shape(0), shape(7))
                == "  a   path ... L 9 0 L 10 0 L 11 0 L 12 0 L 13 0 L 14 0 L 15 0... -> "
                + "... L 9 0 L 10 7 L 11 0 L 12 0 L 13 0 L 14 0 L 15 0...")
    }

    @Test func aScreenThatDiffersIsSaidFirst() {
        let reference = Scene(.phone)
        var actual = reference
        actual.screen.safeArea.top = 47
        actual.appearance = .dark
        #expect(
            report(reference, actual).split(separator: "\n").prefix(2) == [
                "Card/default@iPhone15: the screen differs",
                "  screen   safe area 59 0 34 0 -> 47 0 34 0, appearance light -> dark",
            ])
        actual.nodes = [Node("a", .view, Frame(0, 0, 1, 1))]
        #expect(line(0, reference, actual) == "Card/default@iPhone15: the screen and 1 node differ")
    }

    @Test func linesThatAPlatformDoesNotTellAgreeWithAllLines() {
        let reference = Scene(.phone, nodes: [.full])
        var actual = reference
        actual.nodes[0].label?.lines = nil
        actual.nodes[0].material?.style = Material.unknown
        actual.nodes[0].image?.file = nil
        #expect(SceneDiff(reference: reference, actual: actual).isEmpty)
    }

    private func sheet(y: Points, height: Points) -> Scene {
        var dimming = Node("container/dimming", .view, Frame(0, 0, 393, 852))
        dimming.alpha = 0.4
        var sheet = Node("container/sheet", .view, Frame(0, y, 393, height))
        sheet.children = (1...9).map { Node("container/sheet/row-\($0)", .view, Frame(0, 0, 1, 1)) }
        return Scene(.phone, nodes: [dimming, sheet])
    }

    private func report(_ reference: Scene, _ actual: Scene) -> String {
        DiffReport(diff: SceneDiff(reference: reference, actual: actual), name: "Card/default@iPhone15").lines
            .joined(separator: "\n")
    }

    private func line(_ index: Int, _ reference: Scene, _ actual: Scene) -> String {
        let lines = report(reference, actual).split(separator: "\n", omittingEmptySubsequences: false)
        return index < lines.count ? String(lines[index]) : ""
    }
}
