import KitTestSupport
import Presentations
import PresentationsTesting
import Testing
import UIKit

/// A keyboard that was visible before, one that a finger drags, and the field that is being edited.
@MainActor
struct KeyboardFollowingTests {
    private let scene = PresentedStage()
    private var stage: Stage { scene.stage }

    private func frame() throws -> CGRect { try #require(scene.chrome).frame }

    /// Content that leaves the presenting view its first responder.
    private final class PoliteViewController: CountingViewController {
        override var disablesAutomaticKeyboardDismissal: Bool { true }
    }

    private func typeIntoPresenter() {
        let field = UITextField(frame: CGRect(x: 20, y: 100, width: 200, height: 40))
        scene.presenter.view.addSubview(field)
        field.becomeFirstResponder()
        stage.showKeyboard(height: 336)
        stage.settle()
    }

    // MARK: Visible before

    @Test("A keyboard that is there already lifts a card from the beginning, and lets it down when it goes")
    func alreadyThere() throws {
        typeIntoPresenter()
        scene.presenter.presentAsCard(PoliteViewController(CGSize(width: 0, height: 340)))
        stage.advance(by: 0)
        #expect(try frame() == CGRect(x: 12, y: 164, width: 369, height: 340))
        var last = try visible(scene.chrome).frame.minY
        for _ in 0..<20 {
            stage.advance(by: 0.02)
            let now = try visible(scene.chrome).frame.minY
            #expect(now <= last)
            last = now
        }
        stage.settle()
        #expect(try frame() == CGRect(x: 12, y: 164, width: 369, height: 340))
        stage.hideKeyboard()
        stage.settle()
        #expect(try frame() == CGRect(x: 12, y: 478, width: 369, height: 340))
    }

    @Test("A keyboard that goes with the presentation leaves the card where a fresh one is (K5)")
    func goesWithPresentation() throws {
        typeIntoPresenter()
        _ = scene.presentCard()
        stage.settle()
        #expect(try frame() == CGRect(x: 12, y: 478, width: 369, height: 340))
    }

    @Test("One that is typed into the presenting view does not expand a half-sheet")
    func expand() throws {
        typeIntoPresenter()
        scene.presenter.presentAsHalfSheet(PoliteViewController())
        stage.settle()
        #expect(try frame().minY == 392)
    }

    @Test("A floating keyboard that is there already counts by what it covers")
    func floating() throws {
        let scene = PresentedStage(.iPadMini)
        scene.stage.showKeyboard(frame: CGRect(x: 200, y: 500, width: 320, height: 260))
        scene.stage.settle()
        scene.presenter.presentAsPopup(
            CountingViewController(CGSize(width: 300, height: 300)), style: Popup(keyboard: .lift))
        scene.stage.settle()
        let popup = try #require(scene.chrome).frame
        #expect(popup.maxY <= 500)
        #expect(popup.height == 300)
    }

    // MARK: Under a finger

    /// A list of 2,000 points, scrolled to 600, with a keyboard.
    private func presentList(_ keyboard: KeyboardPolicy, height: CGFloat = 600) throws -> ListLikeViewController {
        let content = ListLikeViewController(.pinned, height: 2000)
        content.scrollView.keyboardDismissMode = .interactive
        scene.presenter.presentAsHalfSheet(content, style: HalfSheet(detents: [.height(height)], keyboard: keyboard))
        stage.settle()
        content.field.frame = CGRect(x: 20, y: 620, width: 200, height: 40)
        content.field.becomeFirstResponder()
        stage.showKeyboard(height: 336)
        stage.settle()
        content.scrollView.contentOffset.y = 600
        stage.settle()
        return content
    }

    private func drag(from: CGFloat, to: CGFloat, by step: CGFloat) {
        for y in stride(from: from + step, through: to, by: step) {
            stage.advance(by: 1.0 / 120)
            stage.touchMoved(to: CGPoint(x: 196, y: y))
        }
        stage.advance(by: 0)
    }

    @Test("A keyboard that a finger drags away takes a lifted sheet along, and is let go with it")
    func interactive() throws {
        let content = try presentList(.lift)
        #expect(try frame() == CGRect(x: 0, y: 69, width: 393, height: 447))
        stage.touchDown(at: CGPoint(x: 196, y: 400))
        drag(from: 400, to: 510, by: 10)
        #expect(try frame().maxY == 516)
        drag(from: 510, to: 600, by: 10)
        #expect(stage.window.screen.keyboard.visibleFrame?.minY == 600)
        #expect(try frame() == CGRect(x: 0, y: 69, width: 393, height: 531))
        #expect(try visible(scene.chrome).frame.maxY == 600)
        #expect(content.field.isFirstResponder)
        stage.touchUp()
        stage.settle()
        #expect(!content.field.isFirstResponder)
        #expect(try frame() == CGRect(x: 0, y: 218, width: 393, height: 634))
        #expect(content.view.frame.height == 634)
    }

    @Test("A low sheet goes down with the keyboard as a whole, while the finger scrolls what is in it")
    func lowSheet() throws {
        let content = try presentList(.lift, height: 300)
        #expect(try frame() == CGRect(x: 0, y: 216, width: 393, height: 300))
        stage.touchDown(at: CGPoint(x: 196, y: 400))
        drag(from: 400, to: 600, by: 10)
        #expect(try frame() == CGRect(x: 0, y: 300, width: 393, height: 300))
        drag(from: 600, to: 640, by: 10)
        #expect(try frame() == CGRect(x: 0, y: 340, width: 393, height: 300))
        #expect(content.scrollView.contentOffset.y < 400)
        stage.touchUp()
        stage.settle()
        #expect(try frame() == CGRect(x: 0, y: 518, width: 393, height: 334))
    }

    @Test("A card follows it, too, and the next drag of the card is its own")
    func card() throws {
        let content = ListLikeViewController(.pinned, height: 2000)
        content.scrollView.keyboardDismissMode = .interactive
        scene.presenter.presentAsCard(
            content, style: Card(size: .fixed(CGSize(width: 369, height: 400)), keyboard: .lift))
        stage.settle()
        content.field.frame = CGRect(x: 20, y: 620, width: 200, height: 40)
        content.field.becomeFirstResponder()
        stage.showKeyboard(height: 336)
        stage.settle()
        content.scrollView.contentOffset.y = 600
        #expect(try frame() == CGRect(x: 12, y: 104, width: 369, height: 400))
        stage.touchDown(at: CGPoint(x: 196, y: 300))
        drag(from: 300, to: 600, by: 10)
        #expect(try frame() == CGRect(x: 12, y: 188, width: 369, height: 400))
        stage.touchUp()
        stage.settle()
        #expect(try frame() == CGRect(x: 12, y: 418, width: 369, height: 400))
        content.scrollView.contentOffset.y = 0
        stage.touchDown(at: CGPoint(x: 196, y: 500))
        drag(from: 500, to: 600, by: 10)
        #expect(try frame().minY > 500)
        stage.touchUp()
        stage.settle()
    }

    @Test("Taken back up, keyboard and sheet are where they were", arguments: [KeyboardPolicy.lift, .shrink])
    func takenBack(policy: KeyboardPolicy) throws {
        let content = try presentList(policy)
        let before = try frame()
        #expect(before.maxY == 516)
        stage.touchDown(at: CGPoint(x: 196, y: 400))
        drag(from: 400, to: 640, by: 10)
        #expect(try frame().maxY == 640)
        drag(from: 640, to: 560, by: -10)
        #expect(try frame().maxY == 560)
        stage.touchUp()
        stage.settle()
        #expect(content.field.isFirstResponder)
        #expect(try frame() == before)
        #expect(try visible(scene.chrome).frame == before)
    }

    @Test("Below the screen and back in one drag, the keyboard is still followed")
    func belowScreen() throws {
        let content = try presentList(.shrink)
        let before = try frame()
        stage.touchDown(at: CGPoint(x: 196, y: 400))
        drag(from: 400, to: 850, by: 10)
        #expect(try frame().maxY > 830)
        drag(from: 850, to: 530, by: -10)
        #expect(try frame().maxY == 530)
        stage.touchUp()
        stage.settle()
        #expect(content.field.isFirstResponder)
        #expect(try frame() == before)
    }

    @Test("One step of the keyboard under a finger is one layout of the sheet")
    func work() throws {
        _ = try presentList(.shrink)
        let chrome = try #require(scene.chrome)
        stage.touchDown(at: CGPoint(x: 196, y: 400))
        drag(from: 400, to: 560, by: 10)
        for y in stride(from: 570.0, through: 640, by: 10) {
            stage.advance(by: 1.0 / 120)
            let work = WorkCounter.counting {
                stage.touchMoved(to: CGPoint(x: 196, y: y))
                stage.advance(by: 0)
            }
            #expect(work.writes(.bounds, to: chrome.layer) <= 1)
            #expect(work.writes(.position, to: chrome.layer) <= 1)
            #expect(work.fittings == 0)
            #expect(abs(chrome.frame.maxY - y) < 0.01)
        }
    }

    @Test("Dismissed by a drag, the keyboard goes on its own and the sheet with it")
    func onDrag() throws {
        let content = try presentList(.lift)
        content.scrollView.keyboardDismissMode = .onDrag
        stage.touchDown(at: CGPoint(x: 196, y: 400))
        drag(from: 400, to: 430, by: 10)
        #expect(!content.field.isFirstResponder)
        stage.touchUp()
        stage.settle()
        #expect(try frame() == CGRect(x: 0, y: 218, width: 393, height: 634))
    }

    @Test("A sheet under another finger stays with that finger")
    func sheetUnderFinger() throws {
        let content = try presentList(.lift)
        content.scrollView.contentOffset.y = 0
        stage.settle()
        stage.touchDown(at: CGPoint(x: 196, y: 300))
        drag(from: 300, to: 400, by: 10)
        let held = try frame()
        #expect(held.minY > 140)
        drag(from: 400, to: 600, by: 10)
        #expect(abs(try frame().minY - held.minY - 200) < 0.5)
        stage.touchUp()
        stage.settle()
        #expect(scene.presenter.presentedViewController == nil)
    }

    // MARK: The field

    @Test("A field in a card that shrinks is scrolled into sight, by the shortest way")
    func field() throws {
        let content = ListLikeViewController(.pinned, height: 500)
        scene.presenter.presentAsCard(content, style: Card(keyboard: .shrink))
        stage.settle()
        #expect(try frame() == CGRect(x: 12, y: 318, width: 369, height: 500))
        content.field.frame = CGRect(x: 20, y: 440, width: 200, height: 40)
        content.field.becomeFirstResponder()
        stage.showKeyboard(height: 336)
        stage.settle()
        // 12 above the keyboard.
        #expect(try frame() == CGRect(x: 12, y: 318, width: 369, height: 186))
        #expect(content.scrollView.contentOffset.y == 294)
        stage.hideKeyboard()
        stage.settle()
        #expect(try frame().height == 500)
        #expect(content.scrollView.contentOffset.y == 0)
    }

    @Test("A field that is in sight already, or that UIKit has scrolled to, is left where it is")
    func fieldInSight() throws {
        let content = ListLikeViewController(.pinned, height: 1000)
        scene.presenter.presentAsCard(content, style: Card(keyboard: .shrink))
        stage.settle()
        content.scrollView.contentOffset.y = 430
        content.field.frame = CGRect(x: 20, y: 440, width: 200, height: 40)
        content.field.becomeFirstResponder()
        stage.showKeyboard(height: 336)
        stage.settle()
        #expect(content.scrollView.contentOffset.y == 430)
    }
}
