import KitTestSupport
import Presentations
import PresentationsTesting
import Testing
import UIKit

/// Requests that UIKit drops are dropped, requests on which UIKit raises are refused with a message, and nothing is
/// lost.
@MainActor
struct WrongUseTests {
    @Test("Presenting from outside of a window does nothing, and calls no completion (C10)")
    func outsideOfWindow() {
        let presenter = CountingViewController()
        let content = CountingViewController()
        let scene = PresentedStage()
        let style = content.modalPresentationStyle
        let reported = reports { presenter.presentAsCard(content) { Issue.record("completion") } }
        scene.stage.settle()
        #expect(reported.first?.hasSuffix("its view is not in a window.") == true)
        #expect(presenter.presentedViewController == nil)
        #expect(content.calls == [])
        #expect(content.modalPresentationStyle == style)
    }

    @Test("A presenter that already presents somebody drops the request, and calls no completion (C11)")
    func busyPresenter() {
        let scene = PresentedStage()
        let first = CountingViewController()
        let second = CountingViewController()
        scene.presenter.presentAsCard(first)
        scene.stage.settle()
        let style = second.modalPresentationStyle
        let reported = reports { scene.presenter.presentAsPopup(second) { Issue.record("completion") } }
        scene.stage.settle()
        #expect(reported.first?.hasSuffix("already.") == true)
        #expect(second.modalPresentationStyle == style)
        #expect(scene.presenter.presentedViewController === first)
        #expect(second.calls == [])
        #expect(second.presentingViewController == nil)
    }

    @Test("A controller that is presented already is refused with a sentence (C12)")
    func alreadyPresented() {
        let scene = PresentedStage()
        let content = CountingViewController()
        scene.presenter.presentAsCard(content)
        scene.stage.settle()
        let reported = reports { content.presentAsCard(content) }
        #expect(reported.count == 1)
        #expect(reported.first?.hasSuffix("cannot present itself.") == true)
        let again = reports { scene.presenter.presentAsPopup(content) { Issue.record("completion") } }
        #expect(again.first?.hasSuffix("is already presented.") == true)
        scene.stage.settle()
        #expect(content.calls == ["willAppear", "didAppear"])
        #expect(content.cardPresentationController != nil)
    }

    @Test("A controller that is on the screen as a child, or as the root, is refused with a sentence (C13)")
    func alreadyOnScreen() {
        let scene = PresentedStage()
        let child = UIViewController()
        scene.presenter.addChild(child)
        child.didMove(toParent: scene.presenter)
        let reported = reports { scene.presenter.presentAsCard(child) }
        #expect(reported.first?.hasSuffix("is already on the screen.") == true)
        let other = CountingViewController()
        let root = reports { other.presentAsCard(scene.presenter) }
        #expect(root.first?.hasSuffix("is already on the screen.") == true)
    }

    @Test("A controller that was refused keeps its own style")
    func refusedKeepsStyle() {
        let scene = PresentedStage()
        let child = UIViewController()
        child.modalPresentationStyle = .fullScreen
        scene.presenter.addChild(child)
        _ = reports { scene.presenter.presentAsCard(child) }
        #expect(child.modalPresentationStyle == .fullScreen)
        #expect(child.transitioningDelegate == nil)
    }

    @Test("Dismissing twice dismisses once, and only the first completion comes (C15)")
    func dismissedTwice() {
        let scene = PresentedStage()
        let content = CountingViewController()
        scene.presenter.presentAsCard(content)
        scene.stage.settle()
        var log: [String] = []
        content.dismiss(animated: true) { log.append("first") }
        content.dismiss(animated: true) { log.append("second") }
        scene.stage.settle()
        #expect(log == ["first"])
        #expect(scene.presenter.presentedViewController == nil)
        #expect(content.calls == ["willAppear", "didAppear", "willDisappear", "didDisappear"])
    }

    @Test("A card asked for while another leaves comes when that has gone, with its own style (C14)")
    func presentedDuringDismissal() throws {
        let scene = PresentedStage()
        scene.presenter.presentAsHalfSheet(CountingViewController())
        scene.stage.settle()
        scene.presenter.dismiss(animated: true)
        let second = CountingViewController(CGSize(width: 0, height: 340))
        scene.stage.advance(by: 0.1)
        scene.presenter.presentAsCard(second)
        scene.stage.settle()
        #expect(scene.presenter.presentedViewController === second)
        #expect(second.cardPresentationController != nil)
        #expect(try #require(scene.chrome).frame == CGRect(x: 12, y: 478, width: 369, height: 340))
    }

    @Test("Presenting in the completion of a dismissal keeps the new style (R19)")
    func presentedInCompletion() throws {
        let scene = PresentedStage()
        scene.presenter.presentAsHalfSheet(CountingViewController())
        scene.stage.settle()
        let second = CountingViewController()
        scene.presenter.dismiss(animated: true) { [presenter = scene.presenter] in presenter.presentAsPopup(second) }
        scene.stage.settle()
        #expect(second.popupPresentationController != nil)
    }
}
