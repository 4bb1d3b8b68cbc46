import UIKit

/// The effect under a finger: it follows the presented view, and stops where it is seen.
extension PresentingViewEffect {
    /// Moves a view that is moved aside along with the presented one. At the level 0 it is in its place.
    func follow(_ level: CGFloat) {
        if followsDrag { apply(level: level) }
    }

    /// Stops the animations of a transition, which leaves the view as it is on the screen (P7). Only values before the
    /// stop may be the app's.
    func preserve(through stop: () -> Void) {
        noteChanges()
        stop()
        // This includes what was reverted immediately, because a transition moves that as well.
        let (hasScale, hasCorners) = (transform.keepCurrent(), cornerRadius.keepCurrent())
        if hasScale || hasCorners || chrome?.clips.hasStrayCorners == true { scaleState = .applied }
        if alpha.keepCurrent() { fadeState = .applied }
    }

    /// Stops the view where it is on the screen, in a dismissal with the given progress, 0…1.
    func stop(at progress: CGFloat) {
        noteChanges()
        let level = levelOnScreen ?? (isCovered ? 1 : 0)
        // At most a little more than the whole effect: near the end the level would grow without limit.
        dismissalLevel = progress < 1 ? min(max(0, level) / (1 - progress), 1.5) : 1
        isCovered = true
        // If the view has no effect, its animations are the app's.
        guard isTouched else { return }
        let layer = view.layer.presentation() ?? view.layer
        let (seenTransform, seenRadius, seenAlpha) = (layer.affineTransform(), layer.cornerRadius, layer.opacity)
        UIView.performWithoutAnimation {
            view.layer.removeAllAnimations()
            if scaleState != .reverted {
                scaleState = .applied
                transform.override(with: seenTransform)
                if way != nil {
                    let moved = seenTransform.concatenating(transform.own.inverted())
                    surroundingsOfMoved?.follow(view, moved, cornerRadius: max(0, seenRadius))
                }
                // A spring overshoots, also to values that cannot be drawn.
                if let chrome { chrome.stopCorners() } else { round(max(0, seenRadius)) }
            }
            if fadeState != .reverted { fade(to: CGFloat(seenAlpha)) }
        }
    }

    /// The level of the effect on the screen, from 0 for none to 1 for all of it; `nil` if it is not known.
    private var levelOnScreen: CGFloat? {
        let layer = view.layer.presentation() ?? view.layer
        if let way, let level = way.level(of: layer.affineTransform(), after: transform.own, scale: scale ?? 1, view) {
            return level
        }
        if let scale, scale < 1, let here = layer.affineTransform().scale(of: transform.own) {
            return (1 - here) / (1 - scale)
        }
        guard let remainingAlpha, remainingAlpha < 1, alpha.own > 0 else { return nil }
        return (1 - CGFloat(layer.opacity) / alpha.own) / (1 - remainingAlpha)
    }

    /// Prepares an interactive dismissal, which begins with the view as it was stopped.
    func beginDismissal() {
        noteChanges()
        UIView.performWithoutAnimation { apply(level: dismissalLevel) }
    }
}
