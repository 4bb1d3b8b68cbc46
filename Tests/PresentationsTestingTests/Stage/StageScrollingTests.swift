import PresentationsTesting
import Testing
import UIKit

/// A trackpad and a wheel.
@MainActor @Suite struct StageScrollingTests {
    private let stage = Stage(.iPad11)
    private let scroll = UIScrollView()

    init() {
        let controller = UIViewController()
        stage.show(controller)
        scroll.frame = controller.view.bounds
        scroll.contentInsetAdjustmentBehavior = .never
        scroll.contentSize = CGSize(width: 820, height: 5000)
        controller.view.addSubview(scroll)
    }

    @Test func aTrackpadScrollsTheContentUnderThePointerAndThrowsIt() {
        stage.scroll(at: CGPoint(x: 400, y: 600), by: CGVector(dx: 0, dy: -200), duration: 0.2)
        #expect(abs(scroll.contentOffset.y - 200) < 0.001)
        stage.settle()
        #expect(scroll.contentOffset.y > 600)
    }

    @Test func aWheelStopsWhereItIs() {
        stage.scroll(at: CGPoint(x: 400, y: 600), by: CGVector(dx: 0, dy: -200), duration: 0.2, with: .wheel)
        stage.settle()
        #expect(abs(scroll.contentOffset.y - 200) < 0.001)
    }

    @Test func aScrollCanBeLookedAtHalfWay() {
        stage.beginScroll(at: CGPoint(x: 400, y: 600))
        stage.advance(by: 0.1)
        stage.continueScroll(by: CGVector(dx: 0, dy: -30))
        #expect(scroll.contentOffset.y == 30)
        #expect(scroll.isDragging)
        stage.advance(by: 1)
        stage.endScroll()
        #expect(!scroll.isDragging)
    }
}
