import Testing

@testable import LayoutSnapshots

@Suite("Changes with one cause") struct ChangeGroupTests {
    @Test("Descendants are counted when they moved with the node, not when they moved by themselves or are new")
    func followers() {
        let reference = Node("sheet", .view, Frame(0, 400, 393, 400)).with {
            $0.children = [
                Node("sheet/title", .label, Frame(16, 20, 200, 20)),
                Node("sheet/list", .scroll, Frame(0, 60, 393, 340)).with {
                    $0.children = [Node("sheet/list/row", .view, Frame(0, 0, 393, 44))]
                },
                Node("sheet/button", .button, Frame(16, 340, 361, 44)).with {
                    $0.children = [Node("sheet/button/title", .label, Frame(0, 0, 361, 44))]
                },
            ]
        }
        let actual = reference.with {
            $0.frame.y = 392
            $0.children[0].frame.width = 210
            $0.children[2].frame.y = 348
            $0.children.append(Node("sheet/grabber", .view, Frame(178, 5, 36, 5)))
        }
        #expect(
            lines([reference], [actual]) == [
                "sheet and 3 descendants   y 400 -> 392 (up 8 pt)",
                "sheet/title   width 200 -> 210 (+10)",
                "sheet/button and 1 descendant   y 340 -> 348 (down 8 pt), in place on the screen",
                "added sheet/grabber (view at 178 5 36 5)",
            ])
    }

    @Test("What fills a node that grew has grown with it, as long as nothing else about it changed")
    func nodesThatFillTheirParent() {
        func sheet(_ height: Points) -> Node {
            Node("sheet", .view, Frame(0, 400, 393, height)).with {
                $0.children = [
                    Node("sheet/clip", .view, Frame(0, 0, 393, height)).with {
                        $0.children = [
                            Node("sheet/clip/list", .view, Frame(0, 0, 393, height)).with {
                                $0.children = [Node("sheet/clip/list/row", .view, Frame(0, 0, 393, 44))]
                            }
                        ]
                    }
                ]
            }
        }
        #expect(lines([sheet(400)], [sheet(420)]) == ["sheet and 2 descendants   height 400 -> 420 (+20)"])
        #expect(
            lines([sheet(400)], [sheet(420).with { $0.frame.y = 380 }])
                == ["sheet and 3 descendants   y 400 -> 380 (up 20 pt), height 400 -> 420 (+20)"])
        #expect(
            lines([sheet(400)], [sheet(420).with { $0.children[0].alpha = 0.5 }]) == [
                "sheet   height 400 -> 420 (+20)",
                "sheet/clip and 1 descendant   height 400 -> 420 (+20), opacity 1 -> 0.5",
            ])
        #expect(
            lines([sheet(400)], [sheet(420).with { $0.children[0].frame.height = 410 }]) == [
                "sheet   height 400 -> 420 (+20)", "sheet/clip   height 400 -> 410 (+10)",
                "sheet/clip/list   height 400 -> 420 (+20)",
            ])
    }

    @Test("Siblings that changed alike are one line, with their steps where their values differ")
    func siblings() {
        let rows = (1...4).map { Node("list/row-\($0)", .view, Frame(16, Points(units: 6_000 * $0), 361, 44)) }
        #expect(
            lines([list(rows)], [list(rows.map { row in row.with { $0.frame.y = row.frame.y + 8 } })])
                == ["list/row-1, row-2 and 2 more   y down 8 pt"])
        #expect(
            lines([list(rows)], [list(rows.map { $0.with { $0.frame.width = 353 } })])
                == ["list/row-1, row-2 and 2 more   width 361 -> 353 (-8)"])
        #expect(
            lines([list(rows)], [list(rows.map { $0.with { $0.background = .white } })])
                == ["list/row-1, row-2 and 2 more   colour none -> #ffffff"])
        #expect(
            lines([list(Array(rows.prefix(2)))], [list(rows.prefix(2).map { $0.with { $0.alpha = 0.5 } })])
                == ["list/row-1 and row-2   opacity 1 -> 0.5"])
        #expect(
            lines([list(Array(rows.prefix(3)))], [list(rows.prefix(3).map { $0.with { $0.alpha = 0.5 } })])
                == ["list/row-1, row-2 and row-3   opacity 1 -> 0.5"])
    }

    @Test("Siblings that moved by different distances, or changed in something else as well, are not one line")
    func differentSiblings() {
        let rows = (1...2).map { Node("list/row-\($0)", .view, Frame(16, Points(units: 6_000 * $0), 361, 44)) }
        let moved = [rows[0].with { $0.frame.y = 68 }, rows[1].with { $0.frame.y = 129 }]
        #expect(
            lines([list(rows)], [list(moved)]) == [
                "list/row-2   y 120 -> 129 (down 9 pt)", "list/row-1   y 60 -> 68 (down 8 pt)",
            ])
        let recoloured = [rows[0].with { $0.alpha = 0.5 }, rows[1].with { $0.alpha = 0.6 }]
        #expect(
            lines([list(rows)], [list(recoloured)]) == [
                "list/row-1   opacity 1 -> 0.5", "list/row-2   opacity 1 -> 0.6",
            ])
    }

    @Test("The same views in neighbouring parents that changed alike are one line")
    func cousins() {
        func rows(_ width: Points) -> [Node] {
            (1...3).map { index in
                Node("list/row-\(index)", .view, Frame(0, Points(units: 6_000 * index), 393, 44)).with {
                    $0.children = [
                        Node("\($0.id)/icon", .image, Frame(0, 0, 44, 44)),
                        Node("\($0.id)/label", .label, Frame(60, 0, width, 44)),
                    ]
                }
            }
        }
        #expect(lines([list(rows(300))], [list(rows(292))]) == ["list/*/label (3 nodes)   width 300 -> 292 (-8)"])
    }

    @Test("What went with each of several is counted for all of them")
    func followersOfAGroup() {
        let rows = (1...2).map { index in
            Node("list/row-\(index)", .view, Frame(0, Points(units: 6_000 * index), 393, 44)).with {
                $0.children = [Node("\($0.id)/label", .label, Frame(60, 0, 300, 44))]
            }
        }
        #expect(
            lines([list(rows)], [list(rows.map { row in row.with { $0.frame.y = row.frame.y - 12 } })])
                == ["list/row-1 and row-2 with 2 descendants   y up 12 pt"])
    }

    @Test("The farthest movement comes first, but never before its parent's")
    func order() {
        let reference = [
            Node("tint", .view, Frame(0, 0, 10, 10)),
            Node("near", .view, Frame(0, 0, 10, 10)),
            Node("far", .view, Frame(0, 0, 10, 10)).with {
                $0.children = [Node("far/label", .label, Frame(0, 0, 5, 5))]
            },
        ]
        let actual = [
            reference[0].with { $0.background = .white },
            reference[1].with { $0.frame.y = 4 },
            reference[2].with {
                $0.background = .white
                $0.alpha = 0.5
                $0.children[0].frame.y = 30
            },
        ]
        #expect(
            lines(reference, actual) == [
                "far   opacity 1 -> 0.5, colour none -> #ffffff",
                "far/label   y 0 -> 30 (down 30 pt)",
                "near   y 0 -> 4 (down 4 pt)",
                "tint   colour none -> #ffffff",
            ])
    }

    @Test("A node that moved within something that moved says what that is on the screen")
    func placeOnTheScreen() {
        let reference = Node("sheet", .view, Frame(0, 400, 393, 400)).with {
            $0.children = [Node("sheet/button", .button, Frame(16, 340, 361, 44))]
        }
        let actual = reference.with {
            $0.frame.y = 380
            $0.children[0].frame.y = 348
        }
        #expect(
            lines([reference], [actual]) == [
                "sheet   y 400 -> 380 (up 20 pt)",
                "sheet/button   y 340 -> 348 (down 8 pt), up 12 pt on the screen",
            ])
    }

    @Test("The rest of a long list is counted in nodes, not in lines")
    func theRestIsCountedInNodes() {
        func scene(_ moved: Bool) -> [Node] {
            (1...13).map { section in
                Node("section-\(section)", .view, Frame(0, 0, 393, 100)).with { parent in
                    parent.children = (1...2).map {
                        let y = moved ? Points(units: 100 * (20 - section)) : 0
                        return Node("\(parent.id)/row-\(section)-\($0)", .view, Frame(0, y, 393, 44))
                    }
                }
            }
        }
        let lines = lines(scene(false), scene(true))
        #expect(lines.count == 13)
        #expect(lines.first == "section-1/row-1-1 and row-1-2   y 0 -> 19 (down 19 pt)")
        #expect(lines.last == "... and 2 more")
    }

    private func list(_ rows: [Node]) -> Node {
        Node("list", .scroll, Frame(0, 0, 393, 852)).with { $0.children = rows }
    }

    private func lines(_ reference: [Node], _ actual: [Node]) -> [String] {
        let diff = SceneDiff(
            reference: Scene(.phone, nodes: reference), actual: Scene(.phone, nodes: actual))
        return DiffReport(diff: diff, name: "").details
            .map { String($0.drop { $0 == " " }) }
    }
}
