import UIKit

extension Presentation {
    /// Whether a finger may stop the transition where it is. It may not if the app animates the transition.
    var canBeStopped: Bool {
        (!isInTransition || animator?.isUnderWay == true) && panInteraction.mayBeCaught
    }

    /// Whether the view is arriving, moved by the kit's own animation, also after a finger has let it go.
    var isArrivingByItself: Bool {
        guard case .arriving = lifecycle.phase.state else { return false }
        return animator?.isPlaying == true && panInteraction.mayBeCaught
    }

    /// Ends UIKit's transition if the view is arriving by itself. The view moves on to its place.
    func endArrival() {
        if isArrivingByItself { components?.drag.settleAtRest() }
    }

    /// Returns whether a touch on a view in the content stops the moving presented view. One that cannot be dragged
    /// moves on, and arrives at once for content that may act.
    func isCaught(by touched: UIView) -> Bool {
        guard let components else { return false }
        guard canBeDragged else { return isArrivingByItself && touched.mayActOnTap(below: components.chrome) }
        return isArrivingByItself || components.drag.phase == .settling || change?.isRunning == true && !isInTransition
    }

    var isMovedByFinger: Bool { components?.drag.request != nil || panInteraction.isRequested }

    // MARK: UIKit's questions

    func beginTransition(_ operation: TransitionAnimator.Operation) -> TransitionAnimator {
        let request = components?.drag.request
        request?.willAnimate()
        let animator = request?.animator ?? makeAnimator(operation, mover: .animation)
        // UIKit asks also about a dismissal that it is going to drop (C15).
        if operation == .forward || !isInTransition { self.animator = animator }
        return animator
    }

    /// Returns the gesture's interaction, or one that lets a finger catch the view (Z1). `nil` if the app animates.
    func interaction(
        for operation: TransitionAnimator.Operation, using animator: any UIViewControllerAnimatedTransitioning
    ) -> TransitionInteraction? {
        let dragged = operation == .reverse ? components?.drag.request?.take() : nil
        return dragged ?? panInteraction.take(operation) ?? .attending(animator)
    }

    /// Makes an animator for the style's animation, or for that of an interactive presentation.
    func makeAnimator(_ operation: TransitionAnimator.Operation, mover: TransitionAnimator.Mover) -> TransitionAnimator
    {
        let animator = TransitionAnimator(
            panInteraction.animation ?? current.animation, operation,
            outline: { [weak self] in self?.components?.chrome.outline ?? TransitionAnimator.Outline() },
            mover: mover, sources: sources)
        animator.willStop = { [weak self] stop in
            guard let effect = self?.components?.effect else { return stop() }
            effect.preserve(through: stop)
        }
        return animator
    }

    func transitionDidEnd() {
        panInteraction.transitionDidEnd()
        components?.drag.transitionDidEnd()
    }

    // MARK: The source of a zoom

    func hideSource() {
        if let source = current.options.animation?.zoomSource { sources.hide(source) }
    }

    /// Whether the animation is a zoom, and the view could return to its source now.
    var hasSource: Bool {
        guard let container = controller?.containerView, let source = current.options.animation?.zoomSource
        else { return false }
        return sources.window(of: source, in: container) != nil
    }

    func frameAtRest(of view: UIView, in container: UIView) -> CGRect {
        components?.effect?.frameAtRest(of: view, in: container) ?? view.convert(view.bounds, to: container)
    }

    // MARK: VoiceOver's cursor

    /// Moves VoiceOver's cursor to the view, reads a notice aloud, and updates the elements for an added one.
    func announcePresentation() {
        guard let content = presented else { return }
        if isAdded {
            UIAccessibility.post(notification: .layoutChanged, argument: nil)
        } else if isNotice {
            guard let words = content.spokenContent else { return }
            UIAccessibility.post(notification: .announcement, argument: words)
        } else {
            UIAccessibility.post(notification: .screenChanged, argument: content.view)
        }
    }

    /// Notes before a dismissal whether the cursor is in the presented view. Beside a notice it may be elsewhere.
    func noteCursor() {
        guard let components else { return }
        hadCursor = (!isAdded && !isNotice) || components.chrome.hasCursor
        if let view = UIAccessibility.elementWithCursor as? UIView, !view.isDescendant(of: components.container) {
            cursorTarget = view
        }
    }

    /// Moves VoiceOver's cursor back from the presented view, to its former place or the anchor, if in a window.
    func announceDismissal() {
        guard hadCursor else { return }
        let places = [cursorTarget, current.anchor?.view].lazy.compactMap(\.self)
        UIAccessibility.post(
            notification: .screenChanged,
            argument: places.first { ($0 as? UIView).map { $0.window != nil } ?? true }
                ?? controller?.presentingViewController.viewIfLoaded)
    }
}
