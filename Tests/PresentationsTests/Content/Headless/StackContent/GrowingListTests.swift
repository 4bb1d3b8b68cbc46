import KitTestSupport
import Presentations
import PresentationsTesting
import Testing
import UIKit

/// Content that changes its own size, under a finger, with the work counted.
@MainActor
@Suite("Content decides: growing content")
struct GrowingListTests {
    private let scene = PresentedStage()

    private func present(_ content: UIViewController, detents: [HalfSheet.Detent] = [.fitting()]) throws -> UIView {
        scene.presenter.presentAsHalfSheet(content, style: HalfSheet(detents: detents))
        scene.stage.settle()
        return try #require(scene.chrome)
    }

    @Test("A list that grows while a finger drags the sheet waits for the finger")
    func underFinger() throws {
        let content = ListLikeViewController(.pinned, height: 300)
        let chrome = try present(content, detents: [.fitting(), .large()])
        #expect(chrome.frame.minY == 518)
        scene.stage.touchDown(at: CGPoint(x: 196, y: 600))
        for y in stride(from: 590.0, through: 500, by: -10) { scene.stage.touchMoved(to: CGPoint(x: 196, y: y)) }
        let held = chrome.frame.minY
        #expect(held < 440 && held > 400)
        content.scrollView.contentSize.height = 400
        scene.stage.advance(by: 0.1)
        #expect(chrome.frame.minY == held)
        #expect(try visible(chrome).frame.minY == held)
        for y in stride(from: 510.0, through: 590, by: 10) { scene.stage.touchMoved(to: CGPoint(x: 196, y: y)) }
        #expect(abs(chrome.frame.minY - held - 90) < 0.5)
        scene.stage.advance(by: 0.5)
        scene.stage.touchUp()
        scene.stage.settle()
        #expect(chrome.frame == CGRect(x: 0, y: 418, width: 393, height: 434))
    }

    @Test("A list that changes is measured as often as other content")
    func measurements() throws {
        let content = ListLikeViewController(.pinned, height: 300)
        _ = try present(content)
        let list = WorkCounter.counting {
            content.scrollView.contentSize.height = 450
            scene.stage.settle()
        }
        let same = WorkCounter.counting {
            content.scrollView.contentSize.height = 450
            scene.stage.settle()
        }
        scene.presenter.dismiss(animated: false)
        scene.stage.settle()
        let column = ColumnViewController(heights: [100])
        _ = try present(column)
        let box = WorkCounter.counting {
            column.heightConstraints[0].constant = 150
            scene.stage.settle()
        }
        #expect(list.fittings <= max(2, box.fittings))
        #expect(same.fittings == 0)
    }

    @Test("A constraint that changes in the controller on top of a stack moves the sheet without a call (R4)")
    func constraintOnTop() throws {
        let root = ColumnViewController(heights: [100])
        let navigation = UINavigationController(rootViewController: root)
        let chrome = try present(navigation)
        // 20 + 100 + 20, the bar of 54 with 10 above it, the inset of 34.
        #expect(chrome.frame.height == 238)
        root.heightConstraints[0].constant = 180
        navigation.reportContentChange()
        scene.stage.settle()
        #expect(chrome.frame.height == 318)
        let next = ColumnViewController(heights: [200, 50])
        navigation.pushViewController(next, animated: true)
        scene.stage.settle()
        #expect(chrome.frame.height == 398)
        next.heightConstraints[1].constant = 20
        navigation.reportContentChange()
        scene.stage.settle()
        #expect(chrome.frame.height == 368)
        next.heightConstraints[0].constant = 260
        navigation.reportContentChange()
        scene.stage.settle()
        #expect(chrome.frame.height == 428)
        navigation.popViewController(animated: true)
        scene.stage.settle()
        #expect(chrome.frame.height == 318)
    }

    @Test("A list that a keyboard has given room at its end does not make the sheet higher")
    func keyboardInset() throws {
        let content = ListLikeViewController(.pinned, height: 100)
        scene.presenter.presentAsHalfSheet(content, style: HalfSheet(detents: [.fitting()], keyboard: .lift))
        scene.stage.settle()
        let chrome = try #require(scene.chrome)
        scene.stage.showKeyboard(height: 336)
        content.scrollView.contentInset.bottom = 336
        content.scrollView.contentSize.height = 140
        scene.stage.settle()
        #expect(chrome.frame == CGRect(x: 0, y: 376, width: 393, height: 140))
        content.scrollView.contentInset.bottom = 0
        scene.stage.hideKeyboard()
        scene.stage.settle()
        #expect(chrome.frame.height == 174)
    }
}
