import KitTestSupport
import Presentations
import PresentationsTesting
import Testing
import UIKit

/// The background behind the content.
@MainActor
struct BackgroundColorTests {
    private func clip(_ scene: PresentedStage) -> UIView? { scene.view(named: "presentation.clip") }

    /// Resolved in the traits of the presented view.
    private func resolved(_ color: UIColor?, _ scene: PresentedStage) -> UIColor? {
        scene.presenter.presentedViewController.flatMap { color?.resolvedColor(with: $0.traitCollection) }
    }

    @Test("A style's background is behind the content; without one nothing is")
    func behind() throws {
        let scene = PresentedStage()
        let presents: [(UIViewController) -> Void] = [
            { scene.presenter.presentAsCard($0, style: Card { $0.backgroundColor = .systemTeal }) },
            { scene.presenter.presentAsHalfSheet($0, style: HalfSheet { $0.backgroundColor = .systemTeal }) },
            { scene.presenter.presentAsPopup($0, style: Popup { $0.backgroundColor = .systemTeal }) },
        ]
        for present in presents {
            present(CountingViewController(CGSize(width: 200, height: 200)))
            scene.stage.settle()
            #expect(clip(scene)?.backgroundColor == resolved(.systemTeal, scene))
            #expect(clip(scene)?.clipsToBounds == true)
            #expect(clip(scene)?.layer.cornerCurve == .continuous)
            scene.presenter.dismiss(animated: false)
            scene.stage.settle()
        }
        _ = scene.presentCard()
        scene.stage.settle()
        #expect(try #require(clip(scene)).backgroundColor == nil)
    }

    @Test("It changes in animateChanges, by degrees, and follows the appearance")
    func changes() throws {
        let scene = PresentedStage()
        let content = scene.presentCard(Card { $0.backgroundColor = .white })
        scene.stage.settle()
        content.cardPresentationController?.animateChanges { $0.backgroundColor = .black }
        scene.stage.advance(by: 0.1)
        let gray = try #require(try visible(clip(scene)).backgroundColor?.components?.first)
        #expect(gray > 0 && gray < 1)
        scene.stage.settle()
        content.cardPresentationController?.card.backgroundColor = .systemBackground
        scene.stage.settle()
        #expect(clip(scene)?.layer.backgroundColor?.components?.first == 1)
        scene.stage.appearance = .dark
        #expect(clip(scene)?.layer.backgroundColor?.components?.first.map { ($0 * 255).rounded() } == 28)
    }

    @Test("In the dark what is presented is elevated: its background is lighter than the presenter's (Y9)")
    func elevated() throws {
        let scene = PresentedStage()
        scene.stage.appearance = .dark
        scene.presenter.view.backgroundColor = .systemBackground
        let content = CountingViewController(CGSize(width: 200, height: 200))
        content.view.backgroundColor = .systemBackground
        scene.presenter.presentAsPopup(content)
        scene.stage.settle()
        func gray(_ view: UIView) -> CGFloat? {
            view.layer.backgroundColor?.components?.first.map { ($0 * 255).rounded() }
        }
        #expect(content.traitCollection.userInterfaceLevel == .elevated)
        #expect(scene.presenter.traitCollection.userInterfaceLevel != .elevated)
        #expect(gray(content.view) == 28)
        #expect(gray(scene.presenter.view) == 0)
        content.presentationController?.traitOverrides.userInterfaceLevel = .base
        scene.stage.settle()
        #expect(gray(content.view) == 0)
    }

    @Test("Pulled away from its edge a sheet shows its background there, or else the content's")
    func beyond() throws {
        for (style, color) in [
            (HalfSheet(), UIColor.systemRed), (HalfSheet { $0.backgroundColor = .systemTeal }, .systemTeal),
        ] {
            let sheet = try SheetOnScreen(style)
            sheet.content.view.backgroundColor = .systemRed
            sheet.stage.touchDown(at: CGPoint(x: 196, y: 500))
            sheet.stage.touchMoved(to: CGPoint(x: 196, y: 100))
            let fill = try #require(sheet.scene.view(named: "presentation.fill"))
            #expect(fill.backgroundColor == resolved(color, sheet.scene))
            sheet.stage.touchUp()
            sheet.stage.settle()
            #expect(fill.superview == nil)
            #expect(clip(sheet.scene)?.backgroundColor == resolved(style.backgroundColor, sheet.scene))
        }
    }
}
