import UIKit

/// Installs the dimming behind the presented view, shows it gradually, and replaces it when the style changes.
@MainActor
final class DimmingController {
    private let container: UIView
    private let tap = UITapGestureRecognizer(target: nil, action: nil)
    private let tapAction: RecognizerAction
    private let onActivate: @MainActor () -> Void
    private let passesTouches: () -> Bool
    private(set) var view: DimmingView
    /// Whether the presenting view is dimmed while the presented view rests.
    private var isModal: Bool

    /// Installs an invisible dimming at the back of the container.
    ///
    /// - Parameters:
    ///   - onTap: Called for a tap beside the presented view, with its location in the container.
    ///   - onActivate: Called when VoiceOver activates the view as a button.
    ///   - passesTouches: Returns whether touches reach the presenting view while nothing is dimmed.
    init(
        _ dimming: Dimming, isModal: Bool, in container: UIView, onTap: @escaping @MainActor (CGPoint) -> Void,
        onActivate: @escaping @MainActor () -> Void, passesTouches: @escaping @MainActor () -> Bool
    ) {
        self.container = container
        self.isModal = isModal
        self.onActivate = onActivate
        self.passesTouches = passesTouches
        tapAction = RecognizerAction(tap) { [tap] in onTap(tap.location(in: container)) }
        view = DimmingView(Self.drawable(dimming))
        install(view)
    }

    /// Shows the dimming for the presented view at rest: all of it, or none.
    func show() { view.level = isModal ? 1 : 0 }

    func hide() { view.level = 0 }

    /// Shows the dimming at a level, 0…1.
    func setLevel(_ level: CGFloat) { view.level = level }

    /// Ends every animation of the dimming, and fades it to a level.
    func stop(at level: CGFloat) {
        view.stopFading()
        // A view receives no touches while it is animated, unless the animation allows it (N2).
        UIView.animate(withDuration: PresentationDefaults.Drag.catching, delay: 0, options: .allowUserInteraction) {
            self.view.level = level
        }
    }

    /// Applies a changed style. Inside an animation the new dimming fades in while the old one fades out.
    func apply(_ dimming: Dimming, isModal: Bool, allowsTap: Bool) {
        tap.isEnabled = allowsTap
        replace(with: Self.drawable(dimming))
        guard self.isModal != isModal else { return }
        self.isModal = isModal
        show()
    }

    func remove() {
        view.removeFromSuperview()
    }

    private func replace(with dimming: Dimming) {
        let old = view
        guard old.dimming != dimming else { return }
        let new = DimmingView(dimming)
        view = new
        UIView.performWithoutAnimation { install(new) }
        new.level = old.level
        new.dismissLabel = old.dismissLabel
        old.dismissLabel = nil
        UIView.animate(withDuration: UIView.inheritedAnimationDuration) {
            old.level = 0
        } completion: { _ in
            old.removeFromSuperview()
        }
    }

    private func install(_ view: DimmingView) {
        view.letsTouchesThrough = passesTouches
        view.onActivate = onActivate
        view.addGestureRecognizer(tap)
        view.frame = container.bounds
        container.insertSubview(view, at: 0)
    }

    private static func drawable(_ dimming: Dimming) -> Dimming {
        dimming.drawable(reduceTransparency: UIAccessibility.isReduceTransparencyEnabled)
    }
}
