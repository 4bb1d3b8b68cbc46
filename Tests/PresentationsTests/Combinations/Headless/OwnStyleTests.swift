import KitTestSupport
import PresentationsTesting
import Testing
import UIKit

@testable import Presentations

/// Styles of an app that provide their own animation and interaction of a dismissal.
@MainActor
struct OwnStyleTests {
    private let scene = PresentedStage()
    private let delegate = RecordingDelegate()

    /// The answers of the app's controller instead of the kit's.
    enum Override: CaseIterable, Sendable {
        case nothing, ownAnimator, systemAnimator, noInteraction, ownAnimatorAndNoInteraction, ownInteraction
    }

    private func present(_ override: Override) -> CountingViewController {
        let content = CountingViewController(CGSize(width: 0, height: 340))
        scene.presenter.present(content, as: OwnStyle(override: override))
        content.presentationController?.delegate = delegate
        scene.stage.settle()
        content.forgetCalls()
        return content
    }

    private func expectGone(_ content: CountingViewController, heard: [String]) {
        #expect(scene.presenter.presentedViewController == nil)
        #expect(scene.stage.window.subviews == [scene.presenter.view])
        #expect(content.calls.suffix(2) == ["willDisappear", "didDisappear"])
        #expect(delegate.calls == heard)
    }

    @Test(
        "Swiped away it is dismissed, whoever animates that, and the delegate hears of it once",
        arguments: Override.allCases)
    func swipe(override: Override) {
        let content = present(override)
        scene.stage.drag(from: CGPoint(x: 196, y: 600), to: CGPoint(x: 196, y: 820), duration: 0.15)
        scene.stage.settle()
        expectGone(content, heard: ["should", "will", "did"])
    }

    @Test("A swipe that is taken back ends somewhere: dismissed, or at rest", arguments: Override.allCases)
    func takenBack(override: Override) {
        let content = present(override)
        scene.stage.touchDown(at: CGPoint(x: 196, y: 600))
        scene.stage.touchMoved(to: CGPoint(x: 196, y: 650))
        scene.stage.advance(by: 0.1)
        scene.stage.touchMoved(to: CGPoint(x: 196, y: 620))
        scene.stage.advance(by: 0.2)
        scene.stage.touchUp()
        scene.stage.settle()
        #expect(content.isBeingDismissed == false)
        if scene.presenter.presentedViewController == nil {
            expectGone(content, heard: ["should", "will", "did"])
        } else {
            #expect(scene.chrome?.frame == CGRect(x: 12, y: 478, width: 369, height: 340))
            #expect(delegate.calls == ["should", "will"])
            content.dismiss(animated: true)
            scene.stage.settle()
            expectGone(content, heard: ["should", "will"])
        }
    }

    @Test("A finger in the middle of the app's dismissal leaves it to end", arguments: Override.allCases)
    func caught(override: Override) {
        let content = present(override)
        content.dismiss(animated: true)
        scene.stage.advance(by: 0.1)
        scene.stage.touchDown(at: CGPoint(x: 196, y: 800))
        scene.stage.touchMoved(to: CGPoint(x: 196, y: 770))
        // Only animations of the kit can be caught.
        let isOthers = [.ownAnimator, .systemAnimator, .ownAnimatorAndNoInteraction].contains(override)
        let presentation = content.presentationController as? PresentationController
        if isOthers { #expect(presentation?.drag?.phase == .idle) }
        scene.stage.touchUp()
        scene.stage.settle()
        if scene.presenter.presentedViewController != nil {
            #expect(scene.chrome?.frame == CGRect(x: 12, y: 478, width: 369, height: 340))
            content.dismiss(animated: true)
            scene.stage.settle()
        }
        expectGone(content, heard: [])
    }
}

private struct OwnStyle: NamedStyle {
    let override: OwnStyleTests.Override
    var options = PresentationOptions()
    var corners: Corners? { nil }

    func makeController(presented: UIViewController, presenting: UIViewController?) -> PresentationController {
        OwnController(style: self, presentedViewController: presented, presenting: presenting)
    }

    func layout(in environment: LayoutEnvironment) -> PresentationLayout { Card().layout(in: environment) }
}

private final class OwnController: StyledPresentationController<OwnStyle> {
    private var answers: OwnStyleTests.Override { presentedStyle.override }

    override func animationController(
        forDismissed dismissed: UIViewController
    ) -> (any UIViewControllerAnimatedTransitioning)? {
        switch answers {
        case .ownAnimator, .ownAnimatorAndNoInteraction: FadingAnimator()
        case .systemAnimator: nil
        case .nothing, .noInteraction, .ownInteraction: super.animationController(forDismissed: dismissed)
        }
    }

    override func interactionControllerForDismissal(
        using animator: any UIViewControllerAnimatedTransitioning
    ) -> (any UIViewControllerInteractiveTransitioning)? {
        switch answers {
        case .noInteraction, .ownAnimatorAndNoInteraction: return nil
        case .ownInteraction:
            let interaction = UIPercentDrivenInteractiveTransition()
            interaction.wantsInteractiveStart = false
            return interaction
        case .nothing, .ownAnimator, .systemAnimator: return super.interactionControllerForDismissal(using: animator)
        }
    }
}

/// Fades as in tutorials.
private final class FadingAnimator: NSObject, UIViewControllerAnimatedTransitioning {
    func transitionDuration(using context: (any UIViewControllerContextTransitioning)?) -> TimeInterval { 0.3 }

    func animateTransition(using context: any UIViewControllerContextTransitioning) {
        let view = context.view(forKey: .from)
        UIView.animate(withDuration: transitionDuration(using: context)) {
            view?.alpha = 0
        } completion: { _ in
            if context.transitionWasCancelled { view?.alpha = 1 }
            context.completeTransition(!context.transitionWasCancelled)
        }
    }
}
