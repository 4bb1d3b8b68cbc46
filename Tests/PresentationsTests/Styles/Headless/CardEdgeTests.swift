import Presentations
import PresentationsTesting
import Testing
import UIKit

/// A card comes from the edge that it is placed at, and leaves there.
@MainActor
struct CardEdgeTests {
    private let stage = Stage(.iPhone15)
    private let home = UIViewController()
    private let content = UIViewController()

    init() {
        stage.show(home)
        content.preferredContentSize = CGSize(width: 300, height: 200)
    }

    private struct Row {
        let edge: PresentationEdge
        /// The way in, from the place at rest.
        let way: CGPoint
        let rest: CGRect
    }

    private static let rows = [
        Row(edge: .bottom, way: CGPoint(x: 0, y: 1), rest: CGRect(x: 46, y: 618, width: 300, height: 200)),
        Row(edge: .top, way: CGPoint(x: 0, y: -1), rest: CGRect(x: 46, y: 59, width: 300, height: 200)),
        Row(edge: .leading, way: CGPoint(x: -1, y: 0), rest: CGRect(x: 12, y: 338, width: 300, height: 200)),
        Row(edge: .trailing, way: CGPoint(x: 1, y: 0), rest: CGRect(x: 81, y: 338, width: 300, height: 200)),
    ]

    @Test(
        "It slides in from its edge, a swipe away from it springs back, and a swipe toward it dismisses",
        arguments: 0..<4)
    func fromItsEdge(index: Int) throws {
        let row = Self.rows[index]
        home.presentAsCard(content, style: Card(edge: row.edge))
        stage.advance(by: 0.1)
        let view = try #require(content.presentationController?.presentedView)
        let shown = try #require(view.layer.presentation()).frame
        let moved = CGPoint(x: shown.midX - row.rest.midX, y: shown.midY - row.rest.midY)
        #expect(moved.x * row.way.x + moved.y * row.way.y > 20, "\(row.edge): \(moved)")
        #expect(abs(moved.x * row.way.y) < 1 && abs(moved.y * row.way.x) < 1, "\(row.edge): \(moved)")
        stage.settle()
        #expect(abs(view.frame.minX - row.rest.minX) < 1 && abs(view.frame.minY - row.rest.minY) < 1, "\(view.frame)")
        let start = CGPoint(x: view.frame.midX, y: view.frame.midY)
        for direction in [-1.0, 1] {
            let end = CGPoint(x: start.x + row.way.x * 160 * direction, y: start.y + row.way.y * 160 * direction)
            stage.drag(from: start, to: end, duration: 0.1)
            stage.settle()
            #expect((home.presentedViewController == nil) == (direction > 0), "\(row.edge), \(direction)")
        }
    }

    @Test("An animation of its own stays, and without one a later edge changes it")
    func laterEdge() {
        var card = Card(edge: .top)
        #expect(card.animation == .slide(from: .top))
        card.edge = .leading
        #expect(card.animation == .slide(from: .leading))
        #expect(card.entryEdge == .leading)
        card.animation = .scale
        card.edge = .bottom
        #expect(card.animation == .scale)
        #expect(card.entryEdge == .bottom)
        card.animation = .slide(from: .top)
        #expect(card.entryEdge == .top)
    }

    @Test("The animation follows an edge that a closure sets, and a drawer's follows its side")
    func edgeInAClosure() {
        #expect(Card { $0.edge = .top }.animation == .slide(from: .top))
        var drawer = Drawer { $0.edge = .trailing }
        #expect(drawer.animation == .slide(from: .trailing))
        drawer.animation = .crossDissolve
        drawer.edge = .leading
        #expect(drawer.animation == .crossDissolve)
        #expect(drawer.entryEdge == .leading)
    }
}
