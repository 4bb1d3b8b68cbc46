import KitTestSupport
import Presentations
import PresentationsTesting
import Testing
import UIKit

/// The ends of changes that were made before UIKit has begun a push or a pop.
@MainActor
@Suite("Changes before a transition of the content begins: their ends")
struct ChangesBeforeTransitionEndTests {
    @Test("A pop that a gesture of the app drives takes the change along, and undoes it when it is cancelled")
    func interactive() throws {
        for isCancelled in [true, false] {
            let shown = StackInSheet()
            let delegate = DrivenPop()
            shown.navigation.delegate = delegate
            shown.request(.pop)
            var ends = 0
            shown.selectMedium { ends += 1 }
            shown.stage.advance(by: 0.05)
            #expect(try shown.top() == 69)
            delegate.interaction.update(0.5)
            shown.stage.advance(by: 0.05)
            // Half of the way, since a finger moves a transition linearly.
            #expect(abs(try shown.top() - 230.5) < 0.5)
            shown.stage.advance(by: 0.5)
            #expect(abs(try shown.top() - 230.5) < 0.5)
            #expect(ends == 0)
            if isCancelled { delegate.interaction.cancel() } else { delegate.interaction.finish() }
            shown.stage.settle()
            #expect(ends == 1)
            #expect(shown.navigation.viewControllers.count == (isCancelled ? 2 : 1))
            #expect(try #require(shown.chrome).frame.minY == (isCancelled ? 69 : 392))
            #expect(try shown.top() == (isCancelled ? 69 : 392))
            #expect(shown.controller?.halfSheet.selectedDetentIdentifier == (isCancelled ? .large : .medium))
            #expect(shown.navigation.topViewController?.view.frame.height == (isCancelled ? 783 : 460))
        }
    }

    @Test("The completion is called once, with the end of the transition that the change is a part of")
    func completions() {
        let shown = StackInSheet()
        var ends: [String] = []
        shown.request(.push)
        shown.selectMedium { ends.append("medium") }
        shown.stage.advance(by: 0.1)
        #expect(ends.isEmpty)
        // That one has begun, so this change has its own animation.
        shown.controller?.animateChanges({ $0.selectedDetentIdentifier = .large }, completion: { ends.append("large") })
        shown.stage.settle()
        #expect(ends.sorted() == ["large", "medium"])
        #expect(shown.chrome?.frame.minY == 69)
    }

    @Test("Rotated before the push begins, the sheet is where a fresh one is", arguments: StackInSheet.Owner.allCases)
    func rotation(owner: StackInSheet.Owner) throws {
        let shown = StackInSheet(owner)
        shown.controller?.halfSheet.prefersEdgeAttachedInCompactHeight = true
        shown.stage.settle()
        shown.request(.push)
        shown.selectMedium()
        shown.stage.rotate(to: .landscapeLeft)
        shown.stage.settle()
        // Medium is inactive there.
        #expect(try #require(shown.chrome).frame == CGRect(x: 59, y: 10, width: 734, height: 383))
        shown.stage.rotate(to: .portrait)
        shown.stage.settle()
        #expect(try #require(shown.chrome).frame == CGRect(x: 0, y: 392, width: 393, height: 460))
    }

    @Test("A sheet that goes before the push begins leaves nothing behind", arguments: StackInSheet.Owner.allCases)
    func dismissal(owner: StackInSheet.Owner) {
        let shown = StackInSheet(owner)
        shown.request(.push)
        shown.selectMedium()
        switch owner {
        case .presented: shown.home.dismiss(animated: true)
        case .contained: shown.home.removeHalfSheet(shown.navigation)
        }
        shown.stage.settle()
        #expect(shown.home.presentedViewController == nil)
        #expect(shown.home.children.isEmpty)
        #expect(shown.stage.window.subviews == [shown.home.view])
        #expect(shown.home.view.subviews.isEmpty)
    }

    @Test("A stack that is replaced before its push begins does not keep the sheet from its layout")
    func replaced() throws {
        let scene = PresentedStage()
        let navigation = UINavigationController(rootViewController: UIViewController())
        let container = ReplaceableContentViewController(navigation)
        scene.presenter.presentAsHalfSheet(container, style: HalfSheet(selectedDetentIdentifier: .large))
        scene.stage.settle()
        #expect(try #require(scene.chrome).frame.minY == 69)
        navigation.pushViewController(UIViewController(), animated: true)
        navigation.halfSheetPresentationController?.animateChanges { $0.selectedDetentIdentifier = .medium }
        container.replaceContent(with: UIViewController(), animated: false)
        scene.stage.settle()
        #expect(try #require(scene.chrome).frame.minY == 392)
    }
}

/// Drives a pop by hand.
private final class DrivenPop: NSObject, UINavigationControllerDelegate {
    let interaction = UIPercentDrivenInteractiveTransition()

    func navigationController(
        _ navigationController: UINavigationController,
        animationControllerFor operation: UINavigationController.Operation, from fromVC: UIViewController,
        to toVC: UIViewController
    ) -> (any UIViewControllerAnimatedTransitioning)? { SlidingAnimator() }

    func navigationController(
        _ navigationController: UINavigationController,
        interactionControllerFor animationController: any UIViewControllerAnimatedTransitioning
    ) -> (any UIViewControllerInteractiveTransitioning)? { interaction }
}

private final class SlidingAnimator: NSObject, UIViewControllerAnimatedTransitioning {
    func transitionDuration(using transitionContext: (any UIViewControllerContextTransitioning)?) -> TimeInterval {
        0.4
    }

    func animateTransition(using context: any UIViewControllerContextTransitioning) {
        guard let from = context.view(forKey: .from), let to = context.view(forKey: .to) else { return }
        context.containerView.insertSubview(to, belowSubview: from)
        UIView.animate(withDuration: 0.4, delay: 0, options: .curveLinear) {
            from.transform = CGAffineTransform(translationX: 393, y: 0)
        } completion: { _ in
            from.transform = .identity
            context.completeTransition(!context.transitionWasCancelled)
        }
    }
}
