import UIKit

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
