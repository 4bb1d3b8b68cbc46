import Testing
import UIKit

@testable import TestSupport

/// Layers that a transform takes out of the plane.
@MainActor
struct SpaceTests {
    private let phone = Phone()
    /// 200 × 100 points, with its middle at (200, 150).
    private let card = UIView(frame: CGRect(x: 100, y: 100, width: 200, height: 100))

    init() {
        phone.root.view.addSubview(card)
        MainLoop.current.settle()
    }

    /// A rotation about the vertical axis, seen from 400 points away.
    private func turned(_ degrees: CGFloat) -> CATransform3D {
        var perspective = CATransform3DIdentity
        perspective.m34 = -1.0 / 400
        return CATransform3DRotate(perspective, degrees * .pi / 180, 0, 1, 0)
    }

    // MARK: Transforms

    @Test("A view's transform is what the layer's does in the plane, and setting it sets the whole")
    func affinePart() {
        card.transform3D = turned(60)
        expectClose(card.transform.a, 0.5)
        expectClose(card.transform.d, 1)
        expectClose(card.layer.transform.m13, -0.8660254037844386)
        card.transform = CGAffineTransform(scaleX: 2, y: 3)
        #expect(card.layer.transform.m13 == 0)
        #expect(card.layer.transform.m34 == 0)
        #expect(card.transform3D.m22 == 3)
        #expect(card.layer.affineTransform() == CGAffineTransform(scaleX: 2, y: 3))
    }

    @Test("A perspective alone changes nothing of a layer in the plane")
    func perspectiveAlone() {
        card.transform3D = turned(0)
        #expect(!CATransform3DIsIdentity(card.transform3D))
        #expect(card.transform == .identity)
        #expect(card.frame == CGRect(x: 100, y: 100, width: 200, height: 100))
        card.transform = .identity
        #expect(CATransform3DIsIdentity(card.transform3D))
    }

    // MARK: Positions

    @Test("The frame is the rectangle around what is seen, and nearer parts are larger")
    func frame() {
        card.transform3D = turned(60)
        // The right edge is 86.6 points behind the plane, the left one the same distance in front of it.
        expectClose(card.frame, CGRect(x: 136.18327, y: 86.18327, width: 104.91804, height: 127.63346), within: 1e-4)
        #expect(card.bounds == CGRect(x: 0, y: 0, width: 200, height: 100))
        #expect(card.center == CGPoint(x: 200, y: 150))
    }

    @Test("A point is converted through the perspective and back onto the layer's plane")
    func conversion() {
        card.transform3D = turned(60)
        let root: UIView = phone.root.view
        expectClose(card.convert(CGPoint(x: 200, y: 0), to: root), CGPoint(x: 241.10131, y: 108.89869), within: 1e-4)
        expectClose(card.convert(CGPoint(x: 230, y: 150), from: root), CGPoint(x: 168.95789, y: 50), within: 1e-4)
        for corner in [CGPoint(x: 0, y: 0), CGPoint(x: 200, y: 100), CGPoint(x: 37, y: 81)] {
            expectClose(root.convert(card.convert(corner, to: root), to: card), corner)
        }
    }

    @Test("Touches find what is seen at their point")
    func touches() {
        let root: UIView = phone.root.view
        let far = UIView(frame: CGRect(x: 160, y: 0, width: 40, height: 100))
        card.addSubview(far)
        card.transform3D = turned(60)
        #expect(root.hitTest(CGPoint(x: 230, y: 150), with: nil) === far)
        #expect(root.hitTest(CGPoint(x: 225, y: 150), with: nil) === card)
        #expect(root.hitTest(CGPoint(x: 243, y: 150), with: nil) === root)
        // The card is lower near the right edge than near the left one.
        #expect(root.hitTest(CGPoint(x: 140, y: 95), with: nil) === card)
        #expect(root.hitTest(CGPoint(x: 239, y: 95), with: nil) === root)
        card.transform3D = turned(90)
        #expect(root.hitTest(CGPoint(x: 200, y: 150), with: nil) === root)
    }

    @Test("A point behind the eye has no position")
    func behindTheEye() {
        card.transform3D = turned(60)
        // Seen from 400 points away, a plane that is rotated by 60° is level with the eye 461.9 points to the left.
        let root: UIView = phone.root.view
        let beyond = card.convert(CGPoint(x: 2000, y: 150), from: root)
        #expect(!beyond.x.isFinite)
    }

    @Test("A layer gives its sublayers a perspective about its anchor point")
    func sublayers() {
        let root: UIView = phone.root.view
        root.layer.sublayerTransform.m34 = -1.0 / 400
        let box = UIView(frame: CGRect(x: 146.5, y: 376, width: 100, height: 100))
        root.addSubview(box)
        box.layer.zPosition = 100
        // 300 points from the eye instead of 400, in the middle of the screen.
        expectClose(
            box.convert(CGPoint.zero, to: root), CGPoint(x: 196.5 - 50 / 0.75, y: 426 - 50 / 0.75), within: 1e-9)
        #expect(root.hitTest(CGPoint(x: 132, y: 426), with: nil) === box)
        // The frame ignores it.
        #expect(box.frame == CGRect(x: 146.5, y: 376, width: 100, height: 100))
        root.layer.sublayerTransform = CATransform3DIdentity
        #expect(root.hitTest(CGPoint(x: 132, y: 426), with: nil) === root)
    }

