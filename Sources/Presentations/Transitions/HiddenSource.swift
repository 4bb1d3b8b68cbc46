import UIKit

/// The source of a zoom while the zooming view replaces it. It is made invisible by its opacity, because `isHidden`
/// would change the layout of stack views.
///
/// The opacity belongs to the app. It is restored exactly, and a value that the app writes in between is kept.
@MainActor
final class HiddenSource {
    private(set) weak var view: UIView?
    private var alpha: OverriddenProperty<CGFloat>

    init(_ view: UIView) {
        self.view = view
        alpha = OverriddenProperty(view.alpha, tolerance: 0.001)
    }

    /// The app's opacity.
    var ownAlpha: CGFloat {
        noteChange()
        return alpha.own
    }

    /// Hides the view, inside an animation or not.
    func hide() {
        guard let view else { return }
        noteChange()
        alpha.override(with: 0)
        if view.alpha != 0 { view.alpha = 0 }
    }

    /// Shows the view as the app has it, inside an animation or not.
    func show() {
        noteChange()
        if let view, view.alpha != alpha.own { view.alpha = alpha.own }
    }

    /// Stops animations, which leaves the view as it is on the screen. That value is not taken for the app's.
    func preserve(through stop: () -> Void) {
        noteChange()
        stop()
        if let view { alpha.override(with: view.alpha) }
    }

    private func noteChange() {
        if let view { alpha.noteChange(to: view.alpha, mayBeStopped: false) }
    }
}
