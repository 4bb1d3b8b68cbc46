import UIKit

/// A zoomed view: a finger drags it on both axes, and springs move it to rest.
@MainActor
struct ZoomedView {
    let view: UIView
    /// The visible part of the view at rest.
    let whole: ZoomWindow
    /// The timing of a release.
    var timing = PresentationDefaults.Motion.settling

    init(_ view: UIView, _ outline: TransitionAnimator.Outline) {
        self.view = view
        whole = outline.window(of: view)
    }

    // MARK: Under a finger

    /// Moves and shrinks the view. Returns whether it was elsewhere.
    func move(to place: ZoomDrag.Place) -> Bool {
        let transform = CGAffineTransform(scaleX: place.scale, y: place.scale)
        guard view.center != place.center || view.transform != transform else { return false }
        // Scaled first, it keeps the safe area of its place (Z3).
        if view.transform != transform { view.transform = transform }
        view.center = place.center
        if place.cornerRadius > 0 {
            ZoomMask.install(on: view, whole: whole)
            view.zoomMask?.round(CGRect(origin: .zero, size: view.bounds.size), by: place.cornerRadius)
        } else if view.zoomMask?.layer.animationKeys()?.isEmpty != false {
            // Further in, the background reaches beyond the view.
            view.removeZoomMask()
        }
        return true
    }

    /// Stops everything that a zoom animates, apart from the position, where it is on the screen.
    func stop() {
        guard let mask = view.zoomMask else { return }
        let shown = view.layer.presentation() ?? view.layer
        let (transform, alpha) = (shown.affineTransform(), min(1, max(0, CGFloat(shown.opacity))))
        mask.stop()
        if view.transform != transform { view.transform = transform }
        if view.alpha != alpha { view.alpha = alpha }
    }

    // MARK: Let go

    /// Gives the view the appearance at rest, inside an animation or not.
    func straighten() {
        if view.alpha != 1 { view.alpha = 1 }
        view.removeTransform()
        view.zoomMask?.showWhole()
    }

    /// Makes a spring to a centre, with the finger's velocity on each axis.
    func spring(to center: CGPoint, velocity: CGPoint) -> UIViewPropertyAnimator {
        SettleSpring.makeAnimator(from: view.center, to: center, velocity: velocity, timing: timing)
    }

    /// Shrinks the view onto the source and clips it there, along with a spring that moves it.
    func animateReturn(to end: TransitionAnimator.ZoomEnd, of animator: TransitionAnimator?) {
        ZoomMask.install(on: view, whole: whole)
        animateAppearance { [view] in
            end.geometry.applyAppearance(to: view)
            view.zoomMask?.show(end.window)
            if end.isFaded { animator?.showSource() }
        }
    }

    /// Gives the view the appearance at rest, along with a spring that moves it to its place.
    func animateToRest() {
        animateAppearance { straighten() }
    }

    /// Fades and shrinks the view in place, because there is no source to return to.
    func animateDisappearance() {
        let scale = PresentationDefaults.Motion.hiddenScale
        animateAppearance { [view] in
            view.alpha = 0
            view.transform = view.transform.scaledBy(x: scale, y: scale)
        }
    }

    /// Animates changes without the finger's velocity.
    private func animateAppearance(_ changes: @escaping () -> Void) {
        let animator = timing.makeAnimator()
        animator.addAnimations(changes)
        animator.startAnimation()
    }
}
