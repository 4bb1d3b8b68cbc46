import UIKit

@testable import Presentations

/// A card that lets a test hold the context of its current transition.
struct InterruptibleCard: PresentationStyle {
    var card = Card()
    let probe = ContextProbe()

    func makePresentationController(
        presented: UIViewController, presenting: UIViewController?
    ) -> PresentationController {
        ProbedCardController(card: card, probe: probe, presentedViewController: presented, presenting: presenting)
    }
}

@MainActor
final class ContextProbe {
    fileprivate(set) var context: (any UIViewControllerContextTransitioning)?

    nonisolated init() {}
}

private final class ProbedCardController: PresentationController {
    private let card: Card
    private let probe: ContextProbe

    init(card: Card, probe: ContextProbe, presentedViewController: UIViewController, presenting: UIViewController?) {
        self.card = card
        self.probe = probe
        super.init(presentedViewController: presentedViewController, presenting: presenting)
    }

    override func presentationLayout(in environment: LayoutEnvironment) -> PresentationLayout {
        CardLayout(card: card, environment: environment).layout
    }

    override var presentationLook: PresentationLook {
        PresentationLook(dimming: card.dimming, presenter: card.presenter, animation: card.animation)
    }

    override func animationController(
        forPresented presented: UIViewController, presenting: UIViewController, source: UIViewController
    ) -> (any UIViewControllerAnimatedTransitioning)? {
        super.animationController(forPresented: presented, presenting: presenting, source: source)
            .map { ProbingAnimator($0, probe) }
    }

    override func animationController(
        forDismissed dismissed: UIViewController
    ) -> (any UIViewControllerAnimatedTransitioning)? {
        super.animationController(forDismissed: dismissed).map { ProbingAnimator($0, probe) }
    }
}

/// Passes everything on and notes the context.
private final class ProbingAnimator: NSObject, UIViewControllerAnimatedTransitioning {
    private let animator: TransitionAnimator?
    private let probe: ContextProbe

    init(_ animator: any UIViewControllerAnimatedTransitioning, _ probe: ContextProbe) {
        self.animator = animator as? TransitionAnimator
        self.probe = probe
    }

    func transitionDuration(using context: (any UIViewControllerContextTransitioning)?) -> TimeInterval {
        animator?.transitionDuration(using: context) ?? 0
    }

    func animateTransition(using context: any UIViewControllerContextTransitioning) {
        probe.context = context
        animator?.animateTransition(using: context)
    }

    func interruptibleAnimator(
        using context: any UIViewControllerContextTransitioning
    ) -> any UIViewImplicitlyAnimating {
        animator?.interruptibleAnimator(using: context) ?? UIViewPropertyAnimator(duration: 0, curve: .linear)
    }

    func animationEnded(_ transitionCompleted: Bool) {
        probe.context = nil
        animator?.animationEnded(transitionCompleted)
    }
}
