import Presentations
import PresentationsTesting
import Testing
import UIKit

/// How the size changes of the article "Content-Driven Sizing" move: within a push, and as part of an animation.
@MainActor
@Suite struct SizingMotionTests {
    private let stage = Stage(.iPhone15)
    private let home = UIViewController()

    init() {
        stage.show(home)
    }

    private func content(height: CGFloat) -> UIViewController {
        let content = UIViewController()
        content.preferredContentSize.height = height
        return content
    }

    /// The height that is seen, also in the middle of an animation.
    private func height(of content: UIViewController) -> CGFloat {
        content.presentationController?.presentedView?.layer.presentation()?.frame.height ?? .nan
    }

    @Test("A plain change shows at once, and one in animateChanges moves")
    func plainAndAnimated() {
        let detail = content(height: 320)
        home.presentAsCard(detail)
        stage.settle()
        detail.preferredContentSize.height = 400
        stage.advance(by: 0)
        #expect(height(of: detail) == 400)
        detail.cardPresentationController?.animateChanges { detail.preferredContentSize.height = 480 }
        stage.advance(by: 0.1)
        #expect(height(of: detail) > 401 && height(of: detail) < 479)
        stage.settle()
        #expect(height(of: detail) == 480)
    }

    @Test("A push moves the sheet within the push, and a swipe back that is taken back leaves it where it was")
    func push() {
        let navigation = UINavigationController(rootViewController: content(height: 300))
        home.presentAsHalfSheet(navigation, style: HalfSheet(detents: [.fitting()]))
        stage.settle()
        navigation.pushViewController(content(height: 500), animated: true)
        stage.advance(by: 0.1)
        #expect(height(of: navigation) > 335 && height(of: navigation) < 533)
        stage.settle()
        #expect(height(of: navigation) == 534)

        stage.touchDown(at: CGPoint(x: 2, y: 600))
        for x in stride(from: 10.0, through: 120, by: 10) { stage.touchMoved(to: CGPoint(x: x, y: 600)) }
        #expect(height(of: navigation) > 335 && height(of: navigation) < 533)
        for x in stride(from: 110.0, through: 10, by: -10) { stage.touchMoved(to: CGPoint(x: x, y: 600)) }
        stage.touchUp()
        stage.settle()
        #expect(navigation.viewControllers.count == 2)
        #expect(height(of: navigation) == 534)
    }

    @Test("In an animation block, a change of the style takes the block's duration")
    func animationBlock() {
        let detail = content(height: 320)
        home.presentAsCard(detail)
        stage.settle()
        UIView.animate(withDuration: 1, delay: 0, options: .curveLinear) {
            detail.cardPresentationController?.animateChanges { $0.size = .fixed(CGSize(width: 0, height: 420)) }
        }
        stage.advance(by: 0.5)
        #expect(abs(height(of: detail) - 370) < 0.5)
        stage.settle()
        #expect(height(of: detail) == 420)
    }

    @Test("A change that comes under a finger waits for it")
    func underFinger() {
        let detail = content(height: 320)
        home.presentAsHalfSheet(detail, style: HalfSheet(detents: [.fitting()]))
        stage.settle()
        stage.touchDown(at: CGPoint(x: 196, y: 700))
        stage.touchMoved(to: CGPoint(x: 196, y: 710))
        stage.touchMoved(to: CGPoint(x: 196, y: 740))
        let held = detail.presentationController?.presentedView?.frame.minY
        detail.preferredContentSize.height = 420
        stage.advance(by: 0.1)
        #expect(detail.presentationController?.presentedView?.frame.minY == held)
        stage.touchUp()
        stage.settle()
        #expect(height(of: detail) == 454)
    }
}
