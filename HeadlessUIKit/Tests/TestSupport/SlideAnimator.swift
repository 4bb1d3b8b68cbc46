import UIKit

/// The motion of `SlideAnimator` and `InterruptibleSlideAnimator`: the incoming view pushes the other one out to the
/// left.
@MainActor
private struct Slide {
    let changes: () -> Void
    let completion: () -> Void

    init(_ context: any UIViewControllerContextTransitioning, addsView: Bool = true) {
        guard let from = context.view(forKey: .from), let to = context.view(forKey: .to),
            let controller = context.viewController(forKey: .to)
        else {
            changes = {}
            completion = { context.completeTransition(true) }
            return
        }
        let area = context.finalFrame(for: controller)
        if addsView { context.containerView.addSubview(to) }
        to.frame = area.offsetBy(dx: area.width, dy: 0)
        changes = {
            to.frame = area
            from.frame = area.offsetBy(dx: -area.width, dy: 0)
        }
        completion = {
            if context.transitionWasCancelled { from.frame = area }
            context.completeTransition(!context.transitionWasCancelled)
        }
    }
}

/// Slides linearly in a quarter of a second.
final class SlideAnimator: NSObject, UIViewControllerAnimatedTransitioning {
    private let journal: Journal
    var addsView = true
    private(set) var context: (any UIViewControllerContextTransitioning)?

    init(_ journal: Journal) {
        self.journal = journal
    }

    func transitionDuration(using transitionContext: (any UIViewControllerContextTransitioning)?) -> TimeInterval {
        0.25
    }

    func animateTransition(using context: any UIViewControllerContextTransitioning) {
        journal.note("animateTransition")
        self.context = context
        let slide = Slide(context, addsView: addsView)
        UIView.animate(withDuration: 0.25, delay: 0, options: .curveLinear, animations: slide.changes) { _ in
            slide.completion()
        }
    }

    func animationEnded(_ transitionCompleted: Bool) {
        journal.note("animationEnded(\(transitionCompleted))")
        context = nil
    }
}

/// Slides in the same way, and vends the property animator that does it.
final class InterruptibleSlideAnimator: NSObject, UIViewControllerAnimatedTransitioning {
    private var animator: UIViewPropertyAnimator?

    func transitionDuration(using transitionContext: (any UIViewControllerContextTransitioning)?) -> TimeInterval {
        0.25
    }

    func animateTransition(using context: any UIViewControllerContextTransitioning) {
        interruptibleAnimator(using: context).startAnimation()
    }

    func interruptibleAnimator(
        using context: any UIViewControllerContextTransitioning
    ) -> any UIViewImplicitlyAnimating {
        if let animator { return animator }
        let slide = Slide(context)
        let made = UIViewPropertyAnimator(duration: 0.25, curve: .linear, animations: slide.changes)
        made.addCompletion { _ in slide.completion() }
        animator = made
        return made
    }

    func animationEnded(_ transitionCompleted: Bool) {
        animator = nil
    }
}
