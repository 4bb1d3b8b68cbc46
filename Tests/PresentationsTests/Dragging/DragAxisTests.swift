import Testing
import UIKit

@testable import Presentations

/// One number instead of four edges: the position grows toward the edge by which the view is dismissed.
@Suite struct DragAxisTests {
    /// A card of 369×340 at x 12 and y 478, in a container of 393×852.
    private let frame = CGRect(x: 12, y: 478, width: 369, height: 340)
    private let container = CGSize(width: 393, height: 852)

    struct Row: Sendable, CustomTestStringConvertible {
        let edge: PresentationEdge
        var direction = UITraitEnvironmentLayoutDirection.leftToRight
        let position: CGFloat
        let hidden: CGFloat
        /// The value of a finger's movement by (3, 5).
        let outward: CGFloat
        let across: CGFloat
        let length: CGFloat
        /// The centre 40 points further out.
        let further: CGPoint

        var testDescription: String { "\(edge), \(direction == .rightToLeft ? "right to left" : "left to right")" }
    }

    nonisolated static let rows = [
        Row(
            edge: .bottom, position: 478, hidden: 852, outward: 5, across: 3, length: 340,
            further: CGPoint(x: 196.5, y: 688)),
        Row(
            edge: .top, position: -818, hidden: 0, outward: -5, across: 3, length: 340,
            further: CGPoint(x: 196.5, y: 608)),
        Row(
            edge: .leading, position: -381, hidden: 0, outward: -3, across: 5, length: 369,
            further: CGPoint(x: 156.5, y: 648)),
        Row(
            edge: .trailing, position: 12, hidden: 393, outward: 3, across: 5, length: 369,
            further: CGPoint(x: 236.5, y: 648)),
        Row(
            edge: .leading, direction: .rightToLeft, position: 12, hidden: 393, outward: 3, across: 5, length: 369,
            further: CGPoint(x: 236.5, y: 648)),
        Row(
            edge: .trailing, direction: .rightToLeft, position: -381, hidden: 0, outward: -3, across: 5, length: 369,
            further: CGPoint(x: 156.5, y: 648)),
        Row(
            edge: .bottom, direction: .rightToLeft, position: 478, hidden: 852, outward: 5, across: 3, length: 340,
            further: CGPoint(x: 196.5, y: 688)),
    ]

    @Test("Places, ways and lengths at each edge, in both layout directions", arguments: rows)
    func places(row: Row) {
        let axis = DragAxis(row.edge, direction: row.direction)
        #expect(axis.position(of: frame) == row.position)
        #expect(axis.hidden(in: container) == row.hidden)
        #expect(axis.outward(CGPoint(x: 3, y: 5)) == row.outward)
        #expect(axis.across(CGPoint(x: 3, y: 5)) == row.across)
        #expect(axis.length(of: frame.size) == row.length)
    }

    @Test("The centre at a position, and back", arguments: rows)
    func center(row: Row) {
        let axis = DragAxis(row.edge, direction: row.direction)
        let center = CGPoint(x: 196.5, y: 648)
        #expect(axis.center(at: row.position, size: frame.size, from: center) == center)
        #expect(axis.center(at: row.position + 40, size: frame.size, from: center) == row.further)
    }

    @Test("At its hidden position a view just touches the container from outside", arguments: rows)
    func hidden(row: Row) {
        let axis = DragAxis(row.edge, direction: row.direction)
        let center = axis.center(at: axis.hidden(in: container), size: frame.size, from: CGPoint(x: 196.5, y: 648))
        let distances = [center.x + 184.5, 393 - center.x + 184.5, center.y + 170, 852 - center.y + 170]
        #expect(distances.contains(0))
    }

    @Test("Room is made at the edge by which the view leaves")
    func insets() {
        func insets(_ edge: PresentationEdge, _ direction: UITraitEnvironmentLayoutDirection) -> UIEdgeInsets {
            DragAxis(edge, direction: direction).outwardInsets(7)
        }
        #expect(insets(.top, .leftToRight) == UIEdgeInsets(top: 7, left: 0, bottom: 0, right: 0))
        #expect(insets(.bottom, .rightToLeft) == UIEdgeInsets(top: 0, left: 0, bottom: 7, right: 0))
        #expect(insets(.leading, .leftToRight) == UIEdgeInsets(top: 0, left: 7, bottom: 0, right: 0))
        #expect(insets(.leading, .rightToLeft) == UIEdgeInsets(top: 0, left: 0, bottom: 0, right: 7))
        #expect(insets(.trailing, .leftToRight) == UIEdgeInsets(top: 0, left: 0, bottom: 0, right: 7))
        #expect(insets(.trailing, .rightToLeft) == UIEdgeInsets(top: 0, left: 7, bottom: 0, right: 0))
    }
}
