import Testing
import UIKit

@testable import TestSupport

/// What ordinary apps write about layers and values for them.
@MainActor @Suite struct LayerCodeTests {
    @Test("A layer shows the part of its drawing that it is asked for")
    func contentsRect() throws {
        let view = UIImageView(
            image: UIGraphicsImageRenderer(size: CGSize(width: 40, height: 20)).image { context in
                context.fill(CGRect(x: 0, y: 0, width: 40, height: 20))
            })
        view.frame = CGRect(x: 0, y: 0, width: 100, height: 100)
        #expect(view.layer.contentsRect == CGRect(x: 0, y: 0, width: 1, height: 1))
        view.layer.contentsRect = CGRect(x: 0.5, y: 0, width: 0.5, height: 1)
        let drawing = try #require(view.layer.shownSublayers.first)
        #expect(drawing.bounds == CGRect(x: 20, y: 0, width: 20, height: 20))
        #expect(drawing.frame == CGRect(x: 0, y: 0, width: 100, height: 100))
    }

    @Test("The part slides along an animation, also one that a change begins by itself")
    func animatedContentsRect() {
        let phone = Phone()
        let layer = CALayer()
        phone.root.view.layer.addSublayer(layer)
        MainLoop.current.settle()
        let animation = CABasicAnimation(keyPath: "contentsRect")
        animation.fromValue = NSValue(cgRect: CGRect(x: 0, y: 0, width: 0.5, height: 1))
        animation.toValue = NSValue(cgRect: CGRect(x: 0.5, y: 0, width: 0.5, height: 1))
        animation.duration = 1
        animation.timingFunction = CAMediaTimingFunction(name: .linear)
        layer.add(animation, forKey: "slide")
        MainLoop.current.advance(by: 0.5)
        #expect(abs((layer.presentation()?.contentsRect.minX ?? 0) - 0.25) < 0.02)
        #expect(layer.contentsRect.width == 1)
        layer.removeAllAnimations()
        layer.contentsRect = CGRect(x: 0, y: 0, width: 0.5, height: 1)
        #expect(layer.animation(forKey: "contentsRect") != nil)
        MainLoop.current.settle()
        #expect(layer.presentation()?.contentsRect.width == 0.5)
    }

    @Test("Filters are kept, and have no effect outside of a Mac")
    func filters() {
        let layer = CALayer()
        #expect(layer.filters == nil)
        layer.filters = ["blur"]
        layer.backgroundFilters = ["blur"]
        layer.compositingFilter = "multiplyBlendMode"
        layer.magnificationFilter = .nearest
        layer.contentsCenter = CGRect(x: 0.5, y: 0.5, width: 0, height: 0)
        #expect(layer.magnificationFilter == .nearest)
        #expect(layer.minificationFilter == .linear)
        #expect(layer.contentsCenter.minX == 0.5)
        #expect(layer.filters?.count == 1)
        #expect(layer.backgroundFilters?.count == 1)
        #expect(layer.compositingFilter as? String == "multiplyBlendMode")
    }

    @Test("A layer class says which of its properties ask for a new drawing")
    func needsDisplay() {
        #expect(!CALayer.needsDisplay(forKey: "cornerRadius"))
        #expect(RoundLayer.needsDisplay(forKey: "cornerRadius"))
        let (plain, round) = (CALayer(), RoundLayer())
        for layer in [plain, round] {
            layer.opacity = 0.5
            #expect(!layer.needsDisplay())
            layer.cornerRadius = 5
        }
        #expect(!plain.needsDisplay())
        #expect(round.needsDisplay())
    }

    @Test("A value holds a transform, insets, an offset or a vector, and is equal to one with the same")
    func values() {
        let turn = CATransform3DMakeRotation(1, 0, 0, 1)
        let values: [NSValue] = [
            NSValue(caTransform3D: turn), NSValue(cgAffineTransform: CGAffineTransform(scaleX: 2, y: 3)),
            NSValue(uiEdgeInsets: UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4)),
            NSValue(directionalEdgeInsets: NSDirectionalEdgeInsets(top: 1, leading: 2, bottom: 3, trailing: 4)),
            NSValue(uiOffset: UIOffset(horizontal: 1, vertical: 2)), NSValue(cgVector: CGVector(dx: 1, dy: 2)),
        ]
        #expect(CATransform3DEqualToTransform(values[0].caTransform3DValue, turn))
        #expect(values[1].cgAffineTransformValue == CGAffineTransform(scaleX: 2, y: 3))
        #expect(values[2].uiEdgeInsetsValue == UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4))
        #expect(values[3].directionalEdgeInsetsValue.trailing == 4)
        #expect(values[4].uiOffsetValue == UIOffset(horizontal: 1, vertical: 2))
        #expect(values[5].cgVectorValue == CGVector(dx: 1, dy: 2))
        #expect(values[0] == NSValue(caTransform3D: turn))
        #expect(Set(values).count == 6)
        #expect(values[2].uiOffsetValue == .zero)
        #expect(NSValue(cgRect: .zero).uiEdgeInsetsValue == .zero)
    }

    @Test("An animation turns a layer from one value with a transform to another")
    func animatedTransform() {
        let phone = Phone()
        let layer = CALayer()
        phone.root.view.layer.addSublayer(layer)
        MainLoop.current.settle()
        let animation = CABasicAnimation(keyPath: "transform")
        animation.fromValue = NSValue(caTransform3D: CATransform3DMakeScale(1, 1, 1))
        animation.toValue = NSValue(caTransform3D: CATransform3DMakeScale(3, 3, 1))
        animation.duration = 1
        animation.timingFunction = CAMediaTimingFunction(name: .linear)
        layer.add(animation, forKey: nil)
        MainLoop.current.advance(by: 0.5)
        #expect(abs((layer.presentation()?.transform.m11 ?? 0) - 2) < 0.05)
    }

    private final class RoundLayer: CALayer {
        override class func needsDisplay(forKey key: String) -> Bool {
            key == "cornerRadius" || super.needsDisplay(forKey: key)
        }
    }
}
