import Testing
import UIKit

@testable import TestSupport

/// Pans from screen edges whose edges change, and subclasses of pans.
@MainActor
struct ScreenEdgePanTests {
    private let table = GestureTable()

    private func entries() -> [String] { table.journal.take().filter { $0.contains("pan.") || $0.contains("edge.") } }

    struct Swipe: Sendable {
        let edge: UIRectEdge
        let start: CGPoint
        let way: CGPoint
    }

    nonisolated private static let swipes = [
        Swipe(edge: .left, start: CGPoint(x: 2, y: 400), way: CGPoint(x: 60, y: 0)),
        Swipe(edge: .right, start: CGPoint(x: 391, y: 400), way: CGPoint(x: -60, y: 0)),
        Swipe(edge: .top, start: CGPoint(x: 200, y: 2), way: CGPoint(x: 0, y: 60)),
        Swipe(edge: .bottom, start: CGPoint(x: 200, y: 850), way: CGPoint(x: 0, y: -60)),
    ]

    @Test("The delegate may choose the edge when the finger has landed (G3, G13)", arguments: swipes)
    func chosenWhenTouched(swipe: Swipe) {
        let pan = table.add(UIScreenEdgePanGestureRecognizer(), "pan")
        let judge = GestureJudge()
        var asked = 0
        judge.receivesTouches = { _ in
            asked += 1
            pan.edges = swipe.edge
            return true
        }
        pan.delegate = judge
        #expect(pan.edges == [])
        table.fingers.down(at: swipe.start)
        table.fingers.move(to: swipe.start.moved(swipe.way.x, swipe.way.y))
        #expect(pan.state == .began)
        let translation = pan.translation(in: nil)
        #expect(abs(translation.x) + abs(translation.y) == 50)
        table.fingers.up()
        #expect(asked == 1)
        #expect(entries() == ["pan.began", "pan.ended"])
    }

    @Test("An edge that the delegate takes away is none any more (G3, G13)", arguments: swipes)
    func takenAway(swipe: Swipe) {
        let pan = table.add(UIScreenEdgePanGestureRecognizer(), "pan")
        let judge = GestureJudge()
        judge.receivesTouches = { _ in
            pan.edges = []
            return true
        }
        pan.delegate = judge
        pan.edges = swipe.edge
        table.fingers.down(at: swipe.start)
        table.fingers.move(to: swipe.start.moved(swipe.way.x, swipe.way.y))
        table.fingers.up()
        #expect(entries() == [])
    }

    @Test("Edges that change later are those of the next finger (G13)")
    func changedLater() {
        let pan = table.add(UIScreenEdgePanGestureRecognizer(), "pan")
        pan.edges = .left
        table.fingers.down(at: CGPoint(x: 2, y: 400))
        pan.edges = .right
        table.fingers.move(to: CGPoint(x: 62, y: 400))
        table.fingers.up()
        #expect(entries() == ["pan.began", "pan.ended"])
        table.fingers.down(at: CGPoint(x: 2, y: 400))
        table.fingers.move(to: CGPoint(x: 62, y: 400))
        table.fingers.up()
        #expect(entries() == [])
        table.fingers.down(at: CGPoint(x: 391, y: 400))
        table.fingers.move(to: CGPoint(x: 331, y: 400))
        table.fingers.up()
        #expect(entries() == ["pan.began", "pan.ended"])
    }

    @Test("Edges are those of the screen, whichever way people read (G13)", arguments: swipes)
    func rightToLeft(swipe: Swipe) {
        table.back.semanticContentAttribute = .forceRightToLeft
        let pan = table.add(UIScreenEdgePanGestureRecognizer(), "pan")
        pan.edges = swipe.edge
        table.fingers.down(at: swipe.start)
        table.fingers.move(to: swipe.start.moved(swipe.way.x, swipe.way.y))
        #expect(pan.state == .began)
        table.fingers.up()
    }

    @Test("Subclasses of pans keep values of their own, and decide for themselves")
    func subclasses() {
        let pan = table.add(OneWayPan(direction: CGVector(dx: 1, dy: 0)), "pan")
        let edge = table.add(CountingEdgePan(), "edge")
        edge.edges = .left
        table.fingers.down(at: CGPoint(x: 200, y: 400))
        table.fingers.move(to: CGPoint(x: 140, y: 400))
        table.fingers.up()
        #expect(entries() == [])
        #expect(pan.refusals == 1)
        table.fingers.down(at: CGPoint(x: 200, y: 400))
        table.fingers.move(to: CGPoint(x: 260, y: 400))
        table.fingers.up()
        #expect(entries() == ["pan.began", "pan.ended"])
        // Both could begin here; the one that was added later sees the finger first.
        table.fingers.down(at: CGPoint(x: 2, y: 400))
        table.fingers.move(to: CGPoint(x: 62, y: 400))
        table.fingers.up()
        #expect(entries().count == 2)
        #expect(edge.landings == 3)
        #expect(edge.resets == 3)
    }
}

/// A pan in one direction only.
private final class OneWayPan: UIPanGestureRecognizer {
    private let direction: CGVector
    private var start: CGPoint?
    private(set) var refusals = 0

    init(direction: CGVector) {
        self.direction = direction
        super.init(target: nil, action: nil)
    }

    override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
        super.touchesBegan(touches, with: event)
        start = touches.first?.location(in: view)
    }

    override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {
        if state == .possible, let start, let now = touches.first?.location(in: view) {
            let way = (now.x - start.x) * direction.dx + (now.y - start.y) * direction.dy
            if way < 0 {
                refusals += 1
                state = .failed
                return
            }
        }
        super.touchesMoved(touches, with: event)
    }

    override func reset() {
        super.reset()
        start = nil
    }
}

private final class CountingEdgePan: UIScreenEdgePanGestureRecognizer {
    private(set) var landings = 0
    private(set) var resets = 0

    override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
        landings += 1
        super.touchesBegan(touches, with: event)
    }

    override func reset() {
        resets += 1
        super.reset()
    }
}
