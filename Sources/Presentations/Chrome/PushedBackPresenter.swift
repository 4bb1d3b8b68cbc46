import UIKit

/// The presenter's view while it stands back: scaled, with rounded corners, and otherwise alive.
///
/// Only `transform` and the layer's corners are touched, and what they were is put back exactly.
@MainActor
final class PushedBackPresenter {
    private let view: UIView
    private let transform: CGAffineTransform
    private let cornerRadius: CGFloat
    private let cornerCurve: CALayerCornerCurve
    private let clipsToBounds: Bool

    /// How small the view is while it stands back.
    let scale: CGFloat

    init(_ view: UIView, scale: CGFloat) {
        self.view = view
        self.scale = scale
        transform = view.transform
        cornerRadius = view.layer.cornerRadius
        cornerCurve = view.layer.cornerCurve
        clipsToBounds = view.clipsToBounds
    }

    func push() {
        view.clipsToBounds = true
        view.layer.cornerCurve = .continuous
        view.layer.cornerRadius = max(cornerRadius, PresentationDefaults.Presenter.cornerRadius)
        view.transform = transform.scaledBy(x: scale, y: scale)
    }

    /// Brings the view back visibly; its clipping stays until `restore()`, or the corners would turn square at once.
    func pull() {
        view.transform = transform
        view.layer.cornerRadius = cornerRadius
    }

    func restore() {
        pull()
        view.layer.cornerCurve = cornerCurve
        view.clipsToBounds = clipsToBounds
    }
}
