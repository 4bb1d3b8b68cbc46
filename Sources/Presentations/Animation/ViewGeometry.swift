import UIKit

/// The position, transform and opacity of a view, in terms that are valid under a transform.
struct ViewGeometry {
    var center: CGPoint
    var size: CGSize
    var transform = CGAffineTransform.identity
    /// The transform of a view that turns in three dimensions, including `transform`; `nil` for any other view.
    var transform3D: CATransform3D?
    var alpha: CGFloat = 1
    /// The part that the mask of a zooming view shows; `nil` leaves the mask as it is.
    var window: ZoomWindow?

    init(frame: CGRect) {
        center = frame.middle
        size = frame.size
    }

    @MainActor
    init(_ view: UIView) {
        size = view.bounds.size
        center = view.center - Self.hinge(of: view.layer, size: size)
        transform = view.transform
        alpha = view.alpha
    }

    @MainActor
    init(onScreen view: UIView) {
        self.init(view)
        guard let layer = view.layer.presentation() else { return }
        size = layer.bounds.size
        center = layer.position - Self.hinge(of: layer, size: size)
    }

    /// Returns the anchor point relative to the middle of a view. They differ only in a turn about a hinge.
    private static func hinge(of layer: CALayer, size: CGSize) -> CGPoint {
        CGPoint(x: (layer.anchorPoint.x - 0.5) * size.width, y: (layer.anchorPoint.y - 0.5) * size.height)
    }

    var frame: CGRect {
        CGRect(x: center.x - size.width / 2, y: center.y - size.height / 2, width: size.width, height: size.height)
    }

    func moved(to frame: CGRect) -> ViewGeometry {
        var geometry = self
        geometry.center = frame.middle
        geometry.size = frame.size
        return geometry
    }

    func hidden(_ hidden: OffscreenState) -> ViewGeometry {
        var geometry = self
        geometry.center = center + hidden.offset
        if hidden.transform != .identity { geometry.transform = transform.concatenating(hidden.transform) }
        geometry.alpha *= hidden.alpha
        geometry.window = hidden.window
        return geometry
    }

    func turned(_ turn: ViewTurn?, isHidden: Bool) -> ViewGeometry {
        var geometry = self
        geometry.transform3D = turn?.transform(isHidden: isHidden, after: transform)
        return geometry
    }
}

@MainActor
extension ViewGeometry {
    /// Moves a view to a frame, not counting its transform. Writes only values that differ.
    static func move(_ view: UIView, to frame: CGRect) {
        if view.bounds.size != frame.size { view.bounds.size = frame.size }
        ViewGeometry(frame: frame).applyCenter(to: view)
    }

    /// Applies the geometry. Writes only what differs, never `frame`, which a transform makes undefined. The transform
    /// comes before the centre: a scaled view keeps its last safe area (Z3), that of its place.
    func apply(to view: UIView) {
        if view.bounds.size != size { view.bounds.size = size }
        applyAppearance(to: view)
        applyCenter(to: view)
    }

    private func applyCenter(to view: UIView) {
        let position = center + Self.hinge(of: view.layer, size: size)
        if view.center != position { view.center = position }
    }

    func applyAppearance(to view: UIView) {
        if let transform3D {
            if !CATransform3DEqualToTransform(view.transform3D, transform3D) { view.transform3D = transform3D }
        } else if view.transform != transform {
            view.transform = transform
        }
        if view.alpha != alpha { view.alpha = alpha }
        if let window { view.zoomMask?.show(window) }
    }
}

extension UIView {
    /// Animates what a finger has caught to where the drag needs it, in an animation that lets touches through (N2).
    static func animateCatching(_ changes: @escaping () -> Void) {
        animate(
            withDuration: PresentationDefaults.Motion.catching, delay: 0, options: .allowUserInteraction,
            animations: changes)
    }
}

extension CGPoint {
    static func + (a: CGPoint, b: CGPoint) -> CGPoint { CGPoint(x: a.x + b.x, y: a.y + b.y) }

    static func - (a: CGPoint, b: CGPoint) -> CGPoint { CGPoint(x: a.x - b.x, y: a.y - b.y) }
}

extension CGRect {
    var middle: CGPoint { CGPoint(x: midX, y: midY) }
}
