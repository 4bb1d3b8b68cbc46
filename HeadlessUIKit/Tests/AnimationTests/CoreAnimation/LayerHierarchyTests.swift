import Testing
import UIKit

@Suite @MainActor
struct LayerHierarchyTests {
    private let layer = CALayer()

    init() {
        layer.frame = CGRect(x: 10, y: 10, width: 100, height: 100)
    }

    private func sublayer(_ frame: CGRect) -> CALayer {
        let sublayer = CALayer()
        sublayer.frame = frame
        layer.addSublayer(sublayer)
        return sublayer
    }

    @Test("A hit test finds the frontmost layer at a point of the superlayer")
    func hitTest() {
        let back = sublayer(CGRect(x: 0, y: 0, width: 50, height: 50))
        let front = sublayer(CGRect(x: 25, y: 0, width: 50, height: 50))
        #expect(layer.hitTest(CGPoint(x: 40, y: 20)) === front)
        #expect(layer.hitTest(CGPoint(x: 20, y: 20)) === back)
        #expect(layer.hitTest(CGPoint(x: 90, y: 90)) === layer)
        #expect(layer.hitTest(CGPoint(x: 5, y: 5)) == nil)
        back.zPosition = 1
        #expect(layer.hitTest(CGPoint(x: 40, y: 20)) === back)
        back.isHidden = true
        #expect(layer.hitTest(CGPoint(x: 40, y: 20)) === front)
    }

    @Test("A sublayer that reaches out is hit outside unless it is cut off")
    func outside() {
        let out = sublayer(CGRect(x: 90, y: 0, width: 50, height: 50))
        #expect(layer.hitTest(CGPoint(x: 120, y: 20)) === out)
        layer.masksToBounds = true
        #expect(layer.hitTest(CGPoint(x: 120, y: 20)) == nil)
    }

    @Test("A replaced sublayer leaves its place to the other")
    func replace() {
        let layers = (0..<3).map { _ in sublayer(.zero) }
        let other = CALayer()
        layer.replaceSublayer(layers[1], with: other)
        #expect(
            layer.sublayers?.map { ObjectIdentifier($0) } == [layers[0], other, layers[2]].map { ObjectIdentifier($0) })
        #expect(layers[1].superlayer == nil)
    }

    @Test("A presentation layer knows its model, and a model is its own")
    func model() {
        #expect(layer.presentation()?.model() === layer)
        #expect(layer.model() === layer)
    }
}
