import UIKit

@testable import Presentations

/// A card whose current transition a test can control.
package struct InterruptibleCard: NamedStyle {
    package var card = Card()
    package let probe = ContextProbe()

    package init(card: Card = Card()) {
        self.card = card
    }

    package static func == (a: InterruptibleCard, b: InterruptibleCard) -> Bool {
        a.card == b.card && a.probe === b.probe
    }

    package func layout(in environment: LayoutEnvironment) -> PresentationLayout { card.layout(in: environment) }

    package var options: PresentationOptions {
        get { card.options }
        set { card.options = newValue }
    }

    package var corners: Corners? { card.corners }

    package func makeController(presented: UIViewController, presenting: UIViewController?) -> PresentationController {
        ProbedCardController(style: self, presentedViewController: presented, presenting: presenting)
    }
}

/// Acts like an app with its own interactor: it moves the animator, and reports to the context.
@MainActor
package final class ContextProbe {
    package fileprivate(set) var context: (any UIViewControllerContextTransitioning)?
    fileprivate var animator: (any UIViewImplicitlyAnimating)?

    package nonisolated init() {}

    package func pause() {
        animator?.pauseAnimation()
        context?.pauseInteractiveTransition()
    }

    package func update(_ share: CGFloat) {
        animator?.fractionComplete = share
        context?.updateInteractiveTransition(share)
    }

    package func finish() {
        context?.finishInteractiveTransition()
        animator?.continueAnimation(withTimingParameters: nil, durationFactor: 0)
    }

    package func cancel() {
        context?.cancelInteractiveTransition()
        animator?.isReversed = true
        animator?.continueAnimation(withTimingParameters: nil, durationFactor: 0)
    }
}

private final class ProbedCardController: StyledPresentationController<InterruptibleCard> {
    private var probe: ContextProbe { presentedStyle.probe }

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

/// Forwards everything and records the context and the animator.
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
        let vended =
            animator?.interruptibleAnimator(using: context) ?? UIViewPropertyAnimator(duration: 0, curve: .linear)
        probe.animator = vended
        return vended
    }

    func animationEnded(_ transitionCompleted: Bool) {
        probe.context = nil
        probe.animator = nil
        animator?.animationEnded(transitionCompleted)
    }
}
