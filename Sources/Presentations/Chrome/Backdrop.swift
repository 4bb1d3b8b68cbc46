import UIKit

/// What is behind the presented view: the dimming, and the presenter, which may look otherwise meanwhile.
@MainActor
final class Backdrop {
    private let container: UIView
    private let touches: Touches
    private let tap = UITapGestureRecognizer(target: nil, action: nil)
    private let tapAction: RecognizerAction
    private var dimmingView: DimmingView
    private let presenter: BorrowedPresenter?
    /// Whether there is dimming while the presented view rests where it is.
    private var isDimmed: Bool

    /// What becomes of touches beside the presented view.
    struct Touches {
        /// Called for a tap, with its place in the container.
        let onTap: @MainActor (CGPoint) -> Void
        /// Whether touches reach what is beneath while nothing is dimmed.
        let pass: @MainActor () -> Bool
    }

    /// Puts an invisible dimming into the container; the presenter is still in its place.
    init(
        _ look: PresentationAppearance, isDimmed: Bool, in container: UIView, presenter target: BorrowedPresenter.Target?,
        touches: Touches
    ) {
        self.container = container
        self.touches = touches
        self.isDimmed = isDimmed
        tapAction = RecognizerAction(tap) { [tap] in touches.onTap(tap.location(in: container)) }
        dimmingView = DimmingView(Self.drawable(look.dimming))
        presenter = target.map { BorrowedPresenter($0, Self.drawable(look.presenter)) }
        install(dimmingView)
    }

    /// The presenter's view, when it looks otherwise or is going to.
    var borrowedView: UIView? { presenter?.view }
    /// Where a view in the presenter's is, in the container, when that looks as by itself; `nil` for any other view.
    func frameAtRest(of view: UIView, in container: UIView) -> CGRect? {
        presenter?.frameAtRest(of: view, in: container)
    }
    /// Whether UIKit could not resize the presenter's view as it looks.
    var hindersResizing: Bool { presenter?.hindersResizing ?? false }

    // MARK: Showing and hiding, inside an animation or not

    /// Shows what belongs to the place where the presented view rests: the whole dimming, or none.
    func showDimming() { dimmingView.level = isDimmed ? 1 : 0 }
    func hideDimming() { dimmingView.level = 0 }
    /// Shows a share of the dimming, 0…1, while a finger moves the presented view.
    func setLevel(_ level: CGFloat) { dimmingView.level = level }
    /// Takes the dimming out of whatever fades it. It is at the level for what comes after, and gets there in a moment.
    func catchDimming(at level: CGFloat) {
        dimmingView.stopFading()
        // N2: what is animated would not be touched meanwhile.
        UIView.animate(withDuration: PresentationDefaults.Drag.catching, delay: 0, options: .allowUserInteraction) {
            self.dimmingView.level = level
        }
    }
    /// Makes the presenter look as it does behind what is presented.
    func changePresenter() { presenter?.lend() }
    /// Makes it look as by itself.
    func giveBackPresenter() { presenter?.giveBack() }
    /// As `changePresenter()`, when no transition moves it any more.
    func settlePresenter() { presenter?.settle() }
    /// A transition moves the presenter. The animations of somebody else may be stopped anywhere.
    func transitionMovesPresenter(isOwn: Bool) { presenter?.isMovedByOthers = !isOwn }
    /// Finds out what the app has made of the presenter's looks.
    func noticePresenter() { presenter?.notice() }
    /// Stops the animations of a transition. What they leave of the presenter's looks is not the app's.
    func keepPresenter(through stop: () -> Void) {
        guard let presenter else { return stop() }
        presenter.keep(through: stop)
    }
    /// The presenter stops where it is on the screen, on a way out of which a share is done, 0…1.
    func stopPresenter(at progress: CGFloat) { presenter?.stop(at: progress) }
    /// A finger takes the presenter along on the way out.
    func beginPresentersWayOut() { presenter?.beginWayOut() }

    /// Removes the dimming and puts the presenter back exactly as it was.
    func remove() {
        presenter?.restore()
        dimmingView.removeFromSuperview()
    }

    // MARK: Changes

    /// Takes over what has changed. Inside an animation the new comes while the old goes; otherwise at once.
    func apply(_ look: PresentationAppearance, isDimmed: Bool, allowsTap: Bool) {
        tap.isEnabled = allowsTap
        replaceDimming(Self.drawable(look.dimming))
        if self.isDimmed != isDimmed {
            self.isDimmed = isDimmed
            showDimming()
        }
        presenter?.change(to: Self.drawable(look.presenter))
        keepSafeArea()
    }

    /// Keeps the safe area of a presenter whose place has changed, or whose screen.
    func keepSafeArea() { presenter?.keepSafeArea() }

    /// What of a controller's additional safe area insets is not the app's.
    func insetsAdded(to controller: UIViewController) -> UIEdgeInsets {
        presenter?.insetsAdded(to: controller) ?? .zero
    }

    private func replaceDimming(_ dimming: Dimming) {
        let old = dimmingView
        guard old.dimming != dimming else { return }
        let new = DimmingView(dimming)
        dimmingView = new
        UIView.performWithoutAnimation { install(new) }
        new.level = old.level
        finishing({ old.level = 0 }, then: { old.removeFromSuperview() })
    }

    /// Joins the animation that is running, if any, and goes on when it has ended.
    private func finishing(_ changes: @escaping () -> Void, then completion: @escaping () -> Void) {
        UIView.animate(
            withDuration: UIView.inheritedAnimationDuration, animations: changes, completion: { _ in completion() })
    }

    private func install(_ dimmingView: DimmingView) {
        dimmingView.letsTouchesThrough = touches.pass
        dimmingView.addGestureRecognizer(tap)
        dimmingView.frame = container.bounds
        container.insertSubview(dimmingView, at: 0)
    }

    private static func drawable(_ dimming: Dimming) -> Dimming {
        dimming.drawable(reduceTransparency: UIAccessibility.isReduceTransparencyEnabled)
    }

    private static func drawable(_ appearance: PresenterAppearance) -> PresenterAppearance {
        appearance.drawable(reduceMotion: UIAccessibility.isReduceMotionEnabled)
    }
}
