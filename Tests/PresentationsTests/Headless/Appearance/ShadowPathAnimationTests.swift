import PresentationsTesting
import Testing
import UIKit

@testable import Presentations

/// The shadow of a view that changes its shape.
@MainActor
struct ShadowPathAnimationTests {
    /// The shadow's extent and the view's at this moment.
    private func extents(_ scene: PresentedStage) throws -> (shadow: CGRect, view: CGRect) {
        let layer = try visible(scene.chrome)
        return (try #require(layer.shadowPath).boundingBoxOfPath, layer.bounds)
    }

    private func expectTogether(_ scene: PresentedStage, sourceLocation: SourceLocation = #_sourceLocation) throws {
        let (shadow, view) = try extents(scene)
        for (a, b) in [
            (shadow.minX, view.minX), (shadow.minY, view.minY), (shadow.width, view.width),
            (shadow.height, view.height),
        ] {
            #expect(abs(a - b) < 0.05, "\(shadow) is not \(view)", sourceLocation: sourceLocation)
        }
    }

    @Test("In animateChanges the shadow grows together with the sheet, to the end")
    func sheet() throws {
        let scene = PresentedStage()
        let content = CountingViewController()
        scene.presenter.presentAsHalfSheet(content)
        scene.stage.settle()
        content.halfSheetPresentationController?.animateChanges { $0.selectedDetentIdentifier = .large }
        #expect(try extents(scene).shadow.height == 460)
        for _ in 0..<8 {
            scene.stage.advance(by: 0.03)
            try expectTogether(scene)
        }
        let halfway = try extents(scene).shadow.height
        #expect(halfway > 461 && halfway < 783)
        scene.stage.settle()
        #expect(try extents(scene).shadow.height == 783)
        #expect(scene.chrome?.layer.animationKeys() == nil)
    }

    @Test("The shadow of a card with another size and other corners moves with it")
    func card() throws {
        let scene = PresentedStage()
        let content = scene.presentCard(Card(size: .fixed(CGSize(width: 200, height: 200))))
        scene.stage.settle()
        content.cardPresentationController?.animateChanges {
            $0.size = .fixed(CGSize(width: 300, height: 400))
            $0.cornerRadius = 60
        }
        scene.stage.advance(by: 0.1)
        try expectTogether(scene)
        scene.stage.settle()
        content.cardPresentationController?.animateChanges { $0.cornerRadius = 0 }
        scene.stage.advance(by: 0.1)
        let path = try #require(try visible(scene.chrome).shadowPath)
        let radius = try visible(scene.view(named: "presentation.clip")).cornerRadius
        #expect(radius > 1 && radius < 59)
        // Half of the radius from the corner on either side is outside of a corner as round as that.
        #expect(!path.contains(CGPoint(x: radius * 0.2, y: radius * 0.2)))
        #expect(path.contains(CGPoint(x: radius * 0.4, y: radius * 0.4)))
        scene.stage.settle()
    }

    @Test("In a rotation the shadow turns into its new shape together with the sheet (Y6)")
    func rotation() throws {
        let scene = PresentedStage(.iPad11)
        scene.presenter.presentAsHalfSheet(CountingViewController())
        scene.stage.settle()
        scene.stage.rotate(to: .landscapeLeft)
        for _ in 0..<4 {
            scene.stage.advance(by: 0.08)
            try expectTogether(scene)
        }
        scene.stage.settle()
        try expectTogether(scene)
    }

    @Test("A change without animation shows at once")
    func withoutAnimation() throws {
        let scene = PresentedStage()
        let content = scene.presentCard(Card(size: .fixed(CGSize(width: 200, height: 200))))
        scene.stage.settle()
        content.cardPresentationController?.card.size = .fixed(CGSize(width: 300, height: 300))
        scene.stage.advance(by: 0)
        #expect(try extents(scene).shadow == CGRect(x: 0, y: 0, width: 300, height: 300))
        #expect(scene.chrome?.layer.animationKeys() == nil)
    }
}
