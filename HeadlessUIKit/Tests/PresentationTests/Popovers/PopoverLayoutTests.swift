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

    @Test("After its source if it fits there, otherwise before, otherwise below or above (PO4)")
    func sides() {
        let after = placement(source: CGRect(x: 100, y: 300, width: 100, height: 400))
        #expect(after.arrowDirection == .left)
        #expect(after.frame == CGRect(x: 200, y: 350, width: 213, height: 300))
        let before = placement(source: CGRect(x: 650, y: 300, width: 100, height: 400))
        #expect(before.arrowDirection == .right)
        #expect(before.frame == CGRect(x: 437, y: 350, width: 213, height: 300))
        let below = placement(source: CGRect(x: 100, y: 100, width: 600, height: 40))
        #expect(below.arrowDirection == .up)
        #expect(below.frame == CGRect(x: 300, y: 140, width: 200, height: 313))
        let above = placement(source: CGRect(x: 100, y: 800, width: 600, height: 40))
        #expect(above.arrowDirection == .down)
        #expect(above.frame == CGRect(x: 300, y: 487, width: 200, height: 313))
    }

    @Test("Not on a side where the arrow would be beyond the round corner (PO4)")
    func arrowReaches() {
        let low = placement(source: CGRect(x: 300, y: 900, width: 100, height: 40))
        #expect(low.arrowDirection == .down)
        #expect(low.frame == CGRect(x: 250, y: 587, width: 200, height: 313))
    }

    @Test("Only on the sides that are permitted, and over its source if none is (PO4)")
    func permitted() {
        let source = CGRect(x: 300, y: 100, width: 100, height: 40)
        #expect(placement(source: source, permitted: [.left, .right]).arrowDirection == .left)
        #expect(placement(source: source, permitted: .right).arrowDirection == .right)
        let over = placement(source: CGRect(x: 400, y: 400, width: 0, height: 0), permitted: [])
        #expect(over == .init(frame: CGRect(x: 300, y: 250, width: 200, height: 300), arrowDirection: []))
    }

    @Test("At the edge of the room it is moved, and stays clear of its source (PO3, PO4)")
    func edge() {
        let corner = placement(source: CGRect(x: 760, y: 60, width: 30, height: 30))
        #expect(corner.frame == CGRect(x: 547, y: 50, width: 213, height: 300))
    }

    @Test("Too large content is shrunk on the side with the most of it; content that may cover the source is not (PO4)")
    func shrunk() {
        let source = CGRect(x: 300, y: 400, width: 200, height: 200)
        let size = CGSize(width: 700, height: 500)
        #expect(placement(source: source, size: size).frame == CGRect(x: 50, y: 500, width: 700, height: 450))
        let covering = placement(source: source, size: size, canOverlap: true)
        #expect(covering.frame == CGRect(x: 50, y: 437, width: 700, height: 513))
    }

    @Test("Content that prefers no size is 320 wide and as high as there is room above or below (PO3)")
    func noPreference() {
        let free = placement(source: CGRect(x: 300, y: 100, width: 100, height: 40), size: .zero)
        #expect(free.frame == CGRect(x: 190, y: 140, width: 320, height: 810))
    }

    @Test("It hangs from a bar button item, or stands on one at the bottom, without an arrow (PO4)")
    func barItem() {
        func placement(_ source: CGRect) -> PopoverLayout.Placement {
            PopoverLayout(
                room: CGRect(x: 0, y: 50, width: 800, height: 900), source: source, isBarItem: true,
                contentSize: CGSize(width: 200, height: 300), permitted: .down, canOverlapSource: false, scale: 2
            ).placement
        }
        let top = placement(CGRect(x: 700, y: 56, width: 60, height: 36))
        #expect(top == .init(frame: CGRect(x: 600, y: 82, width: 200, height: 300), arrowDirection: []))
        let bottom = placement(CGRect(x: 300, y: 900, width: 60, height: 36))
        #expect(bottom == .init(frame: CGRect(x: 230, y: 610, width: 200, height: 300), arrowDirection: []))
    }
}
