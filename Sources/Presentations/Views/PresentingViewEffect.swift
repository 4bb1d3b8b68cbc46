import UIKit

/// The effect on the presenting view during one presentation. It applies a `PresenterAppearance` and reverts it.
///
/// It lasts for the whole presentation, through every change of the appearance, so that the app's own values are read
/// only once.
@MainActor
final class PresentingViewEffect {
    /// The view that the effect changes.
    struct Target {
        let view: UIView
        /// The same view if it is one of the kit's. It has its own corners, and a shadow that clipping would cut off.
        let chrome: ChromeView?
    }

    /// The appearance that the effect applies.
    private(set) var appearance: PresenterAppearance
    /// Whether animations that are not the kit's move the view in the current transition. Others may stop them at any
    /// point.
    var isAnimatedByOthers = false

    private let target: Target
    private let components: [Component]
    /// Whether the presented view covers this one and is not being dismissed.
    private var isCovered = false
    /// The level at which an interactive dismissal begins.
    private var dismissalLevel: CGFloat = 1
    private var reversionCount = 0
    private var surroundings: Surroundings?

    /// The values that the safe area of the view depends on.
    private struct Surroundings: Equatable {
        let insets: UIEdgeInsets
        let size: CGSize
        let center: CGPoint
    }

    /// One of the effects, with its state.
    @MainActor
    private final class Component {
        let effect: any ViewEffect
        var state = State.reverted

        init(_ effect: any ViewEffect) { self.effect = effect }

        /// Reverts the rest of the effect.
        func finish() {
            effect.noteChanges(mayBeStopped: false)
            state = .reverted
            effect.finishReverting()
        }
    }

    private enum State: Equatable {
        case reverted, applied
        /// In the reversion with a number.
        case reverting(Int)
    }

    /// - Parameter appearance: A drawable appearance.
    init(_ target: Target, _ appearance: PresenterAppearance) {
        self.target = target
        self.appearance = appearance
        components = [Component(ScaleEffect(target)), Component(FadeEffect(target))]
        components.forEach { $0.effect.configure(for: appearance) }
    }

    /// The presenting view while an effect on it is applied or is going to be; otherwise `nil`.
    var affectedView: UIView? {
        components.contains { $0.effect.isWanted || $0.state != .reverted } ? target.view : nil
    }
    /// Whether the effect prevents UIKit from resizing the view now.
    var preventsResizing: Bool { wanted.contains(where: \.effect.preventsResizing) }

    /// The transform that the view has without the effect.
    private var ownTransform: CGAffineTransform {
        components.lazy.compactMap(\.effect.ownTransform).first ?? target.view.transform
    }

    /// Returns the frame, in the container, that a view inside the presenting view has without the effect; `nil` for
    /// any other view.
    func frameAtRest(of inner: UIView, in container: UIView) -> CGRect? {
        let view = target.view
        guard let superview = view.superview, inner.isDescendant(of: view) else { return nil }
        let frame = inner.convert(inner.bounds, to: view)
        let place = frame.offsetBy(dx: -view.bounds.midX, dy: -view.bounds.midY).applying(ownTransform)
        return superview.convert(place.offsetBy(dx: view.center.x, dy: view.center.y), to: container)
    }

    // MARK: Applying and reverting

    /// Applies the whole effect, inside an animation or not.
    func apply() {
        isCovered = true
        noteChanges()
        apply(level: 1)
        revertUnwanted()
    }

    /// Applies the whole effect when no transition moves the view any more.
    func settle() {
        apply()
        dismissalLevel = 1
        isAnimatedByOthers = false
    }

    /// Changes to another drawable appearance, inside an animation or not. During a dismissal it takes effect only if
    /// the dismissal is cancelled.
    func change(to appearance: PresenterAppearance) {
        guard appearance != self.appearance else { return }
        self.appearance = appearance
        components.forEach { $0.effect.configure(for: appearance) }
        if isCovered { apply() }
    }

    /// Reverts everything that can be animated. The rest stays until `restore()`.
    func revert() {
        isCovered = false
        noteChanges()
        touched.forEach { $0.effect.revert() }
    }

    /// Reverts everything immediately.
    func restore() {
        revert()
        touched.forEach { $0.finish() }
    }

    /// Updates the safe area of a scaled view, which UIKit does not do (Z3). For one layout the view is unscaled, which
    /// is not visible.
    ///
    /// - Parameter insets: The safe area of the container, on which that of the view depends.
    func followSafeArea(_ insets: UIEdgeInsets) {
        let view = target.view
        let before = surroundings
        let now = Surroundings(insets: insets, size: view.bounds.size, center: view.center)
        surroundings = now
        guard let before, before != now, isCovered, view.transform != ownTransform else { return }
        // Any other pending layout belongs to the running animation.
        view.superview?.layoutIfNeeded()
        UIView.performWithoutAnimation {
            let transform = view.transform
            view.transform = ownTransform
            view.superview?.layoutIfNeeded()
            view.transform = transform
        }
    }

    // MARK: Interaction

    /// Stops the animations of a transition, which leaves the view as it is on the screen (P7). Values that the app has
    /// written are noted before. The values after the stop are not taken for the app's.
    func preserve(through stop: () -> Void) {
        noteChanges()
        stop()
        // This includes effects that were reverted immediately, because a transition moves them as well.
        for component in components where component.effect.claim() { component.state = .applied }
    }

    /// Stops the view where it is on the screen, in a dismissal with the given progress, 0…1.
    func stop(at progress: CGFloat) {
        noteChanges()
        let level = wanted.compactMap(\.effect.levelOnScreen).first ?? (isCovered ? 1 : 0)
        // At most a little more than the whole effect. If the view is stopped near the end, the level would otherwise
        // grow without limit.
        dismissalLevel = progress < 1 ? min(max(0, level) / (1 - progress), 1.5) : 1
        isCovered = true
        // If the view has no effect, its animations are the app's.
        guard !touched.isEmpty else { return }
        let snapshot = AppearanceOnScreen(of: target.view)
        UIView.performWithoutAnimation {
            target.view.layer.removeAllAnimations()
            touched.forEach {
                $0.state = .applied
                $0.effect.show(snapshot)
            }
        }
    }

    /// Prepares an interactive dismissal. At the progress at which the view was stopped, it will appear as it did then.
    func beginDismissal() {
        noteChanges()
        UIView.performWithoutAnimation { apply(level: dismissalLevel) }
    }

    // MARK: Writing

    private var wanted: [Component] { components.filter(\.effect.isWanted) }
    private var touched: [Component] { components.filter { $0.state != .reverted } }

    /// Notes which values the app has written.
    func noteChanges() {
        components.forEach { $0.effect.noteChanges(mayBeStopped: isAnimatedByOthers) }
    }

    private func apply(level: CGFloat) {
        for component in wanted {
            component.state = .applied
            component.effect.apply(level: level)
        }
    }

    /// Reverts the effects of a replaced appearance, in the running animation, if any.
    private func revertUnwanted() {
        let unwanted = components.filter { $0.state == .applied && !$0.effect.isWanted }
        guard !unwanted.isEmpty else { return }
        reversionCount += 1
        let state = State.reverting(reversionCount)
        UIView.animate(withDuration: UIView.inheritedAnimationDuration, delay: 0, options: .allowUserInteraction) {
            for component in unwanted {
                component.state = state
                component.effect.revert()
            }
        } completion: { _ in
            for component in unwanted where component.state == state { component.finish() }
        }
    }
}
