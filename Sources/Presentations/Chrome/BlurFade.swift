import UIKit

/// A blur that comes and goes by degrees.
///
/// UIKit knows an effect or none; what is between is only seen inside an animation. At the ends the effect is set, so that
/// it fades with whatever animation is running. In between, while a finger moves the sheet, a paused animator holds the
/// share that is seen. It exists for that time only: a paused animator must not be released (P4), and effects that one
/// holds do not survive the app's way to the background.
@MainActor
final class BlurFade {
    let view = UIVisualEffectView(effect: nil)
    private let effect: UIBlurEffect
    private var animator: UIViewPropertyAnimator?

    init(_ effect: UIBlurEffect) {
        self.effect = effect
    }

    /// A window may go with everything in it, and nobody says so.
    deinit {
        MainActor.assumeIsolated { [animator] in
            if animator?.state == .active { animator?.stopAnimation(true) }
        }
    }

    /// How much of the blur is seen, 0…1.
    var level: CGFloat = 0 {
        didSet {
            guard level != oldValue else { return }
            if level > 0, level < 1 { hold() } else { finish() }
        }
    }

    /// Ends an animation of the effect that is not the own one: what it has left behind is not what the effect says.
    func stopFading() {
        guard animator == nil else { return }
        UIView.performWithoutAnimation {
            view.effect = nil
            showEnd()
        }
    }

    /// Shows none or all of the effect at once, if it was in between.
    func stop() {
        guard let animator else { return }
        self.animator = nil
        if animator.state == .active { animator.stopAnimation(true) }
        showEnd()
    }

    private func hold() {
        let animator = animator ?? makeAnimator()
        if animator.isRunning { animator.pauseAnimation() }
        // In this order: turning round changes the share that is complete (P9).
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

    /// To an end, as fast as the animation around it.
    private func finish() {
        let seconds = UIView.inheritedAnimationDuration
        guard let animator, animator.state == .active else {
            animator = nil
            showEnd()
            return
        }
        guard seconds > 0 else {
            stop()
            return
        }
        if animator.isRunning { animator.pauseAnimation() }
        animator.isReversed = level == 0
        animator.continueAnimation(withTimingParameters: nil, durationFactor: seconds)
    }

    private func showEnd() {
        view.effect = level < 0.5 ? nil : effect
    }
}
