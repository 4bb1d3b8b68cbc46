import KitTestSupport
import Presentations
import PresentationsTesting
import Testing
import UIKit

/// Lists that share no touch, or hardly any, with the view around them: short ones, one at the top edge, one that is
/// not the content's scroll view.
@MainActor
struct ListEdgeTests {
    private let scene = PresentedStage()

    private var top: CGFloat { scene.chrome?.frame.minY ?? .nan }

    private func scrolled(_ list: ListViewController) -> CGFloat {
        list.scrollView.contentOffset.y + list.scrollView.adjustedContentInset.top
    }

    @Test("Content that is shorter than the sheet stays at its top when the finger is gone (R10)")
    func short() {
        let list = ListViewController(rows: 3)
        list.scrollView.alwaysBounceVertical = true
        scene.presenter.presentAsHalfSheet(list)
        scene.stage.settle()
        scene.stage.touchDown(at: CGPoint(x: 196, y: 600))
        scene.stage.moveFinger(from: 600, to: 300)
        #expect(top == 102)
        scene.stage.advance(by: 0.2)
        scene.stage.touchUp()
        for _ in 0..<30 {
            #expect(scrolled(list) == 0)
            scene.stage.advance(by: 1.0 / 60)
        }
        scene.stage.settle()
        #expect(top == 69)
        #expect(scrolled(list) == 0)
    }

    @Test("A list in a card at the top edge scrolls, and the card stays: it would leave the way the list goes")
    func topEdge() {
        let list = ListViewController(rows: 200)
        let style = Card(
            size: .fixed(CGSize(width: 369, height: 400)), edge: .top, animation: .slide(from: .top))
        scene.presenter.presentAsCard(list, style: style)
        scene.stage.settle()
        #expect(top == 59)
        scene.stage.touchDown(at: CGPoint(x: 196, y: 400))
        scene.stage.moveFinger(from: 400, to: 300)
        #expect(top == 59)
        #expect(scrolled(list) == 90)
        #expect(!list.isBeingDismissed)
        scene.stage.moveFinger(from: 300, to: 120)
        #expect(top == 59)
        #expect(scrolled(list) == 270)
        scene.stage.touchUp()
        scene.stage.settle()
        #expect(scene.presenter.presentedViewController === list)
        #expect(top == 59)
    }

    @Test("Where another scroll view is named a list scrolls, and a sheet that could grow stays")
    func notNamed() {
        let list = ListViewController(rows: 200)
        scene.presenter.presentAsHalfSheet(list)
        let other = UIScrollView()
        list.halfSheetPresentationController?.track(other)
        scene.stage.settle()
        scene.stage.touchDown(at: CGPoint(x: 196, y: 700))
        scene.stage.moveFinger(from: 700, to: 600)
        #expect(top == 392)
        #expect(scrolled(list) == 90)
        scene.stage.touchUp()
        scene.stage.settle()
        #expect(top == 392)
    }
}
