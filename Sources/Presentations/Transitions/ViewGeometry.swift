import UIKit

/// Where a view is and how it looks there, in the terms that stay meaningful under a transform.
struct ViewGeometry: Equatable {
    var center: CGPoint
    var size: CGSize
    var transform = CGAffineTransform.identity
    var alpha: CGFloat = 1

    init(frame: CGRect) {
        center = CGPoint(x: frame.midX, y: frame.midY)
        size = frame.size
    }

    @MainActor
    init(_ view: UIView) {
        center = view.center
        size = view.bounds.size
        transform = view.transform
        alpha = view.alpha
    }

    /// Where a view is on the screen, in the middle of an animation.
    @MainActor
    init(onScreen view: UIView) {
        self.init(view)
        guard let layer = view.layer.presentation() else { return }
        center = layer.position
        size = layer.bounds.size
    }

    /// The frame that the view has without its transform.
    var frame: CGRect {
        CGRect(x: center.x - size.width / 2, y: center.y - size.height / 2, width: size.width, height: size.height)
    }

    /// The same view in another frame, by which its untransformed shape is meant.
    func moved(to frame: CGRect) -> ViewGeometry {
        var place = self
        place.center = CGPoint(x: frame.midX, y: frame.midY)
        place.size = frame.size
        return place
    }

    /// The same view at the hidden end.
    func hidden(_ hidden: OffscreenState) -> ViewGeometry {
        var place = self
        place.center.x += hidden.offset.x
        place.center.y += hidden.offset.y
        if hidden.transform != .identity { place.transform = transform.concatenating(hidden.transform) }
        place.alpha *= hidden.alpha
        return place
    }

    /// Writes what differs, never `frame`, which would mean something else under a transform.
    @MainActor
    func apply(to view: UIView) {
        if view.bounds.size != size { view.bounds.size = size }
        if view.center != center { view.center = center }
        applyLooks(to: view)
    }

    /// Writes what does not say where the view is.
    @MainActor
    func applyLooks(to view: UIView) {
        if view.transform != transform { view.transform = transform }
        if view.alpha != alpha { view.alpha = alpha }
    }
}
