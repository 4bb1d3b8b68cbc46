import Testing
import UIKit

@testable import Presentations

/// The edges by which a view is dismissed, from those that the style names.
struct SwipeEdgesTests {
    struct Row: Sendable, CustomTestStringConvertible {
        var direction: SwipeDirection = .automatic
        var entryEdge: PresentationEdge?
        var hasDetents = false
        let edge: PresentationEdge
        var isBoth = false

        var testDescription: String {
            "\(direction), from \(entryEdge.map { "\($0)" } ?? "nowhere"), \(hasDetents ? "detents" : "none")"
        }
    }

    nonisolated static let rows = [
        Row(edge: .bottom),
        Row(entryEdge: .top, edge: .top),
        Row(direction: .toward(.leading), entryEdge: .top, edge: .leading),
        // Positions count toward the bottom, where scrolled content shares the touch.
        Row(direction: .vertical, entryEdge: .top, edge: .bottom, isBoth: true),
        Row(direction: .horizontal, entryEdge: .trailing, edge: .trailing, isBoth: true),
        Row(direction: .horizontal, entryEdge: .bottom, edge: .leading, isBoth: true),
        Row(direction: .horizontal, edge: .leading, isBoth: true),
        // Detents belong to one edge.
        Row(direction: .vertical, entryEdge: .top, hasDetents: true, edge: .top),
        Row(direction: .toward(.leading), entryEdge: .top, hasDetents: true, edge: .top),
        Row(direction: .vertical, hasDetents: true, edge: .bottom),
    ]

    @Test("By itself it is the style's edge, or the bottom; a direction has two", arguments: rows)
    func edges(row: Row) {
        let edges = SwipeEdges(row.direction, entryEdge: row.entryEdge, hasDetents: row.hasDetents)
        #expect(edges.edge == row.edge)
        #expect(edges.includesOpposite == row.isBoth)
        #expect(PresentationEdge.allCases.filter(edges.contains).count == (row.isBoth ? 2 : 1))
    }

    @Test("The edge of a style is that of its animation, or the one at which it rests")
    func styles() {
        #expect(Card().entryEdge == .bottom)
        #expect(Card(edge: .top, animation: .scale).entryEdge == .top)
        #expect(Card(edge: .top, animation: .slide(from: .leading)).entryEdge == .leading)
        #expect(Popup().entryEdge == nil)
        #expect(Popup(animation: nil).entryEdge == .bottom)
        #expect(Popup(animation: .drop).entryEdge == .top)
        #expect(Drawer(edge: .trailing).entryEdge == .trailing)
        #expect(Drawer(edge: .trailing, animation: .drop).entryEdge == .trailing)
        #expect(HalfSheet(animation: .slide(from: .trailing)).entryEdge == .bottom)
    }
}
