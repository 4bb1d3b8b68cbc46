import Testing
import UIKit

@testable import Presentations

/// The edges by which a view is dismissed, from those that the style names.
struct SwipeEdgesTests {
    struct Row: Sendable, CustomTestStringConvertible {
        var named: Set<PresentationEdge> = []
        var animation: PresentationEdge?
        var hasDetents = false
        let edge: PresentationEdge
        var isBoth = false

        var testDescription: String {
            "\(named.count) named, from \(animation.map { "\($0)" } ?? "nowhere"), \(hasDetents ? "detents" : "none")"
        }
    }

    nonisolated static let rows = [
        Row(edge: .bottom),
        Row(animation: .top, edge: .top),
        Row(named: [.leading], animation: .top, edge: .leading),
        // Positions count toward the bottom, where scrolled content shares the touch.
        Row(named: [.top, .bottom], animation: .top, edge: .bottom, isBoth: true),
        Row(named: [.leading, .trailing], animation: .trailing, edge: .trailing, isBoth: true),
        Row(named: [.leading, .trailing], edge: .leading, isBoth: true),
        // Detents belong to one edge.
        Row(named: [.top, .bottom], animation: .top, hasDetents: true, edge: .top),
        Row(named: [.top, .bottom], hasDetents: true, edge: .bottom),
    ]

    @Test("None named is the edge of the animation, or the bottom; two are both", arguments: rows)
    func edges(row: Row) {
        let edges = SwipeEdges(row.named, animationEdge: row.animation, hasDetents: row.hasDetents)
        #expect(edges.edge == row.edge)
        #expect(edges.includesOpposite == row.isBoth)
        #expect(PresentationEdge.allCases.filter(edges.contains).count == (row.isBoth ? 2 : 1))
    }

    @Test("A card without its own edges is dismissed by its animation's edge, or its resting edge")
    func card() {
        #expect(Card().dismissalBehavior.swipeEdges == [.bottom])
        #expect(Card(edge: .top, animation: .scale).dismissalBehavior.swipeEdges == [.top])
        #expect(
            Card {
                $0.edge = .top
                $0.swipeEdges = [.leading]
            }.dismissalBehavior.swipeEdges == [.leading])
        #expect(Popup { $0.swipeEdges = [.top, .bottom] }.dismissalBehavior.swipeEdges == [.top, .bottom])
        #expect(Popup().dismissalBehavior.swipeEdges == [])
        #expect(Drawer(edge: .trailing).dismissalBehavior.swipeEdges == [.trailing])
    }
}
