import Testing
import UIKit

@testable import TestSupport

@MainActor
struct OverlappingAnimationTests {
    private let phone = Phone()
    private let view = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))

    init() {
        phone.root.view.addSubview(view)
        view.center = .zero
        MainLoop.current.settle()
    }

    private var visible: CALayer? { view.layer.presentation() }

    @Test("A second animation of the same value adds to the first, without a jump (N6)")
    func additive() {
        UIView.animate(withDuration: 1, delay: 0, options: .curveLinear) { view.center.x = 100 }
        MainLoop.current.advance(by: 0.5)
        UIView.animate(withDuration: 1, delay: 0, options: .curveLinear) { view.center.x = 200 }
        expectClose(visible?.position.x, 50)
        MainLoop.current.advance(by: 0.25)
        expectClose(visible?.position.x, 100)
        MainLoop.current.advance(by: 0.25)
        expectClose(visible?.position.x, 150)
        MainLoop.current.advance(by: 0.25)
        expectClose(visible?.position.x, 175)
        MainLoop.current.advance(by: 0.25)
        expectClose(visible?.position.x, 200)
    }

    @Test("Turning back half-way is smooth as well (N6)")
    func turnBack() {
        UIView.animate(withDuration: 1, delay: 0, options: .curveLinear) { view.center.x = 100 }
        MainLoop.current.advance(by: 0.5)
        UIView.animate(withDuration: 1, delay: 0, options: [.curveLinear, .beginFromCurrentState]) {
            view.center.x = 0
        }
        expectClose(visible?.position.x, 50)
        MainLoop.current.advance(by: 0.25)
        expectClose(visible?.position.x, 50)
        MainLoop.current.advance(by: 0.75)
        expectClose(visible?.position.x, 0)
    }

    @Test("Bounds split into origin and size; the frame moves position and size (N6)")
    func boundsSplit() {
        UIView.animate(withDuration: 1, delay: 0, options: .curveLinear) {
            view.frame = CGRect(x: 100, y: 0, width: 300, height: 100)
        }
        #expect(view.layer.animationKeys() == ["bounds.size", "position"])
        MainLoop.current.advance(by: 0.5)
        expectClose(visible?.bounds, CGRect(x: 0, y: 0, width: 200, height: 100))
        expectClose(visible?.frame, CGRect(x: 25, y: -25, width: 200, height: 100))
        MainLoop.current.settle()
        UIView.animate(withDuration: 1) { view.bounds.origin.y = 10 }
        #expect(view.layer.animationKeys() == ["bounds.origin"])
    }

    @Test("Opacity and transform blend too (N6)")
    func opacityAndTransform() {
        UIView.animate(withDuration: 1, delay: 0, options: .curveLinear) {
            view.alpha = 0
            view.transform = CGAffineTransform(scaleX: 3, y: 3)
        }
        MainLoop.current.advance(by: 0.5)
        UIView.animate(withDuration: 1, delay: 0, options: .curveLinear) {
            view.alpha = 1
            view.transform = .identity
        }
        MainLoop.current.advance(by: 0.25)
        expectClose(visible.map { CGFloat($0.opacity) }, 0.5, within: 1e-6)
        expectClose(visible?.affineTransform().a, 2)
    }

    @Test("A rotation takes the shorter way (N10)")
    func shorterRotation() {
        UIView.animate(withDuration: 1, delay: 0, options: .curveLinear) {
            view.transform = CGAffineTransform(rotationAngle: 1.5 * .pi)
        }
        MainLoop.current.advance(by: 0.5)
        let transform = visible?.affineTransform()
        expectClose(transform?.a, 0.707_106_781_2, within: 1e-9)
        expectClose(transform?.b, -0.707_106_781_2, within: 1e-9)
    }

    @Test("Also across the half turn: from 162° to −162° it goes on by 36° (N10)")
    func acrossHalfTurn() {
        view.transform = CGAffineTransform(rotationAngle: 0.9 * .pi)
        UIView.animate(withDuration: 1, delay: 0, options: .curveLinear) {
            view.transform = CGAffineTransform(rotationAngle: -0.9 * .pi)
        }
        MainLoop.current.advance(by: 0.5)
        let transform = visible?.affineTransform()
        expectClose(transform?.a, -1)
        expectClose(transform?.b, 0)
    }

    @Test("Rotation and scale interpolate apart: the view keeps its size while it turns (N10)")
    func rotationKeepsSize() {
        UIView.animate(withDuration: 1, delay: 0, options: .curveLinear) {
            view.transform = CGAffineTransform(rotationAngle: .pi / 2).scaledBy(x: 2, y: 2)
        }
        MainLoop.current.advance(by: 0.5)
        let transform = visible?.affineTransform()
        expectClose(transform?.a, 1.5 * 0.707_106_781_186_547_6)
        expectClose(transform?.b, 1.5 * 0.707_106_781_186_547_6)
        expectClose(transform?.c, -1.5 * 0.707_106_781_186_547_6)
    }

    @Test("An inner block takes the duration and the curve of the outer one (N5)")
    func nestedInherits() {
        let inner = UIView()
        phone.root.view.addSubview(inner)
        UIView.animate(withDuration: 1, delay: 0, options: .curveLinear) {
            view.center.x = 100
            UIView.animate(withDuration: 0.2, delay: 0, options: .curveEaseIn) { inner.center.x = 100 }
        }
        MainLoop.current.advance(by: 0.5)
        expectClose(inner.layer.presentation()?.position.x, 50)
        MainLoop.current.advance(by: 0.25)
        expectClose(inner.layer.presentation()?.position.x, 75)
    }

    @Test("An inner block keeps its own duration or curve when it overrides them (N5)")
    func nestedOverrides() {
        let quick = UIView()
        let eased = UIView()
        phone.root.view.addSubview(quick)
        phone.root.view.addSubview(eased)
        UIView.animate(withDuration: 1, delay: 0, options: .curveLinear) {
            UIView.animate(withDuration: 0.5, delay: 0, options: .overrideInheritedDuration) { quick.center.x = 100 }
            UIView.animate(withDuration: 0.5, delay: 0, options: [.overrideInheritedCurve, .curveEaseIn]) {
                eased.center.x = 100
            }
        }
        MainLoop.current.advance(by: 0.25)
        expectClose(quick.layer.presentation()?.position.x, 50)
        expectClose(eased.layer.presentation()?.position.x, 9.3464651, within: 1e-6)
        MainLoop.current.advance(by: 0.25)
        expectClose(quick.layer.presentation()?.position.x, 100)
    }
}
