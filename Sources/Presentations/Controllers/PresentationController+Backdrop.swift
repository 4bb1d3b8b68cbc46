import UIKit

/// What is behind the presented view, as it comes, moves and goes.
extension PresentationController {
    func makeBackdrop(in container: UIView, isDimmed: Bool) -> Backdrop {
        let touches = Backdrop.Touches(
            onTap: { [weak self] in self?.userDidTap(at: $0) },
            pass: { [weak self] in self?.letsTouchesThrough ?? false }
        )
        return Backdrop(
            presentationLook, isDimmed: isDimmed, in: container, presenter: presenterTarget, touches: touches)
    }

    /// A finger that lands on a view in transition touches what is behind it. It taps outside only if the view is elsewhere
    /// when it is lifted.
    private func userDidTap(at point: CGPoint) {
        guard chrome?.frame.contains(point) != true else { return }
        dismissForUser()
    }

    /// Whether touches beside a view that dims nothing reach what is beneath. During a transition they stay in the
    /// container, where they can catch what moves; content that is modal keeps them, as UIKit's own sheets do (Q8).
    private var letsTouchesThrough: Bool {
        !isInTransition && !presentedViewController.isModalInPresentation
    }

    /// VoiceOver passes over the siblings of a modal view: the presenter's view is one of the container. It reaches what
    /// fingers reach.
    func applyModality(_ layout: PresentationLayout) {
        let isModal = layout.isDimmed || presentedViewController.isModalInPresentation
        chrome?.accessibilityViewIsModal = isModal
        containerView?.accessibilityViewIsModal = isModal
    }

    /// Writes what is behind the presented view at rest: that relies on no coordinator having run its blocks, and on no
    /// cancelled animation having put its values back. What a finger holds stays as it is on the screen.
    func settleBackdrop() {
        guard drag?.phase != .held else { return }
        backdrop?.showDimming()
        returnPresenter()
    }

    /// The presenter goes back to where it stands while the view rests, in a moment if it is elsewhere: a finger may have
    /// caught the view on its way.
    func returnPresenter() {
        UIView.animate(
            withDuration: PresentationDefaults.Drag.catching, delay: 0, options: .allowUserInteraction
        ) {
            self.backdrop?.settlePresenter()
        }
    }

    /// The presenter of a view that is caught at a position stops, too.
    func stopPresenter(at position: CGFloat) {
        guard let course else { return }
        backdrop?.stopPresenter(at: course.track.dismissalProgress(at: position))
    }

    /// The animator, which stops as the presenter needs it.
    func keepingPresenter(_ animator: TransitionAnimator) -> TransitionAnimator {
        animator.willStop = { [weak self] stop in
            guard let backdrop = self?.backdrop else { return stop() }
            backdrop.keepPresenter(through: stop)
        }
        return animator
    }

    /// The presentation whose presenter is the presented view.
    var presentationAbove: PresentationController? {
        presentedViewController.presentedViewController?.presentationController as? PresentationController
    }

    // MARK: Dimming under a finger

    /// A finger has moved the presented view to a position on the course.
    func presentedViewDidMove(to position: CGFloat) {
        moveDimming(to: position)
        presentedViewIs(at: position)
    }

    /// Takes the dimming out of whatever animates it, to the level that belongs to the position.
    func catchDimming(at position: CGFloat) {
        guard let course else { return }
        backdrop?.catchDimming(at: course.dimming.level(at: position))
    }

    /// Gives the dimming the level that belongs to the position, inside an animation or not.
    func moveDimming(to position: CGFloat) {
        guard let course else { return }
        backdrop?.setLevel(course.dimming.level(at: position))
    }

    /// Brings the dimming to where it belongs at rest, in the animation that settles the presented view. What the app has
    /// written on the presenter counts, whatever the dismissal that is cancelled puts back.
    func settleDimming() {
        backdrop?.noticePresenter()
        backdrop?.showDimming()
    }

    // MARK: Alongside

    func animateAlongsideTransition(
        _ changes: @escaping (Backdrop) -> Void, presenter presenterChanges: @escaping (Backdrop) -> Void
    ) {
        let coordinator = presentedViewController.transitionCoordinator
        animate(with: coordinator, in: nil, changes)
        animate(with: coordinator, in: backdrop?.borrowedView) { [weak self] in
            presenterChanges($0)
            $0.transitionMovesPresenter(isOwn: self?.transition != nil)
        }
    }

    /// Animates with a coordinator, which has to be told of a view outside of the container. Without a coordinator, or
    /// where it takes no animation, the changes are made at once.
    func animate(
        with coordinator: (any UIViewControllerTransitionCoordinator)?, in view: UIView?,
        _ changes: @escaping (Backdrop) -> Void
    ) {
        guard let backdrop else { return }
        let isQueued =
            if let view {
                coordinator?.animateAlongsideTransition(
                    in: view, animation: { _ in changes(backdrop) }, completion: nil)
            } else {
                coordinator?.animate(alongsideTransition: { _ in changes(backdrop) }, completion: nil)
            }
        if isQueued != true { changes(backdrop) }
    }
}

extension UIViewController {
    /// What of `additionalSafeAreaInsets` is not the app's, but keeps the safe area while the view is pushed back.
    var keptSafeAreaInsets: UIEdgeInsets {
        let above = presentedViewController?.presentationController as? PresentationController
        return above?.backdrop?.insetsAdded(to: self) ?? .zero
    }
}
