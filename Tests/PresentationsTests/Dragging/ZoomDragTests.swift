import Testing
import UIKit

@testable import Presentations

/// The drag of a view that came out of a zoom.
struct ZoomDragTests {
    private let container = CGSize(width: 393, height: 852)

    private func drag(
        at finger: CGPoint = CGPoint(x: 196.5, y: 426), distance: CGFloat = 0, _ edge: PresentationEdge = .bottom
    ) -> ZoomDrag {
        ZoomDrag(
            grabbing: CGPoint(x: 196.5, y: 426), at: finger, distance: distance,
            along: DragAxis(edge, direction: .leftToRight), of: container)
    }

    @Test("It begins where it is, at its size")
    func start() {
        let place = drag().place(distance: 0, across: 0)
        #expect(place == (CGPoint(x: 196.5, y: 426), 1, 0))
    }

    @Test(
        "It follows in both axes, and shrinks with the distance, to half its size at the length of the container",
        arguments: [
            (CGFloat(213), CGFloat(50), CGPoint(x: 246.5, y: 639), CGFloat(0.875)),
            (426, -80, CGPoint(x: 116.5, y: 852), 0.75), (852, 0, CGPoint(x: 196.5, y: 1278), 0.5),
            (1704, 0, CGPoint(x: 196.5, y: 2130), 0.5),
        ])
    func follows(distance: CGFloat, across: CGFloat, center: CGPoint, scale: CGFloat) {
        let place = drag().place(distance: distance, across: across)
        #expect(place == (center, scale, 24))
    }

    @Test("Sideways movement and round corners set in over the first 44 points")
    func engagement() {
        let place = drag().place(distance: 11, across: 40)
        #expect(place.center.x == 206.5)
        #expect(place.cornerRadius == 6)
    }

    @Test("Further in it follows along its axis only, at its size")
    func inward() {
        let place = drag().place(distance: -30, across: 40)
        #expect(place == (CGPoint(x: 196.5, y: 396), 1, 0))
    }

    @Test(
        "The point that the finger has grabbed stays under it",
        arguments: [CGPoint(x: 20, y: 100), CGPoint(x: 380, y: 800)])
    func grabbed(point: CGPoint) {
        let place = drag(at: point).place(distance: 300, across: 70)
        let moved = CGPoint(
            x: place.center.x + (point.x - 196.5) * place.scale, y: place.center.y + (point.y - 426) * place.scale)
        #expect(abs(moved.x - point.x - 70) < 1e-9)
        #expect(abs(moved.y - point.y - 300) < 1e-9)
    }

    @Test("Caught on its way it begins where it was caught, too", arguments: [CGFloat(-200), 20, 400])
    func caught(distance: CGFloat) {
        let drag = drag(at: CGPoint(x: 50, y: 60), distance: distance)
        let place = drag.place(distance: distance, across: 0)
        #expect(abs(place.center.x - 196.5) < 1e-9)
        #expect(abs(place.center.y - 426) < 1e-9)
    }

    @Test("A view that leaves by a side follows across that")
    func sideways() {
        let place = drag(.leading).place(distance: 196.5, across: 30)
        #expect(place == (CGPoint(x: 0, y: 456), 0.75, 24))
    }
}