    @Test("The anchor point may be behind the layer")
    func anchorBehind() {
        card.layer.anchorPointZ = -100
        #expect(card.frame == CGRect(x: 100, y: 100, width: 200, height: 100))
        card.layer.transform = CATransform3DMakeRotation(.pi / 2, 0, 1, 0)
        // A quarter turn of a box takes its front to the right.
        expectClose(card.frame, CGRect(x: 300, y: 100, width: 0, height: 100))
    }

    @Test("A nearer sibling is drawn in front, but touches go by the order of the views")
    func order() {
        let root: UIView = phone.root.view
        let other = UIView(frame: card.frame)
        root.addSubview(other)
        card.layer.zPosition = 1
        #expect(root.layer.shownSublayers.last === card.layer)
        #expect(root.hitTest(card.center, with: nil) === other)
    }

    // MARK: During animations

    @Test("A turn has an even pace, and its perspective stays (N10)")
    func midway() {
        card.transform3D = turned(0)
        UIView.animate(withDuration: 1, delay: 0, options: .curveLinear) { card.transform3D = turned(90) }
        MainLoop.current.advance(by: 0.5)
        let visible = card.layer.presentation()?.transform
        expectClose(visible?.m11, 0.7071067811865476)
        expectClose(visible?.m13, -0.7071067811865476)
        expectClose(visible?.m31, 0.7071067811865476)
        expectClose(visible?.m14, 0.7071067811865476 / 400)
        expectClose(visible?.m34, -0.7071067811865476 / 400)
        expectClose(visible?.m22, 1)
        MainLoop.current.advance(by: 0.25)
        expectClose(card.layer.presentation()?.transform.m11, 0.3826834323650898)
        MainLoop.current.settle()
        #expect(CATransform3DEqualToTransform(card.layer.transform, turned(90)))
    }

    @Test("Nearly half a turn does not shrink the layer (N10)")
    func halfTurn() {
        card.transform3D = turned(0)
        UIView.animate(withDuration: 1, delay: 0, options: .curveLinear) { card.transform3D = turned(-179) }
        MainLoop.current.advance(by: 0.5)
        let visible = card.layer.presentation()?.transform
        expectClose(visible?.m11, cos(89.5 * .pi / 180))
        expectClose(visible?.m13, sin(89.5 * .pi / 180))
    }

    @Test("Two turns about different axes are joined by a turn about one (N10)")
    func otherAxes() {
        let start = CATransform3DMakeRotation(.pi / 2, 1, 0, 0)
        card.transform3D = start
        let end = CATransform3DConcat(start, CATransform3DMakeRotation(1, 0.6, 0, 0.8))
        UIView.animate(withDuration: 1, delay: 0, options: .curveLinear) { card.transform3D = end }
        MainLoop.current.advance(by: 0.25)
        let expected = CATransform3DConcat(start, CATransform3DMakeRotation(0.25, 0.6, 0, 0.8))
        for (value, other) in zip(card.layer.presentation()?.transform.rows ?? [], expected.rows) {
            expectClose(value, other)
        }
    }

    @Test("A property animator is scrubbed, and stops where it is")
    func scrubbed() {
        card.transform3D = turned(0)
        let animator = UIViewPropertyAnimator(duration: 1, curve: .easeInOut) { card.transform3D = turned(80) }
        animator.pauseAnimation()
        animator.fractionComplete = 0.25
        expectClose(card.layer.presentation()?.transform.m11, cos(CGFloat.pi / 9))
        // It is hit where it is visible (P15): the edge is 94 points from the middle, and 8.5 % smaller.
        let root: UIView = phone.root.view
        #expect(root.hitTest(CGPoint(x: 284, y: 150), with: nil) === card)
        #expect(root.hitTest(CGPoint(x: 288, y: 150), with: nil) === root)
        animator.stopAnimation(true)
        expectClose(card.layer.transform.m11, cos(CGFloat.pi / 9))
        expectClose(card.layer.transform.m34, -cos(CGFloat.pi / 9) / 400)
    }

    @Test("Everything else about a transform is interpolated, too")
    func parts() {
        let flat = CATransform3DMakeTranslation(10, 20, 0)
        let other = CATransform3DConcat(CATransform3DMakeScale(3, 2, 1), CATransform3DMakeTranslation(30, 40, 60))
        card.transform3D = flat
        UIView.animate(withDuration: 1, delay: 0, options: .curveLinear) { card.transform3D = other }
        MainLoop.current.advance(by: 0.5)
        let visible = card.layer.presentation()?.transform
        expectClose(visible?.m11, 2)
        expectClose(visible?.m22, 1.5)
        expectClose(visible?.m41, 20)
        expectClose(visible?.m42, 30)
        expectClose(visible?.m43, 30)
    }

    @Test("An explicit animation turns the layer by the name of the axis")
    func explicit() {
        let animation = CABasicAnimation(keyPath: "transform.rotation.y")
        animation.fromValue = CGFloat(0)
        animation.toValue = CGFloat.pi / 2
        animation.duration = 1
        card.layer.add(animation, forKey: "turn")
        MainLoop.current.advance(by: 0.5)
        expectClose(card.layer.presentation()?.transform.m11, 0.7071067811865476)
        #expect(CATransform3DIsIdentity(card.layer.transform))
    }
}
