import KitTestSupport
import PresentationsTesting
import Testing
import UIKit

@testable import Presentations

/// Glass behind the content, on a system that draws it.
@MainActor
struct GlassTests {
    private let scene = PresentedStage(.iPhone15)

    /// Runs on a system that draws as from iOS 26 on.
    private func onNewSystem(_ body: () throws -> Void) rethrows {
        try SystemLook.$isNew.withValue(true, operation: body)
    }

    private var material: UIVisualEffectView? { scene.view(named: "presentation.material") as? UIVisualEffectView }
    private var clip: UIView? { scene.view(named: "presentation.clip") }

    @Test("Glass is below the clip, fills the card, and has its corners")
    func below() throws {
        try onNewSystem {
            let content = scene.presentCard(Card { $0.material = .glass(tint: .systemTeal) })
            scene.stage.settle()
            let (material, clip, chrome) = try (#require(material), #require(clip), #require(scene.chrome))
            #expect((material.effect as? UIGlassEffect)?.tintColor == .systemTeal)
            #expect(material.superview === chrome)
            #expect(chrome.subviews.prefix(2) == [material, clip])
            #expect(material.frame == chrome.bounds)
            #expect(!material.clipsToBounds && chrome.clipsToBounds == false)
            #expect(material.cornerConfiguration == .corners(radius: .fixed(24)))
            content.cardPresentationController?.animateChanges { $0.corners = Corners(top: 10, bottom: 30) }
            scene.stage.settle()
            #expect(material.superview === chrome)
            #expect(material.cornerConfiguration == corners(top: 10, bottom: 30))
            content.cardPresentationController?.card.material = .blurred(.systemMaterial)
            scene.stage.settle()
            #expect(self.material?.superview === clip)
            #expect(self.material?.effect is UIBlurEffect)
            content.cardPresentationController?.card.material = nil
            scene.stage.settle()
            #expect(self.material == nil)
        }
    }

    private func corners(top: Double, bottom: Double) -> UICornerConfiguration {
        .corners(
            topLeftRadius: .fixed(top), topRightRadius: .fixed(top), bottomLeftRadius: .fixed(bottom),
            bottomRightRadius: .fixed(bottom))
    }

    @Test("Its corners follow those of a floating sheet under the finger")
    func dragged() throws {
        try onNewSystem {
            scene.presenter.presentAsHalfSheet(
                CountingViewController(),
                style: HalfSheet {
                    $0.look = .floating
                    $0.material = .glass()
                })
            scene.stage.settle()
            let (material, chrome) = try (#require(material), #require(scene.chrome))
            let before = material.cornerConfiguration
            scene.stage.touchDown(at: CGPoint(x: 196, y: 600))
            scene.stage.touchMoved(to: CGPoint(x: 196, y: 400))
            scene.stage.advance(by: 0.1)
            #expect(material.cornerConfiguration != before)
            #expect(material.cornerConfiguration == clip?.cornerConfiguration)
            #expect(material.frame.size == chrome.bounds.size)
            scene.stage.touchUp()
            scene.stage.settle()
            #expect(material.cornerConfiguration == clip?.cornerConfiguration)
        }
    }

    @Test("Pulled beyond its place, one piece of glass also covers the gap, without a second one behind it")
    func stretched() throws {
        try onNewSystem {
            scene.presenter.presentAsHalfSheet(
                CountingViewController(),
                style: HalfSheet {
                    $0.detents = [.large()]
                    $0.material = .glass()
                })
            scene.stage.settle()
            let (material, chrome) = try (#require(material), #require(scene.chrome))
            #expect(material.frame == chrome.bounds)
            scene.stage.touchDown(at: CGPoint(x: 196, y: 500))
            scene.stage.touchMoved(to: CGPoint(x: 196, y: 300))
            scene.stage.advance(by: 0.1)
            #expect(chrome.frame.maxY < 852)
            #expect(chrome.convert(material.frame, to: nil).maxY >= 852)
            #expect(!(scene.view(named: "presentation.fill") is UIVisualEffectView))
            scene.stage.touchUp()
            scene.stage.settle()
            #expect(material.frame == chrome.bounds)
        }
    }

    @Test("With Reduce Transparency it is a solid colour with the same corners")
    func solid() throws {
        try onNewSystem {
            UIAccessibility.settings.isReduceTransparencyEnabled = true
            defer { UIAccessibility.settings.isReduceTransparencyEnabled = false }
            _ = scene.presentCard(Card { $0.material = .glass() })
            scene.stage.settle()
            let material = try #require(material)
            #expect(material.effect == nil)
            #expect(material.backgroundColor != nil)
            #expect(material.cornerConfiguration == .corners(radius: .fixed(24)))
        }
    }
}
