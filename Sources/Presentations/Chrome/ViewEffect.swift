import UIKit

/// One kind of change to the presenting view, applied by degrees.
///
/// The properties belong to the app: the effect puts their values back exactly, and a value that the app writes meanwhile
/// stays.
@MainActor
protocol ViewEffect: AnyObject {
    /// Whether the configured appearance asks for this effect.
    var isWanted: Bool { get }
    /// How much of the effect is on the screen: 0 none of it, 1 all of it; `nil` where that cannot be told.
    var levelOnScreen: CGFloat? { get }
    /// Whether UIKit could not resize the view while the effect is applied.
    var preventsResizing: Bool { get }
    /// The transform that the view has without the effect; `nil` where the effect changes no transform.
    var ownTransform: CGAffineTransform? { get }

    /// Takes the settings of this effect from a drawable appearance. Writes nothing.
    func configure(for appearance: PresenterAppearance)
    /// Notes which values the app has written. Called before everything that writes.
    ///
    /// - Parameter mayBeStopped: Whether others may have stopped an animation anywhere.
    func noteChanges(mayBeStopped: Bool)
    /// Counts the current values as the effect's and not as the app's. Returns whether they differ from the app's.
    func claim() -> Bool

    /// Applies a share of the effect.
    func apply(level: CGFloat)
    /// Applies what is on the screen in the middle of an animation.
    func show(_ snapshot: AppearanceOnScreen)
    /// Reverts everything that can be animated.
    func revert()
    /// Reverts the rest when the animation is over.
    func finishReverting()
}

/// The values of a view on the screen in the middle of an animation, limited to what can be drawn: a spring overshoots.
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
