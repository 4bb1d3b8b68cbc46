import Testing

@testable import UIKit

/// The path of a zoomed view.
@Suite struct ZoomGeometryTests {
    private let target = CGRect(x: 0, y: 0, width: 400, height: 800)

    @Test("Grown, the view is in its place and whole")
    func grown() {
        let place = ZoomGeometry(target: target.offsetBy(dx: 0, dy: 10)).zoomedIn
        #expect(place.window == CGRect(x: 0, y: 10, width: 400, height: 800))
        #expect(place.scale == 1)
        #expect(place.center == CGPoint(x: 200, y: 400))
        #expect(place.share == 1)
    }

    @Test("At its source the view fills that as well as its shape allows, with its middle in the middle")
    func atSource() {
        let source = CGRect(x: 100, y: 200, width: 50, height: 50)
        let place = ZoomGeometry(target: target, source: source, sourceRadius: 6).zoomedOut
        #expect(place.window == source)
        #expect(place.scale == 0.125)
        #expect(place.center == CGPoint(x: 25, y: 25))
        #expect(place.cornerRadius == 6)
        #expect(place.share == 0)
    }

    @Test("The part of the view that is aligned with the source lies over it")
    func aligned() {
        let source = CGRect(x: 100, y: 200, width: 50, height: 50)
        let part = CGRect(x: 0, y: 0, width: 400, height: 400)
        let place = ZoomGeometry(target: target, source: source, alignment: part).zoomedOut
        #expect(place.scale == 0.125)
        // The middle of the part is 200 above that of the view: 25 of these points.
        #expect(place.center == CGPoint(x: 25, y: 50))
    }

    @Test("A part without a size stands for the whole view")
    func emptyPart() {
        let source = CGRect(x: 0, y: 0, width: 50, height: 50)
        let whole = ZoomGeometry(target: target, source: source).zoomedOut
        #expect(ZoomGeometry(target: target, source: source, alignment: .zero).zoomedOut == whole)
    }

    @Test("Without a source the view comes from the middle, smaller", arguments: [nil, CGRect.zero])
    func withoutSource(_ source: CGRect?) {
        let place = ZoomGeometry(target: target, source: source).zoomedOut
        #expect(place.window == CGRect(x: 40, y: 80, width: 320, height: 640))
        #expect(place.scale == 0.8)
        #expect(place.share == 0)
    }

    @Test("Under a finger the view follows it and gets smaller on the way")
    func dragged() {
        let geometry = ZoomGeometry(target: target)
        #expect(geometry.dragged(by: .zero).window == target)
        let half = geometry.dragged(by: CGPoint(x: 20, y: 400))
        #expect(half.scale == 0.7)
        #expect(half.window == CGRect(x: 80, y: 520, width: 280, height: 560))
        #expect(half.center == CGPoint(x: 140, y: 280))
        #expect(half.share == 0.5)
    }

    @Test("Up is no way, and more than the whole way is the whole way")
    func distance() {
        let geometry = ZoomGeometry(target: target)
        #expect(geometry.distance(of: CGPoint(x: 0, y: -300)) == 0)
        #expect(geometry.distance(of: CGPoint(x: 0, y: 200)) == 0.25)
        #expect(geometry.distance(of: CGPoint(x: -200, y: 0)) == 0.5)
        #expect(geometry.distance(of: CGPoint(x: 0, y: 2000)) == 1)
        #expect(ZoomGeometry(target: .zero).distance(of: CGPoint(x: 0, y: 10)) == 0)
    }
}
