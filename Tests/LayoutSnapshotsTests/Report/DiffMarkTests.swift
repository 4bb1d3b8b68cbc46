import Testing

@testable import LayoutSnapshots

@Suite("The marks in a picture of a difference") struct DiffMarkTests {
    @Test("Something that moved has an arrow from the old middle to the new one, with the distance")
    func moved() throws {
        let mark = try #require(marks([card], [card.with { $0.frame.y = 470 }]).first)
        #expect(mark.arrow == DiffArrow(from: PathPoint(196.5, 648), to: PathPoint(196.5, 640)))
        #expect(mark.caption == DiffCaption("up 8 pt"))
        #expect(mark.before.map(\.bounds) == [Frame(12, 478, 369, 340)])
        #expect(mark.after.map(\.bounds) == [Frame(12, 470, 369, 340)])
    }

    @Test("Something that moved and grew has an arrow at the edge that moved")
    func movedAndGrew() throws {
        let mark = try #require(
            marks(
                [card],
                [
                    card.with {
                        $0.frame.y = 470
                        $0.frame.height = 348
                    }
                ]
            ).first)
        #expect(mark.arrow == DiffArrow(from: PathPoint(196.5, 478), to: PathPoint(196.5, 470)))
        #expect(mark.caption == DiffCaption("up 8 pt, height +8"))
    }

    @Test("Something that grew where it is has an arrow at the edge that went away from it")
    func grew() throws {
        let mark = try #require(marks([card], [card.with { $0.frame.width = 375 }]).first)
        #expect(mark.arrow == DiffArrow(from: PathPoint(381, 648), to: PathPoint(387, 648)))
        #expect(mark.caption == DiffCaption("width +6"))
    }

    @Test("What moved with its parent has no mark, and what grew in a parent that moved no arrow")
    func children() {
        let parent = card.with { $0.children = [Node("card/title", .label, Frame(10, 10, 100, 20))] }
        #expect(marks([parent], [parent.with { $0.frame.y = 470 }]).map(\.caption.text) == ["up 8 pt"])
        let both = marks(
            [parent],
            [
                parent.with {
                    $0.frame.y = 470
                    $0.children[0].frame.width = 120
                }
            ])
        #expect(both.map(\.caption.text) == ["up 8 pt", "width +20"])
        #expect(both.last?.arrow == nil)
    }

    @Test("What stayed on the screen while its parent moved has no mark")
    func inPlace() {
        let parent = card.with { $0.children = [Node("card/button", .button, Frame(10, 300, 100, 20))] }
        let actual = parent.with {
            $0.frame.y = 470
            $0.frame.height = 348
            $0.children[0].frame.y = 308
        }
        #expect(marks([parent], [actual]).map(\.caption.text) == ["up 8 pt, height +8"])
    }

    @Test("In a scaled parent the distance is that on the screen")
    func transforms() {
        let parent = card.with {
            $0.transform = Transform(a: 0.5, d: 0.5)
            $0.children = [Node("card/button", .button, Frame(0, 0, 100, 20))]
        }
        let mark = marks([parent], [parent.with { $0.children[0].frame.x = 40 }]).first
        #expect(mark?.caption == DiffCaption("right 20 pt"))
        #expect(mark?.before.first?.bounds == Frame(104.25, 563, 50, 10))
    }

    @Test("A transform that moves says by how much, and one that does not says its name")
    func ownTransform() {
        let moved = marks([card], [card.with { $0.transform = Transform(tx: 0, ty: 40) }]).first
        #expect(moved?.caption == DiffCaption("down 40 pt"))
        #expect(moved?.arrow == DiffArrow(from: PathPoint(196.5, 648), to: PathPoint(196.5, 688)))
        let scaled = marks([card], [card.with { $0.transform = Transform(a: 0.9, d: 0.9) }]).first
        #expect(scaled?.caption == DiffCaption("transform → (0.9 0 0 0.9 0 0)"))
        #expect(scaled?.arrow == nil)
        #expect(scaled?.before.count == 1)
    }

    @Test("What changed without moving has one outline and a caption; colours are shown")
    func look() throws {
        let opacity = try #require(marks([card], [card.with { $0.alpha = 0.4 }]).first)
        #expect(opacity.caption == DiffCaption("opacity 1 → 0.4"))
        #expect(opacity.before == [])
        #expect(opacity.after.count == 1)
        let colour = marks([card], [card.with { $0.background = Color(rgb: 0x0A84FF, alpha: 128) }]).first
        #expect(
            colour?.caption == DiffCaption("colour", swatch: .init(old: nil, new: Color(rgb: 0x0A84FF, alpha: 128))))
        let label = Node("a", .label, Frame(0, 0, 100, 20)).with { $0.label = Label("Add to playlist", fontSize: 17) }
        let text = marks([label], [label.with { $0.label?.text = "Added" }]).first
        #expect(text?.caption == DiffCaption("text → \"Added\""))
    }

    @Test("A caption ends where there is no more room")
    func longCaptions() {
        let many = card.with {
            $0.frame.x = 20
            $0.frame.width = 361
            $0.alpha = 0.4
        }
        #expect(marks([card], [many]).map(\.caption.text) == ["right 8 pt …"])
        let label = Node("a", .label, Frame(0, 0, 100, 20)).with { $0.label = Label("One", fontSize: 17) }
        let long = label.with { $0.label?.text = "A sentence that is longer than a phone is wide" }
        #expect(marks([label], [long]).map(\.caption.text) == ["text"])
    }

    @Test("Nodes with one cause share a mark, a caption and an arrow")
    func groups() throws {
        let rows = (0..<3).map { Node("row-\($0)", .view, Frame(0, Points(units: 5_000 * $0), 393, 44)) }
        let marks = marks(rows, rows.map { row in row.with { $0.frame.y = row.frame.y + 12 } })
        let mark = try #require(marks.first)
        #expect(marks.count == 1)
        #expect(mark.caption == DiffCaption("3 × down 12 pt"))
        #expect(mark.before.count == 3)
        #expect(mark.after.count == 3)
        #expect(mark.arrow == DiffArrow(from: PathPoint(196.5, 22), to: PathPoint(196.5, 34)))
    }

    @Test("Nodes that are new, gone, renamed or in another order are marked in their place")
    func structure() {
        let (a, b) = (Node("a", .view, Frame(0, 0, 10, 10)), Node("b", .view, Frame(20, 0, 10, 10)))
        let added = marks([a], [a, b])
        #expect(added.map(\.kind) == [.added])
        #expect(added.map(\.caption.text) == ["added b"])
        #expect(added.map(\.bounds) == [Frame(20, 0, 10, 10)])
        let removed = marks([a, b], [b])
        #expect(removed.map(\.kind) == [.removed])
        #expect(removed.map(\.caption.text) == ["removed a"])
        #expect(removed.map(\.bounds) == [Frame(0, 0, 10, 10)])
        #expect(marks([a], [Node("c", .view, a.frame)]).map(\.caption.text) == ["renamed c"])
        let c = Node("c", .view, Frame(40, 0, 10, 10))
        #expect(marks([a, b, c], [c, a, b]).map(\.caption.text) == ["behind its siblings"])
        #expect(marks([a, b, c], [b, c, a]).map(\.caption.text) == ["in front of c"])
    }

    @Test("A screen that differs is marked where its areas are")
    func screen() {
        let reference = Scene(.phone)
        var actual = reference
        actual.screen.safeArea.top = 47
        actual.keyboard = Frame(0, 516, 393, 336)
        actual.appearance = .dark
        let marks = ScreenMarks.marks(
            of: SceneDiff(reference: reference, actual: actual), reference: reference, actual: actual)
        #expect(
            marks.map(\.caption.text) == [
                "safe area → 47 0 34 0", "appearance light → dark", "keyboard none → 0 516 393 336",
            ])
        #expect(marks[0].before.map(\.bounds) == [Frame(0, 59, 393, 759)])
        #expect(marks[0].after.map(\.bounds) == [Frame(0, 47, 393, 771)])
        #expect(marks[1].bounds == nil)
        #expect(marks[2].before == [])
        #expect(marks[2].after.map(\.bounds) == [Frame(0, 516, 393, 336)])
    }

    @Test("Fingers are circles, with an arrow from where they were")
    func fingers() {
        func finger(_ y: Points, landing: Points = 100) -> Filmstrip.Finger {
            Filmstrip.Finger(landing: PathPoint(50, landing), point: PathPoint(50, y))
        }
        let moved = FingerMarks.marks(from: [finger(200)], to: [finger(230)])
        #expect(moved.map(\.caption.text) == ["finger down 30 pt"])
        #expect(moved.first?.before.first?.bounds == Frame(26, 176, 48, 48))
        #expect(moved.first?.after.first?.bounds == Frame(26, 206, 48, 48))
        #expect(FingerMarks.marks(from: [finger(200)], to: [finger(200)]).isEmpty)
        #expect(FingerMarks.marks(from: [], to: [finger(1)]).map(\.caption.text) == ["added finger"])
        #expect(FingerMarks.marks(from: [finger(1)], to: []).map(\.kind) == [.removed])
        #expect(
            FingerMarks.marks(from: [finger(1)], to: [finger(1, landing: 9)]).map(\.caption.text)
                == ["finger landed elsewhere"])
    }

    private let card = Node("card", .view, Frame(12, 478, 369, 340))

    private func marks(_ reference: [Node], _ actual: [Node]) -> [DiffMark] {
        DiffMark.marks(
            of: SceneDiff(reference: Scene(.phone, nodes: reference), actual: Scene(.phone, nodes: actual)))
    }
}
