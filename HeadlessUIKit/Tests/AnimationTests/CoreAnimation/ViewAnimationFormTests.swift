import Testing
import UIKit

@testable import TestSupport

/// The animations that a layer returns after a view's animation block.
@MainActor
struct ViewAnimationFormTests {
    private let view = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    private let phone = Phone()

    init() {
        MainLoop.current.settle()
        phone.root.view.addSubview(view)
        MainLoop.current.turn()
    }

    @Test("A change of size is an additive animation with the curve and the duration of its block (N6)")
    func curve() throws {
        UIView.animate(withDuration: 0.3, delay: 0, options: .curveEaseIn) { view.bounds.size.height = 150 }
        let animation = try #require(view.layer.animation(forKey: "bounds.size") as? CABasicAnimation)
        #expect(animation.keyPath == "bounds.size")
        #expect(animation.isAdditive)
        #expect(animation.duration == 0.3)
        #expect(animation.fromValue as? CGSize == CGSize(width: 0, height: -50))
        #expect(animation.toValue as? CGSize == .zero)
        var point: [Float] = [0, 0]
        animation.timingFunction?.getControlPoint(at: 1, values: &point)
        #expect(point == [0.42, 0])
        MainLoop.current.settle()
        #expect(view.layer.animation(forKey: "bounds.size") == nil)
    }

    @Test("A spring is an animation of a spring")
    func spring() throws {
        let timing = UISpringTimingParameters(
            mass: 1, stiffness: 300, damping: 30, initialVelocity: CGVector(dx: 2, dy: 2))
        let animator = UIViewPropertyAnimator(duration: 0, timingParameters: timing)
        animator.addAnimations { self.view.center.x += 10 }
        animator.startAnimation()
        let animation = try #require(view.layer.animation(forKey: "position") as? CASpringAnimation)
        #expect(animation.stiffness == 300)
        #expect(animation.damping == 30)
        #expect(animation.initialVelocity == 2)
        expectClose(CGFloat(animation.duration), CGFloat(animator.duration))
        MainLoop.current.settle()
    }

    @Test("Views that animate with a copy of it stay together with it")
    func together() throws {
        let other = CALayer()
        view.layer.addSublayer(other)
        UIView.animate(withDuration: 0.4) { view.bounds.size.height = 200 }
        let model = try #require(view.layer.animation(forKey: "bounds.size") as? CABasicAnimation)
        let copy = try #require(model.copy() as? CABasicAnimation)
        #expect(copy !== model)
        copy.isAdditive = false
        copy.fromValue = CGSize(width: 0, height: 100)
        copy.toValue = CGSize(width: 0, height: 200)
        other.add(copy, forKey: "together")
        MainLoop.current.advance(by: 0.13)
        expectClose(other.presentation()?.bounds.height, view.layer.presentation()?.bounds.height ?? 0, within: 1e-4)
        MainLoop.current.settle()
    }
}
