import UIKit

/// What is behind the presented view: the dimming, and the presenter, which may stand back.
@MainActor
final class Backdrop {
    private let container: UIView
    private let target: PushedBackPresenter.Target?
    private var dimmingView: DimmingView
    private var pushedBack: PushedBackPresenter?

    /// Puts an invisible dimming into the container; the presenter is still in its place.
    init(_ look: PresentationLook, in container: UIView, presenter target: PushedBackPresenter.Target?) {
        self.container = container
        self.target = target
        dimmingView = DimmingView(look.dimming.drawable)
        if let target, let scale = Self.scale(look.presenter, target) {
            pushedBack = PushedBackPresenter(target, scale: scale)
        }
        install(dimmingView)
    }

    /// The presenter's view, when it stands back or is going to.
    var pushedBackView: UIView? { pushedBack?.view }

    // MARK: Showing and hiding, inside an animation or not

    func showDimming() { dimmingView.isShown = true }
    func hideDimming() { dimmingView.isShown = false }
    func pushPresenter() { pushedBack?.push() }
    func pullPresenter() { pushedBack?.pull() }

    /// Removes the dimming and puts the presenter back exactly as it was.
    func remove() {
        pushedBack?.restore()
        dimmingView.removeFromSuperview()
    }

    // MARK: Changes

    /// Takes over what has changed. Inside an animation the new comes while the old goes; otherwise at once.
    func apply(_ look: PresentationLook) {
        replaceDimming(look.dimming.drawable)
        replacePresenterAppearance(look.presenter)
    }

    private func replaceDimming(_ dimming: Dimming) {
        let old = dimmingView
        guard old.dimming != dimming else { return }
        UIView.performWithoutAnimation {
            dimmingView = DimmingView(dimming)
            install(dimmingView)
        }
        showDimming()
        finishing({ old.isShown = false }, then: { old.removeFromSuperview() })
    }

    private func replacePresenterAppearance(_ appearance: PresenterAppearance) {
        let scale = Self.scale(appearance, target)
        guard pushedBack?.scale != scale else { return }
        let old = pushedBack
        guard let target, let scale else {
            pushedBack = nil
            finishing({ old?.pull() }, then: { old?.restore() })
            return
        }
        // What is to be restored in the end is what the first one found, not what it has made of the view.
        old?.pull()
        UIView.performWithoutAnimation { old?.restore() }
        pushedBack = PushedBackPresenter(target, scale: scale)
        pushPresenter()
    }

    /// Joins the animation that is running, if any, and goes on when it has ended.
    private func finishing(_ changes: @escaping () -> Void, then completion: @escaping () -> Void) {
        UIView.animate(
            withDuration: UIView.inheritedAnimationDuration, animations: changes, completion: { _ in completion() })
    }

    private func install(_ dimmingView: DimmingView) {
        dimmingView.frame = container.bounds
        container.insertSubview(dimmingView, at: 0)
    }

    private static func scale(_ appearance: PresenterAppearance, _ target: PushedBackPresenter.Target?) -> CGFloat? {
        target == nil || UIAccessibility.isReduceMotionEnabled ? nil : appearance.scale
    }
}
