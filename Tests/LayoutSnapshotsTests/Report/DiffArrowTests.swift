import Testing

@testable import LayoutSnapshots

@Suite("An arrow between two places") struct DiffArrowTests {
    @Test("Its line ends where the head begins, and the head ends at the new place")
    func long() throws {
        let arrow = try #require(DiffArrow(from: PathPoint(10, 100), to: PathPoint(10, 40)))
        #expect(arrow.shaft(head: 20) == [.move(PathPoint(10, 100)), .line(PathPoint(10, 60))])
        #expect(
            arrow.head(20) == [.move(PathPoint(10, 40)), .line(PathPoint(19, 60)), .line(PathPoint(1, 60)), .close])
    }

    @Test("A way shorter than the head is all head, as broad as usual")
    func short() throws {
        let arrow = try #require(DiffArrow(from: PathPoint(0, 0), to: PathPoint(8, 0)))
        #expect(arrow.shaft(head: 20) == [.move(PathPoint(0, 0)), .line(PathPoint(0, 0))])
        #expect(arrow.head(20) == [.move(PathPoint(8, 0)), .line(PathPoint(0, 9)), .line(PathPoint(0, -9)), .close])
    }

    @Test("There is none to where one is")
    func none() {
        #expect(DiffArrow(from: PathPoint(3, 4), to: PathPoint(3, 4)) == nil)
    }

    @Test("The way in words")
    func words() {
        func text(_ x: Points, _ y: Points) -> String {
            Translation(from: PathPoint(10, 10), to: PathPoint(x, y)).text
        }
        #expect(text(10, 2) == "up 8 pt")
        #expect(text(10, 18.5) == "down 8.5 pt")
        #expect(text(6, 10) == "left 4 pt")
        #expect(text(50, 130) == "right 40, down 120 pt")
        #expect(text(10, 10) == "")
    }
}
