import KitTestSupport
import Presentations
import PresentationsTesting
import Testing
import UIKit

/// Requests to present that UIKit still holds, because another transition runs.
@MainActor
struct PresentingTwiceTests {
    private let stage = Stage(.iPhone15)
    private let stack = UINavigationController()

    private func pop() {
        stack.setViewControllers([UIViewController(), UIViewController()], animated: false)
        stage.show(stack)
        stage.settle()
        stack.popViewController(animated: true)
        stage.advance(by: 0.05)
    }

    @Test("The same controller twice during a pop: the second request is logged, and nothing else (C14)")
    func sameController() {
        pop()
        let content = UIViewController()
        var log: [String] = []
        let told = reports {
            stack.presentAsCard(content) { log.append("first") }
            stack.presentAsCard(content) { log.append("second") }
            stack.viewControllers[0].presentAsHalfSheet(content) { log.append("third") }
            stage.settle()
        }
        #expect(told.count == 2)
        #expect(told.allSatisfy { $0.contains("is already going to be presented") })
        #expect(log == ["first"])
        #expect(stack.presentedViewController === content)
        #expect(content.cardPresentationController != nil)
        stack.dismiss(animated: true)
        stage.settle()
        stack.presentAsPopup(content)
        stage.settle()
        #expect(content.popupPresentationController != nil)
    }

    @Test("Two controllers during a pop: the first one is presented, and the other can be afterwards (C14)")
    func twoControllers() {
        pop()
        let (first, second) = (UIViewController(), UIViewController())
        var log: [String] = []
        stack.presentAsCard(first) { log.append("first") }
        stack.presentAsCard(second) { log.append("second") }
        stage.settle()
        #expect(log == ["first"])
        #expect(stack.presentedViewController === first)
        let told = reports { first.presentAsPopup(second) { log.append("second") } }
        stage.settle()
        #expect(told == [])
        #expect(log == ["first", "second"])
        #expect(first.presentedViewController === second)
    }

    @Test("Twice while what was presented leaves: one presentation, however UIKit answers", arguments: [true, false])
    func duringDismissal(isSame: Bool) {
        let root = UIViewController()
        stage.show(root)
        root.presentAsCard(UIViewController())
        stage.settle()
        root.dismiss(animated: true)
        stage.advance(by: 0.05)
        let content = UIViewController()
        var count = 0
        let told = reports {
            root.presentAsCard(content) { count += 1 }
            root.presentAsCard(isSame ? content : UIViewController()) { count += 1 }
            stage.settle()
        }
        #expect(told.count == 1)
        #expect(count == 1)
        #expect(root.presentedViewController === content)
    }

    @Test("From a presenter that leaves itself: nothing is presented, and the controller is free for others")
    func leavingPresenter() {
        let (root, presenter, content) = (UIViewController(), UIViewController(), UIViewController())
        stage.show(root)
        root.presentAsHalfSheet(presenter)
        stage.settle()
        presenter.dismiss(animated: true)
        stage.advance(by: 0.05)
        var count = 0
        presenter.presentAsCard(content) { count += 1 }
        presenter.presentAsCard(content) { count += 1 }
        stage.settle()
        #expect(count == 0)
        #expect(root.presentedViewController == nil)
        root.presentAsCard(content) { count += 1 }
        stage.settle()
        #expect(count == 1)
        #expect(root.presentedViewController === content)
    }

    @Test("A request that UIKit dropped does not count, though its controller is kept")
    func dropped() {
        pop()
        let content = UIViewController()
        stack.presentAsCard(UIViewController())
        stack.presentAsCard(content)
        let kept = content.transitioningDelegate
        stage.settle()
        #expect(kept != nil)
        stack.dismiss(animated: false)
        stage.settle()
        let told = reports { stack.presentAsCard(content) }
        stage.settle()
        #expect(told == [])
        #expect(stack.presentedViewController === content)
    }
}
