import UIKit

/// A dismissal that a finger has begun, as UIKit sees it: a share of the way, and in the end whether it counts.
///
/// UIKit starts a transition after the layout that follows the request. The finger does not wait for that: what it did
/// before is caught up with after the start, the release included. Not in the start itself: what an app animates along
/// joins the transition only then (C80), and has to begin where the transition begins.
final class DismissalInteraction: UIPercentDrivenInteractiveTransition {
    private var hasStarted = false
    /// What goes along has joined; the share may be written from here on.
    private var followsFinger = false
    private var progress: CGFloat = 0
    private var release: Release?

    private struct Release {
        let isCancelled: Bool
        /// How long the view takes to arrive, in seconds.
        let duration: TimeInterval
    }

    override func startInteractiveTransition(_ transitionContext: any UIViewControllerContextTransitioning) {
        super.startInteractiveTransition(transitionContext)
        hasStarted = true
        transitionContext.containerView.setNeedsLayout()
    }

    /// The container is laid out, as it is after the start.
    func catchUp() {
        guard !followsFinger, hasStarted else { return }
        followsFinger = true
        update(progress)
        if let release { end(release) }
    }

    /// The view is at that share of its way out, 0…1.
    func move(to progress: CGFloat) {
        self.progress = progress
        if followsFinger { update(progress) }
    }

    /// The finger has let go; the view arrives after `duration` seconds, and with it all that goes along.
    func finish(within duration: TimeInterval) {
        end(Release(isCancelled: false, duration: duration))
    }

    /// The finger has let go, or the view was taken away from it, and it stays.
    func cancel(within duration: TimeInterval) {
        end(Release(isCancelled: true, duration: duration))
    }

    private func end(_ release: Release) {
        self.release = release
        guard followsFinger else { return }
        let rest = (release.isCancelled ? progress : 1 - progress) * duration
        completionSpeed = release.duration > 0 && rest > 0 ? rest / CGFloat(release.duration) : 1
        if release.isCancelled { cancel() } else { finish() }
    }
}
