import Testing
import UIKit

@testable import Presentations

struct PixelGridTests {
    @Test(
        "A place goes to the nearest pixel, halves away from zero",
        arguments: [
            (1.0, 0.4, 0.0), (1, 0.5, 1), (1, -0.5, -1), (2, 0.6, 0.5), (2, 0.25, 0.5), (2, -0.25, -0.5),
            (3, 56.5, 170.0 / 3), (3, 0.1, 0), (3, 0.2, 1.0 / 3), (3, -56.5, -170.0 / 3),
        ] as [(CGFloat, CGFloat, CGFloat)])
    func rounding(scale: CGFloat, place: CGFloat, expected: CGFloat) {
        #expect(abs(PixelGrid(scale: scale).round(place) - expected) < 1e-12)
    }

    @Test("A scale that is no scale counts as one pixel in a point", arguments: [0, -2, .nan, .infinity] as [CGFloat])
    func unusableScale(scale: CGFloat) {
        #expect(PixelGrid(scale: scale).round(10.4) == 10)
    }

    @Test("A rectangle keeps its size when only its origin is off the grid")
    func rectangle() {
        let rect = PixelGrid(scale: 2).round(CGRect(x: 10.2, y: 20.3, width: 100, height: 50.5))
        #expect(rect == CGRect(x: 10, y: 20.5, width: 100, height: 50.5))
    }
}
