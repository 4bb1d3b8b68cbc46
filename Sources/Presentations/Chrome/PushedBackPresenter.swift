import UIKit

/// The presenter while it stands back: scaled, with rounded corners, and otherwise alive.
///
/// Only the view's transform, corners and clipping are touched, and its controller's additional safe area; what they
/// were is put back exactly.
@MainActor
final class PushedBackPresenter {
    /// What there is to push back.
    struct Target {
        let view: UIView
        /// Whose safe area is kept; `nil` for a presented view of the kit.
        let controller: UIViewController?
    }

    let view: UIView
    /// How small the view is while it stands back.
    let scale: CGFloat

    private let controller: UIViewController?
    private let transform: CGAffineTransform
    private let corners: Corners
    private let additionalSafeAreaInsets: UIEdgeInsets

    private struct Corners {
        let radius: CGFloat
        let curve: CALayerCornerCurve
        let clips: Bool
    }

    init(_ target: Target, scale: CGFloat) {
        view = target.view
        controller = target.controller
        self.scale = scale
        transform = view.transform
        corners = Corners(radius: view.layer.cornerRadius, curve: view.layer.cornerCurve, clips: view.clipsToBounds)
        additionalSafeAreaInsets = controller?.additionalSafeAreaInsets ?? .zero
    }

    func push() {
        let safeArea = view.safeAreaInsets
        view.transform = transform.scaledBy(x: scale, y: scale)
        // A view of the kit has its own corners, and a shadow that clipping would cut off.
        guard let controller else { return }
        view.clipsToBounds = true
        view.layer.cornerCurve = .continuous
        view.layer.cornerRadius = max(corners.radius, PresentationDefaults.Presenter.cornerRadius)
        controller.keepSafeArea(safeArea)
    }

    /// Brings the view back visibly; its clipping stays until `restore()`, or the corners would turn square at once.
    func pull() {
        view.transform = transform
        guard let controller else { return }
        view.layer.cornerRadius = corners.radius
        controller.additionalSafeAreaInsets = additionalSafeAreaInsets
    }

    func restore() {
        pull()
        guard controller != nil else { return }
        view.layer.cornerCurve = corners.curve
        view.clipsToBounds = corners.clips
    }
}

extension UIViewController {
    /// A scaled view stands away from the edges of the screen and would lose their insets: its content would jump.
    fileprivate func keepSafeArea(_ wanted: UIEdgeInsets) {
        let now = view.safeAreaInsets
        guard now != wanted else { return }
        additionalSafeAreaInsets.top += wanted.top - now.top
        additionalSafeAreaInsets.left += wanted.left - now.left
        additionalSafeAreaInsets.bottom += wanted.bottom - now.bottom
        additionalSafeAreaInsets.right += wanted.right - now.right
    }
}
