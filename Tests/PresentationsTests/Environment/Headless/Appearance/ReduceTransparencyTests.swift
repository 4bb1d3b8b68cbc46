import KitTestSupport
import Presentations
import PresentationsTesting
import Testing
import UIKit

/// Blurs with reduced transparency.
@MainActor
struct ReduceTransparencyTests {
    private func withReduceTransparency(_ body: () throws -> Void) rethrows {
        UIAccessibility.settings.isReduceTransparencyEnabled = true
        defer { UIAccessibility.settings.isReduceTransparencyEnabled = false }
        try body()
    }

    private func cover(_ scene: PresentedStage) -> UIView? { scene.view(named: "presentation.dimming") }

    private func rgb(_ color: UIColor?) -> [CGFloat]? {
        color?.resolvedColor(with: UITraitCollection(userInterfaceStyle: .light)).cgColor.components?.map {
            ($0 * 255).rounded()
        }
    }

    @Test(
        "With Reduce Transparency a blur is a solid colour, as light or dark as its style (X4)",
        arguments: [
            (UIBlurEffect.Style.dark, [28, 28, 30, 255] as [CGFloat]), (.systemThinMaterialDark, [28, 28, 30, 255]),
            (.light, [242, 242, 247, 255]), (.systemMaterialLight, [242, 242, 247, 255]),
            (.systemMaterial, [242, 242, 247, 255]),
        ])
    func solid(style: UIBlurEffect.Style, color: [CGFloat]) throws {
        try withReduceTransparency { () throws in
            let scene = PresentedStage()
            _ = scene.presentCard(Card(dimming: .blurred(style)))
            scene.stage.settle()
            let dimming = try #require(cover(scene))
            #expect(dimming.subviews.isEmpty)
            #expect(rgb(dimming.backgroundColor) == color)
            #expect(dimming.alpha == 1)
        }
    }

    @Test("A style that follows the appearance gives a solid colour that does")
    func dynamic() throws {
        try withReduceTransparency { () throws in
            let scene = PresentedStage()
            _ = scene.presentCard(Card(dimming: .blurred(.systemMaterial)))
            scene.stage.settle()
            scene.stage.appearance = .dark
            let color = try #require(cover(scene)).layer.backgroundColor?.components?.first
            #expect(color.map { ($0 * 255).rounded() } == 28)
        }
    }

    @Test("The solid colour fades in like any other dimming")
    func fades() throws {
        try withReduceTransparency { () throws in
            let scene = PresentedStage()
            let animation = TransitionAnimation.slide(from: .bottom, timing: .curve(.linear, duration: 1))
            _ = scene.presentCard(Card(dimming: .blurred(.dark), animation: animation))
            scene.stage.advance(by: 0.25)
            #expect(try visible(cover(scene)).opacity == 0.25)
            scene.stage.settle()
        }
    }

    @Test("The setting may change at rest; what is presented follows, both ways (X4)")
    func live() throws {
        let scene = PresentedStage()
        _ = scene.presentCard(Card(dimming: .blurred(.dark)))
        scene.stage.settle()
        #expect(cover(scene)?.subviews.first is UIVisualEffectView)
        try withReduceTransparency { () throws in
            scene.stage.settle()
            let dimming = try #require(cover(scene))
            #expect(dimming.subviews.isEmpty)
            #expect(dimming.alpha == 1)
            #expect(scene.container?.subviews.count == 2)
        }
        scene.stage.settle()
        let blur = cover(scene)?.subviews.first as? UIVisualEffectView
        #expect(blur?.effect != nil)
        #expect(scene.container?.subviews.count == 2)
    }

    @Test("Colours and black are what they are")
    func others() throws {
        try withReduceTransparency { () throws in
            let scene = PresentedStage()
            _ = scene.presentCard(Card(dimming: .color(UIColor(red: 1, green: 0, blue: 0, alpha: 0.5))))
            scene.stage.settle()
            #expect(cover(scene)?.backgroundColor == UIColor(red: 1, green: 0, blue: 0, alpha: 0.5))
        }
    }

    @Test("So is a material behind the content, until the setting is off again (X4)")
    func material() throws {
        let scene = PresentedStage()
        let content = scene.presentCard(Card { $0.material = .glass(fallback: .systemMaterialDark) })
        scene.stage.settle()
        let material = try #require(scene.view(named: "presentation.material") as? UIVisualEffectView)
        try withReduceTransparency { () throws in
            content.cardPresentationController?.invalidatePresentation()
            scene.stage.settle()
            #expect(material.effect == nil)
            #expect(rgb(material.backgroundColor) == [28, 28, 30, 255])
        }
        content.cardPresentationController?.invalidatePresentation()
        scene.stage.settle()
        #expect(material.effect is UIBlurEffect)
        #expect(material.backgroundColor == nil)
    }
}
