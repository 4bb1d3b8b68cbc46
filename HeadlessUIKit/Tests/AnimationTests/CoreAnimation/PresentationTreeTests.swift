import Testing
import UIKit

@testable import TestSupport

/// Presentation layers and their neighbours, half a second into a movement of a second.
@MainActor
struct PresentationTreeTests {
    private let phone = Phone()
    private let outer = UIView(frame: CGRect(x: 0, y: 100, width: 300, height: 300))
    private let inner = UIView(frame: CGRect(x: 10, y: 20, width: 50, height: 50))

    /// The outer view moves down by 200 points, the inner one to the right by 100.
    init() {
        MainLoop.current.settle()
        phone.root.view.addSubview(outer)
        outer.addSubview(inner)
        MainLoop.current.settle()
        UIView.animate(withDuration: 1, delay: 0, options: .curveLinear) { [outer, inner] in
            outer.center.y += 200
            inner.center.x += 100
        }
        MainLoop.current.advance(by: 0.5)
    }

    private func shown(_ view: UIView) throws -> CALayer { try #require(view.layer.presentation()) }

    @Test("The superlayer and the sublayers of a presentation layer are presentation layers (Z33)")
    func neighbours() throws {
        let above = try #require(try shown(inner).superlayer)
        #expect(above.model() === outer.layer)
        #expect(above !== outer.layer)
        #expect(above.frame == CGRect(x: 0, y: 200, width: 300, height: 300))
        let below = try #require(try shown(outer).sublayers)
        #expect(below.map { $0.model() === inner.layer } == [true])
        #expect(below.first?.frame == CGRect(x: 60, y: 20, width: 50, height: 50))
        #expect(try shown(inner).sublayers == nil)
        #expect(try shown(phone.window).superlayer == nil)
        MainLoop.current.settle()
    }

    @Test("Converting between presentation layers follows the movement, as between models it does not (Z33)")
    func conversion() throws {
        let window = try shown(phone.window)
        #expect(try shown(inner).convert(.zero, to: window) == CGPoint(x: 60, y: 220))
        #expect(try shown(inner).convert(CGPoint(x: 60, y: 220), from: window) == .zero)
        #expect(inner.layer.convert(CGPoint.zero, to: phone.window.layer) == CGPoint(x: 110, y: 320))
        MainLoop.current.advance(by: 0.25)
        #expect(try shown(inner).convert(CGPoint.zero, to: try shown(phone.window)) == CGPoint(x: 85, y: 270))
        MainLoop.current.settle()
    }

    @Test("A hit test of a presentation layer finds what is seen there (Z33)")
    func hitTest() throws {
        let window = try shown(phone.window)
        #expect(window.hitTest(CGPoint(x: 65, y: 225))?.model() === inner.layer)
        #expect(window.hitTest(CGPoint(x: 115, y: 325))?.model() === outer.layer)
        #expect(phone.window.layer.hitTest(CGPoint(x: 115, y: 325)) === inner.layer)
        MainLoop.current.settle()
    }

    @Test("A perspective of the superlayer counts as it is seen (Z33)")
    func perspective() throws {
        MainLoop.current.settle()
        outer.layer.sublayerTransform = CATransform3DMakeScale(2, 2, 1)
        // About the middle of the outer layer: from (110, 20) to (70, -110).
        #expect(try shown(inner).convert(.zero, to: try shown(outer)) == CGPoint(x: 70, y: -110))
    }
}
