import UIKit

struct PresenterWay: Equatable {
    let axis: DragAxis
    /// The length of the presented view, by which the presenting view is moved, in points.
    let length: CGFloat
    /// The fraction of the way that the content moves along, 0…1.
    let parallax: CGFloat
    let rest: CGPoint

    /// Returns where the content lies in a presented view with a centre. It is clipped there.
    func contentOffset(at center: CGPoint) -> CGPoint {
        CGPoint(x: (rest.x - center.x) * (1 - parallax), y: (rest.y - center.y) * (1 - parallax))
    }

    /// Returns the translation of a scaled view, whose edge stays at that of the presented view.
    @MainActor
    func translation(at level: CGFloat, scale: CGFloat, of view: UIView) -> CGAffineTransform {
        let inward = length * level - axis.length(of: view.bounds.size) * (1 - scale) / 2
        let vector = axis.vector(-inward)
        return CGAffineTransform(translationX: vector.x, y: vector.y)
    }

    /// Returns the level of a transform; `nil` if it cannot be known.
    @MainActor
    func level(of transform: CGAffineTransform, after own: CGAffineTransform, scale: CGFloat, _ view: UIView)
        -> CGFloat?
    {
        let whole = self.translation(at: 1, scale: scale, of: view)
        let (here, all) = (
            CGPoint(x: transform.tx - own.tx, y: transform.ty - own.ty), CGPoint(x: whole.tx, y: whole.ty)
        )
        let square = all.x * all.x + all.y * all.y
        return square > 1 ? (here.x * all.x + here.y * all.y) / square : nil
    }
}

/// What goes with a presenting view that is moved aside: its dimming, and a view behind it, if it is scaled.
@MainActor
final class MovedSurroundings {
    private let dimming: DimmingController
    private let chrome: ChromeView
    private var backdrop: UIView?

    init(_ dimming: DimmingController, uncovering chrome: ChromeView) {
        self.dimming = dimming
        self.chrome = chrome
    }

    /// Follows the view, whose transform is passed without its own, inside an animation or not.
    func follow(_ view: UIView, _ transform: CGAffineTransform, cornerRadius: CGFloat) {
        if transform.a != 1 { showBackdrop(behind: view) }
        place(transform, cornerRadius: cornerRadius)
    }

    /// The view is in its place again, at the end of the running animation, if any.
    func leave() { place(.identity, cornerRadius: 0) }

    func end() {
        backdrop?.removeFromSuperview()
        backdrop = nil
    }

    private func place(_ transform: CGAffineTransform, cornerRadius: CGFloat) {
        let view = dimming.view
        if view.transform != transform { view.transform = transform }
        guard view.layer.cornerRadius != cornerRadius else { return }
        view.clipsToBounds = cornerRadius > 0
        view.layer.cornerRadius = cornerRadius
    }

    private func showBackdrop(behind view: UIView) {
        guard backdrop == nil, let superview = view.superview else { return }
        UIView.performWithoutAnimation {
            let made = UIView(frame: superview.bounds)
            made.accessibilityIdentifier = "presentation.backdrop"
            made.backgroundColor = chrome.edgeColor
            made.autoresizingMask = [.flexibleWidth, .flexibleHeight]
            superview.insertSubview(made, belowSubview: view)
            backdrop = made
        }
    }
}
