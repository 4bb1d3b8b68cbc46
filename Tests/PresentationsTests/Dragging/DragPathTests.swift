import KitTestSupport
import Testing
import UIKit

@testable import Presentations

/// The path of a view, from its layout and its detents, on a phone of 393 × 852 points.
struct DragPathTests {
    private static let medium = DetentFrame(
        identifier: .medium, frame: CGRect(x: 0, y: 392, width: 393, height: 460), allowsBackgroundInteraction: true)
    private static let large = DetentFrame(
        identifier: .large, frame: CGRect(x: 0, y: 69, width: 393, height: 783))

    private func path(
        _ layout: PresentationLayout, _ detents: [DetentFrame] = [],
        edges: SwipeEdges = SwipeEdges(.bottom)
    ) -> DragPath {
        DragPath(
            layout, detentFrames: detents, edges: edges,
            in: LayoutEnvironment(container: CGSize(width: 393, height: 852)), threshold: .sheet)
    }

    @Test("Detents are in the order of their positions, whatever order they come in")
    func order() {
        let path = path(PresentationLayout(frame: Self.medium.frame, detent: .medium), [Self.medium, Self.large])
        #expect(path.positions.positions == [69, 392])
        #expect(path.detents == [.large, .medium])
        #expect(path.frames == [Self.large.frame, Self.medium.frame])
        #expect(path.restingDetent == .medium)
        #expect(path.detentPositions == [.large: 69, .medium: 392])
    }

    @Test("A layout that names no detent rests at the one whose frame is nearest")
    func unnamed() {
        let frame = CGRect(x: 0, y: 200, width: 393, height: 652)
        #expect(path(PresentationLayout(frame: frame), [Self.medium, Self.large]).restingDetent == .large)
        #expect(path(PresentationLayout(frame: Self.medium.frame)).restingDetent == nil)
    }

    @Test("The dimming fades between a detent that is modal and one that is not")
    func dimming() {
        let path = path(PresentationLayout(frame: Self.large.frame, detent: .large), [Self.large, Self.medium])
        #expect(path.dimming.level(at: 69) == 1)
        #expect(path.dimming.level(at: 230.5) == 0.5)
        #expect(path.dimming.level(at: 392) == 0)
    }

    @Test("A view without detents that is not modal is dimmed nowhere, and a modal one fades on the way out")
    func withoutDetents() {
        let frame = CGRect(x: 12, y: 552, width: 369, height: 288)
        let undimmed = path(PresentationLayout(frame: frame, allowsBackgroundInteraction: true))
        let dimmed = path(PresentationLayout(frame: frame))
        for (position, level) in [(400, 1), (552, 1), (702, 0.5), (852, 0)] as [(CGFloat, CGFloat)] {
            #expect(undimmed.dimming.level(at: position) == 0)
            #expect(dimmed.dimming.level(at: position) == level)
        }
    }

    @Test("A view attached to its edge extends to its largest size, and one that stands free keeps its size")
    func extended() {
        let sheet = path(PresentationLayout(frame: Self.medium.frame, detent: .medium), [Self.large, Self.medium])
        #expect(sheet.extendedSize == CGSize(width: 393, height: 783))
        let card = path(PresentationLayout(frame: CGRect(x: 12, y: 552, width: 369, height: 288)))
        #expect(card.extendedSize == nil)
    }

    @Test("Between two rests the size is in between, on the pixel grid, and beyond the outer ones that of the nearest")
    func sizes() {
        let small = DetentFrame(identifier: .init("small"), frame: CGRect(x: 46, y: 652, width: 301, height: 200))
        let path = path(PresentationLayout(frame: Self.medium.frame), [small, Self.large, Self.medium])
        let expected: [(CGFloat, CGSize)] = [
            (852, CGSize(width: 301, height: 200)), (652, CGSize(width: 301, height: 200)),
            (522, CGSize(width: 347, height: 330)), (392, CGSize(width: 393, height: 460)),
            (391, CGSize(width: 393, height: 461)), (230.4, CGSize(width: 393, height: 621 + 2.0 / 3)),
            (69, CGSize(width: 393, height: 783)), (-40, CGSize(width: 393, height: 783)),
        ]
        for (position, size) in expected { #expect(path.size(at: position) == size) }
    }

    @Test("Detents at one position have one size there")
    func sizesAtOnePosition() {
        let twin = DetentFrame(identifier: .init("twin"), frame: Self.medium.frame)
        let path = path(PresentationLayout(frame: Self.medium.frame), [Self.medium, twin, Self.large])
        #expect(path.size(at: 392) == CGSize(width: 393, height: 460))
        #expect(path.size(at: 392.001) == CGSize(width: 393, height: 460))
    }

    @Test("A view that may leave up and down is hidden on both sides, and keeps its size")
    func upAndDown() {
        let both = SwipeEdges(.vertical, entryEdge: .top, hasDetents: false)
        let card = path(PresentationLayout(frame: CGRect(x: 12, y: 478, width: 369, height: 340)), edges: both)
        #expect(card.positions.positions == [478])
        #expect(card.positions.hidden == 852)
        #expect(card.positions.hiddenInward == -340)
        let screen = path(PresentationLayout(frame: CGRect(x: 0, y: 0, width: 393, height: 852)), edges: both)
        #expect(screen.positions.hiddenInward == -852)
        #expect(screen.extendedSize == nil)
    }

    @Test("At the top edge positions grow upward")
    func top() {
        let path = path(PresentationLayout(frame: CGRect(x: 0, y: 0, width: 393, height: 200)), edges: SwipeEdges(.top))
        #expect(path.positions.positions == [-200])
        #expect(path.positions.hidden == 0)
        #expect(path.extendedSize == CGSize(width: 393, height: 200))
    }
}
