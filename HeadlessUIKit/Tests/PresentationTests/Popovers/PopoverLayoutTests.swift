import Testing

@testable import UIKit

@MainActor @Suite struct PopoverLayoutTests {
    private func placement(
        source: CGRect, size: CGSize = CGSize(width: 200, height: 300), permitted: UIPopoverArrowDirection = .any,
        canOverlap: Bool = false
    ) -> PopoverLayout.Placement {
        PopoverLayout(
            room: CGRect(x: 0, y: 50, width: 800, height: 900), source: source, contentSize: size, permitted: permitted,
            canOverlapSource: canOverlap, scale: 2
        ).placement
    }

    @Test("Below its source if it fits there, otherwise above, otherwise beside (PO4)")
    func sides() {
        let below = placement(source: CGRect(x: 300, y: 100, width: 100, height: 40))
        #expect(below.arrowDirection == .up)
        #expect(below.frame == CGRect(x: 250, y: 148, width: 200, height: 300))
        let above = placement(source: CGRect(x: 300, y: 800, width: 100, height: 40))
        #expect(above.arrowDirection == .down)
        #expect(above.frame == CGRect(x: 250, y: 492, width: 200, height: 300))
        let right = placement(source: CGRect(x: 100, y: 300, width: 100, height: 400))
        #expect(right.arrowDirection == .left)
        #expect(right.frame == CGRect(x: 208, y: 350, width: 200, height: 300))
        let left = placement(source: CGRect(x: 650, y: 300, width: 100, height: 400))
        #expect(left.arrowDirection == .right)
        #expect(left.frame == CGRect(x: 442, y: 350, width: 200, height: 300))
    }

    @Test("Only on the sides that are permitted (PO4)")
    func permitted() {
        let source = CGRect(x: 300, y: 100, width: 100, height: 40)
        #expect(placement(source: source, permitted: [.left, .right]).arrowDirection == .left)
        #expect(placement(source: source, permitted: .right).arrowDirection == .right)
    }

    @Test("At the edge of the room it is moved, and stays clear of its source (PO3, PO4)")
    func edge() {
        let corner = placement(source: CGRect(x: 760, y: 60, width: 30, height: 30))
        #expect(corner.frame == CGRect(x: 600, y: 98, width: 200, height: 300))
    }

    @Test("Too large content is shrunk on the side with the most of it; content that may cover the source is not (PO4)")
    func shrunk() {
        let source = CGRect(x: 300, y: 400, width: 200, height: 200)
        let size = CGSize(width: 700, height: 500)
        let shrunk = placement(source: source, size: size)
        #expect(shrunk.frame == CGRect(x: 50, y: 608, width: 700, height: 342))
        #expect(!shrunk.frame.intersects(source))
        let covering = placement(source: source, size: size, canOverlap: true)
        #expect(covering.frame == CGRect(x: 50, y: 450, width: 700, height: 500))
    }

    @Test("Content that prefers no size is 320 wide and as high as there is room above or below (PO3)")
    func noPreference() {
        let free = placement(source: CGRect(x: 300, y: 100, width: 100, height: 40), size: .zero)
        #expect(free.frame == CGRect(x: 190, y: 148, width: 320, height: 802))
    }
}
