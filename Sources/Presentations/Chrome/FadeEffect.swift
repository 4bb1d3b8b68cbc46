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
        guard case .faded(let alpha) = appearance else { return isWanted = false }
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
