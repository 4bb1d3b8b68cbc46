import UIKit

/// The effect that fades the presenting view. It changes only the opacity.
@MainActor
final class FadeEffect: ViewEffect {
    private let view: UIView
    /// The fraction of its own opacity that the view keeps.
    private var alpha: CGFloat = 1
    private var opacity: OverriddenProperty<CGFloat>

    init(_ target: PresentingViewEffect.Target) {
        view = target.view
        opacity = OverriddenProperty(target.view.alpha, tolerance: 0.0001)
    }

    private(set) var isWanted = false
    var preventsResizing: Bool { false }
    var ownTransform: CGAffineTransform? { nil }

    var levelOnScreen: CGFloat? {
        guard alpha < 1, opacity.own > 0 else { return nil }
        let here = view.layer.presentation().map { CGFloat($0.opacity) } ?? view.alpha
        return (1 - here / opacity.own) / (1 - alpha)
    }

    func configure(for appearance: PresenterAppearance) {
        guard case .faded(let alpha) = appearance else {
            isWanted = false
            return
        }
        isWanted = true
        self.alpha = alpha
    }

    func noteChanges(mayBeStopped: Bool) {
        opacity.noteChange(to: view.alpha, mayBeStopped: mayBeStopped)
    }

    func claim() -> Bool {
        opacity.override(with: view.alpha)
        return Float(view.alpha) != Float(opacity.own)
    }

    func apply(level: CGFloat) {
        set(min(1, max(0, opacity.own * (1 - (1 - alpha) * level))))
    }

    func show(_ snapshot: AppearanceOnScreen) {
        set(snapshot.alpha)
    }

    func revert() {
        write(opacity.own)
    }

    func finishReverting() {
        opacity.finish()
    }

    private func set(_ alpha: CGFloat) {
        opacity.override(with: alpha)
        write(alpha)
    }

    /// Compares in single precision, in which a layer stores its opacity, so that a drag that begins at rest writes
    /// nothing.
    private func write(_ alpha: CGFloat) {
        if Float(view.alpha) != Float(alpha) { view.alpha = alpha }
    }
}

/// One kind of change to the presenting view, which can be applied gradually.
///
/// The properties belong to the app. The effect restores their values exactly, and keeps a value that the app writes in
/// between.
@MainActor
protocol ViewEffect: AnyObject {
    /// Whether the configured appearance asks for this effect.
    var isWanted: Bool { get }
    /// The level of the effect on the screen, from 0 for none to 1 for all of it; `nil` if it is not known.
    var levelOnScreen: CGFloat? { get }
    /// Whether the effect prevents UIKit from resizing the view.
    var preventsResizing: Bool { get }
    /// The transform of the view without the effect; `nil` if the effect does not change the transform.
    var ownTransform: CGAffineTransform? { get }

    /// Reads the settings of this effect from a drawable appearance. Writes nothing on the view.
    func configure(for appearance: PresenterAppearance)
    /// Notes the values that the app has written. Called before everything that writes.
    ///
    /// - Parameter mayBeStopped: Whether others may have stopped an animation at any point.
    func noteChanges(mayBeStopped: Bool)
    /// Records the current values as the effect's and not the app's. Returns whether they differ from the app's.
    func claim() -> Bool

    /// Applies the effect at a level.
    func apply(level: CGFloat)
    /// Applies the values on the screen in the middle of an animation.
    func show(_ snapshot: AppearanceOnScreen)
    /// Reverts everything that can be animated.
    func revert()
    /// Reverts the rest when the animation is over.
    func finishReverting()
}

/// The values of a view on the screen in the middle of an animation. They are limited to drawable values, because a
/// spring overshoots.
struct AppearanceOnScreen {
    let transform: CGAffineTransform
    let cornerRadius: CGFloat
    let alpha: CGFloat

    @MainActor
    init(of view: UIView) {
        let layer = view.layer.presentation() ?? view.layer
        transform = layer.affineTransform()
        cornerRadius = max(0, layer.cornerRadius)
        alpha = min(1, max(0, CGFloat(layer.opacity)))
    }
}
