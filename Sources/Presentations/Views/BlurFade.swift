import UIKit

/// A blur with a level. UIKit shows a partial effect only inside an animation, so between 0 and 1 a paused animator
/// shows it. It must not be released (P4), and runs to its end in the background, so the level is shown again when the
/// app is active. At 0 and 1 the effect itself is set, which fades with the running animation.
@MainActor
final class BlurFade {
    let view = UIVisualEffectView(effect: nil)
    private let effect: UIBlurEffect
    private var animator: UIViewPropertyAnimator?
    private var activation: NotificationTokens?

    init(_ effect: UIBlurEffect) {
        self.effect = effect
        activation = NotificationTokens([UIApplication.didBecomeActiveNotification]) { [weak self] in self?.show() }
    }

    /// Stops the animator, since a window may be released with everything in it.
    deinit {
        MainActor.assumeIsolated { [animator] in
            if animator?.state == .active { animator?.stopAnimation(true) }
        }
    }

    var level: CGFloat = 0 {
        didSet {
            guard level != oldValue else { return }
            if isPartial { showPartially() } else { finish() }
        }
    }

    private var isPartial: Bool { level > 0 && level < 1 }

    /// Shows a level between none and full after the animator has been lost.
    func show() {
        guard isPartial else { return }
        showEnd()
        showPartially()
    }

    /// Ends an animation of the effect by another animator. It is set again, since the screen may show another.
    func stopFading() {
        guard animator == nil else { return }
        UIView.performWithoutAnimation {
            view.effect = nil
            showEnd()
        }
    }

    /// Shows none or all of the effect immediately, whichever is nearer to the level.
    func stop() {
        if animator != nil { showEnd() }
    }

    private func showPartially() {
        let animator = animator ?? makeAnimator()
        if animator.isRunning { animator.pauseAnimation() }
        // The order matters: reversing changes the fraction that is complete (P9).
        animator.isReversed = false
        animator.fractionComplete = level
    }

    private func makeAnimator() -> UIViewPropertyAnimator {
        UIView.performWithoutAnimation { view.effect = nil }
        let made = UIViewPropertyAnimator(duration: 1, curve: .linear) { [view, effect] in view.effect = effect }
        made.addCompletion { [weak self] _ in
            self?.animator = nil
            self?.showEnd()
        }
        made.pauseAnimation()
        animator = made
        return made
    }

    /// Fades to the nearer end, with the duration of the surrounding animation.
    private func finish() {
        let seconds = UIView.inheritedAnimationDuration
        guard seconds > 0, let animator, animator.state == .active else { return showEnd() }
        if animator.isRunning { animator.pauseAnimation() }
        animator.isReversed = level == 0
        animator.continueAnimation(withTimingParameters: nil, durationFactor: seconds)
    }

    private func showEnd() {
        if animator?.state == .active { animator?.stopAnimation(true) }
        animator = nil
        view.effect = level < 0.5 ? nil : effect
    }
}
