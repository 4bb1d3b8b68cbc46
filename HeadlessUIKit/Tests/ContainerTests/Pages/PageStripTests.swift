import Testing

@testable import UIKit

@Suite struct PageStripTests {
    private let strip = PageStrip(
        area: CGRect(x: 0, y: 0, width: 300, height: 500), spacing: 20, isVertical: false)

    @Test("Half of the spacing is on each side of the page, so that neighbours are a spacing apart")
    func spacing() {
        #expect(strip.frame == CGRect(x: -10, y: 0, width: 320, height: 500))
        #expect(strip.contentSize == CGSize(width: 960, height: 500))
        #expect(strip.offset(of: .middle) == CGPoint(x: 320, y: 0))
        #expect(strip.frame(of: .low) == CGRect(x: 10, y: 0, width: 300, height: 500))
        #expect(strip.frame(of: .middle) == CGRect(x: 330, y: 0, width: 300, height: 500))
        #expect(strip.frame(of: .high).minX - strip.frame(of: .middle).maxX == 20)
    }

    @Test("Vertical pages lie below each other")
    func vertical() {
        let strip = PageStrip(area: CGRect(x: 0, y: 0, width: 300, height: 500), spacing: 20, isVertical: true)
        #expect(strip.frame == CGRect(x: 0, y: -10, width: 300, height: 520))
        #expect(strip.contentSize == CGSize(width: 300, height: 1560))
        #expect(strip.offset(of: .high) == CGPoint(x: 0, y: 1040))
        #expect(strip.frame(of: .high) == CGRect(x: 0, y: 1050, width: 300, height: 500))
        #expect(strip.inset(closing: [.low]) == UIEdgeInsets(top: -520, left: 0, bottom: 0, right: 0))
    }

    @Test("A neighbour is seen as soon as the content has moved, and is nearest from the middle on")
    func slots() {
        #expect(strip.neighbour(at: CGPoint(x: 320, y: 0)) == .middle)
        #expect(strip.neighbour(at: CGPoint(x: 319, y: 0)) == .low)
        #expect(strip.neighbour(at: CGPoint(x: 321, y: 0)) == .high)
        #expect(strip.nearest(to: CGPoint(x: 479, y: 0)) == .middle)
        #expect(strip.nearest(to: CGPoint(x: 481, y: 0)) == .high)
        #expect(strip.nearest(to: CGPoint(x: 159, y: 0)) == .low)
        #expect(PageSlot.low.opposite == .high && PageSlot.middle.opposite == .middle)
    }

    @Test("The content cannot rest at a place without a page")
    func closing() {
        #expect(strip.inset(closing: []) == .zero)
        #expect(strip.inset(closing: [.low, .high]) == UIEdgeInsets(top: 0, left: -320, bottom: 0, right: -320))
    }
}
