import Testing
import UIKit

@testable import TestSupport

@MainActor @Suite struct UIVisualEffectViewTests {
    @Test func theContentViewFillsTheView() {
        let view = UIVisualEffectView(effect: UIBlurEffect(style: .regular))
        view.frame = CGRect(x: 10, y: 10, width: 200, height: 100)
        #expect(view.contentView.frame == CGRect(x: 0, y: 0, width: 200, height: 100))
        #expect(view.contentView.superview === view)
    }

    @Test func intensityIsOneWithAnEffectAndZeroWithout() {
        let view = UIVisualEffectView(effect: nil)
        #expect(view.layer.effectIntensity == 0)
        view.effect = UIBlurEffect(style: .dark)
        #expect(view.layer.effectIntensity == 1)
    }

    @Test func aRemovedEffectStaysVisibleWhileItFades() throws {
        let phone = Phone(root: UIViewController())
        let blur = UIBlurEffect(style: .dark)
        let view = UIVisualEffectView(effect: blur)
        phone.root.view.addSubview(view)
        UIView.animate(withDuration: 1, delay: 0, options: .curveLinear) { view.effect = nil }
        MainLoop.current.advance(by: 0.25)
        let visible = try #require(view.layer.presentation())
        #expect(abs(visible.effectIntensity - 0.75) < 1e-6)
        #expect(view.visibleEffect === blur)
        #expect(view.effect == nil)
        MainLoop.current.settle()
    }

    @Test func fixedMaterialsIgnoreTheInterfaceStyle() {
        let light = UITraitCollection(userInterfaceStyle: .light)
        let dark = UITraitCollection(userInterfaceStyle: .dark)
        let fixed = UIBlurEffect.Style.systemThinMaterialDark
        #expect(fixed.material(for: light) == fixed.material(for: dark))
        let adaptive = UIBlurEffect.Style.systemThinMaterial
        #expect(adaptive.material(for: light) != adaptive.material(for: dark))
        #expect(adaptive.material(for: dark) == fixed.material(for: light))
    }
}
