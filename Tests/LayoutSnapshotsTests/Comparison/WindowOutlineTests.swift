import Testing

@testable import LayoutSnapshots

@Suite("The position of a node in the window") struct WindowOutlineTests {
    @Test("Frames add up from parent to child")
    func frames() {
        let parent = Node("a", .view, Frame(12, 100, 200, 300))
        let child = Node("a/b", .view, Frame(5.5, 20.33, 50, 60))
        #expect(outline(child, in: [parent]).bounds == Frame(17.5, 120.33, 50, 60))
        #expect(
            outline(child, in: [parent]).corners == [
                PathPoint(17.5, 120.33), PathPoint(67.5, 120.33), PathPoint(67.5, 180.33), PathPoint(17.5, 180.33),
            ])
    }

    @Test("A transform acts about the centre of its node, on everything inside")
    func scale() {
        let parent = Node("a", .view, Frame(100, 100, 200, 100)).with { $0.transform = Transform(a: 0.5, d: 2) }
        #expect(outline(parent, in: []).bounds == Frame(150, 50, 100, 200))
        let child = Node("a/b", .view, Frame(20, 10, 40, 30))
        #expect(outline(child, in: [parent]).bounds == Frame(160, 70, 20, 60))
    }

    @Test("A quarter turn sends the top left corner to the top right, and goes on in a child")
    func nestedTurns() {
        let turn = Transform(a: 0, b: 1, c: -1, d: 0)
        let parent = Node("a", .view, Frame(100, 100, 200, 100)).with { $0.transform = turn }
        #expect(
            outline(parent, in: []).corners == [
                PathPoint(250, 50), PathPoint(250, 250), PathPoint(150, 250), PathPoint(150, 50),
            ])
        let child = Node("a/b", .view, Frame(0, 0, 60, 20)).with { $0.transform = turn }
        // Now upside down, about the centre at which the parent alone would put it.
        #expect(
            outline(child, in: [parent]).corners == [
                PathPoint(270, 90), PathPoint(210, 90), PathPoint(210, 70), PathPoint(270, 70),
            ])
    }

    @Test("A transform's own translation is in the parent's points")
    func translation() {
        let parent = Node("a", .view, Frame(0, 0, 100, 100)).with { $0.transform = Transform(a: 2, d: 2) }
        let child = Node("a/b", .view, Frame(10, 10, 20, 20)).with { $0.transform = Transform(tx: 5, ty: -3) }
        #expect(outline(child, in: [parent]).bounds == Frame(-20, -36, 40, 40))
    }

    @Test("The outline is as round as the corners are, and square where they are not")
    func roundCorners() {
        let node = Node("a", .view, Frame(10, 20, 100, 50)).with {
            $0.corners = Corners(radius: 10, rounded: [.topRight, .bottomLeft])
        }
        #expect(
            outline(node, in: []).path.text
                == "M 10 20 L 100 20 C 105.52 20 110 24.48 110 30 L 110 70 "
                + "L 20 70 C 14.48 70 10 65.52 10 60 L 10 20 Z")
    }

    @Test("A view that leaves the rounding to what fills it is as round as that")
    func cornersOfTheContent() {
        let node = Node("a", .view, Frame(0, 0, 40, 20)).with {
            $0.children = [
                Node("a/clip", .view, Frame(0, 0, 40, 20)).with {
                    $0.corners = Corners(radius: 4, rounded: .topLeft)
                }
            ]
        }
        #expect(
            outline(node, in: []).path.text == "M 4 0 L 40 0 L 40 20 L 0 20 L 0 4 C 0 1.79 1.79 0 4 0 Z")
    }

    @Test("A radius larger than the half of the smaller side draws a capsule")
    func capsule() {
        let node = Node("a", .view, Frame(0, 0, 40, 20)).with { $0.corners = Corners(radius: 30) }
        #expect(
            outline(node, in: []).path.text
                == "M 10 0 L 30 0 C 35.52 0 40 4.48 40 10 L 40 10 C 40 15.52 35.52 20 30 20 "
                + "L 10 20 C 4.48 20 0 15.52 0 10 L 0 10 C 0 4.48 4.48 0 10 0 Z")
    }

    @Test("Scaling about the centre lands where the drawing lands for sizes that have no half unit")
    func oddSizes() {
        let node = Node("a", .view, Frame(0, 0, 33.33, 10)).with { $0.transform = Transform(a: 0.92, d: 0.92) }
        #expect(outline(node, in: []).bounds == Frame(1.33, 0.4, 30.67, 9.2))
    }

    @Test("Something sent beyond every screen stays a number")
    func farAway() {
        let huge = Transform(a: Factor(units: 1_000_000_000_000), d: 1)
        let parent = Node("a", .view, Frame(0, 0, 1_000_000_000, 1)).with { $0.transform = huge }
        #expect(outline(parent, in: []).bounds.x == Points(units: -1_000_000_000_000))
    }

    @Test("The distance between two outlines is that of the corner which went farthest")
    func distance() {
        let old = outline(Node("a", .view, Frame(0, 0, 100, 100)), in: [])
        #expect(old.distance(to: outline(Node("a", .view, Frame(3, -8, 100, 100)), in: [])) == 8)
        #expect(old.distance(to: outline(Node("a", .view, Frame(0, 0, 100, 120)), in: [])) == 20)
        #expect(old.distance(to: old) == 0)
    }

    private func outline(_ node: Node, in ancestors: [Node]) -> WindowOutline {
        let map = (ancestors + [node]).reduce(WindowMap.window) { $0.entering($1) }
        return WindowOutline(node, map)
    }
}
