import KitTestSupport
import Presentations
import PresentationsTesting
import Testing
import UIKit

/// The shadow of a view that changes its shape.
@MainActor
struct ChromeShadowTests {
    private func path(_ scene: PresentedStage) -> CGRect? { scene.chrome?.layer.shadowPath?.boundingBoxOfPath }

    /// The shadow is that of the shape on the screen: it has no path, and none is animated.
    private func expectNoPath(_ scene: PresentedStage, sourceLocation: SourceLocation = #_sourceLocation) {
        #expect(path(scene) == nil, sourceLocation: sourceLocation)
        #expect(scene.chrome?.layer.shadowOpacity == 0.2, sourceLocation: sourceLocation)
        #expect(scene.chrome?.layer.animation(forKey: "shadowPath") == nil, sourceLocation: sourceLocation)
    }

    @Test(
        "While animateChanges resizes the sheet, its shadow is that of what is on the screen; at rest it has a path (Z4)"
    )
    func sheet() {
        let scene = PresentedStage()
        let content = CountingViewController()
        scene.presenter.presentAsHalfSheet(content)
        scene.stage.settle()
        #expect(path(scene) == CGRect(x: 0, y: 0, width: 393, height: 460))
        content.halfSheetPresentationController?.animateChanges { $0.selectedDetentIdentifier = .large }
        for _ in 0..<8 {
            expectNoPath(scene)
            scene.stage.advance(by: 0.03)
        }
        scene.stage.settle()
        #expect(path(scene) == CGRect(x: 0, y: 0, width: 393, height: 783))
        #expect(scene.chrome?.layer.animationKeys() == nil)
    }

    @Test("While the corners alone change, too (Z4)")
    func corners() {
        let scene = PresentedStage()
        let content = scene.presentCard(Card(size: .fixed(CGSize(width: 200, height: 200)), cornerRadius: 60))
        scene.stage.settle()
        content.cardPresentationController?.animateChanges { $0.cornerRadius = 0 }
        scene.stage.advance(by: 0.1)
        expectNoPath(scene)
        scene.stage.settle()
        #expect(path(scene) == CGRect(x: 0, y: 0, width: 200, height: 200))
        #expect(scene.chrome?.layer.shadowPath?.contains(CGPoint(x: 1, y: 1)) == true)
    }

    @Test("It follows a finger that pops and resizes the sheet, back and forth (Z4)")
    func finger() {
        let scene = PresentedStage()
        let (low, high) = (CountingViewController(), CountingViewController())
        low.preferredContentSize = CGSize(width: 0, height: 200)
        high.preferredContentSize = CGSize(width: 0, height: 400)
        let stack = UINavigationController(rootViewController: low)
        stack.pushViewController(high, animated: false)
        stack.use(NavigationTransition())
        scene.presenter.presentAsHalfSheet(stack, style: HalfSheet(detents: [.fitting()]))
        scene.stage.settle()
        let before = path(scene)
        #expect(before != nil)
        scene.stage.touchDown(at: CGPoint(x: 100, y: 700))
        scene.stage.touchMoved(to: CGPoint(x: 120, y: 700))
        for x in stride(from: CGFloat(150), to: 350, by: 50) {
            scene.stage.touchMoved(to: CGPoint(x: x, y: 700))
            scene.stage.advance(by: 0.1)
            expectNoPath(scene)
        }
        scene.stage.touchMoved(to: CGPoint(x: 130, y: 700))
        scene.stage.advance(by: 0.2)
        scene.stage.touchUp()
        scene.stage.settle()
        #expect(stack.topViewController === high)
        #expect(path(scene) == before)
    }

    @Test("In a rotation the shadow is that of what is on the screen (Y6)")
    func rotation() {
        let scene = PresentedStage(.iPad11)
        scene.presenter.presentAsHalfSheet(CountingViewController())
        scene.stage.settle()
        scene.stage.rotate(to: .landscapeLeft)
        scene.stage.advance(by: 0.08)
        expectNoPath(scene)
        scene.stage.settle()
        #expect(path(scene)?.size == scene.chrome?.bounds.size)
    }

    @Test("A change without animation shows at once")
    func withoutAnimation() {
        let scene = PresentedStage()
        let content = scene.presentCard(Card(size: .fixed(CGSize(width: 200, height: 200))))
        scene.stage.settle()
        content.cardPresentationController?.card.size = .fixed(CGSize(width: 300, height: 300))
        scene.stage.advance(by: 0)
        #expect(path(scene) == CGRect(x: 0, y: 0, width: 300, height: 300))
        #expect(scene.chrome?.layer.animationKeys() == nil)
    }
}
