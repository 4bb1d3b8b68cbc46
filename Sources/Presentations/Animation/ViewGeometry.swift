import UIKit

/// The position, transform and opacity of a view, in terms that are valid under a transform.
struct ViewGeometry: Equatable {
    var center: CGPoint
    var size: CGSize
    var transform = CGAffineTransform.identity
    var alpha: CGFloat = 1
    /// The turn in three dimensions, and the end of it; `nil` for none.
    var turn: Turn?

    struct Turn: Equatable {
        var turn: ViewTurn
        var isHidden: Bool
    }

    init(frame: CGRect) {
        center = CGPoint(x: frame.midX, y: frame.midY)
        size = frame.size
    }

    @MainActor
    init(_ view: UIView) {
        size = view.bounds.size
        center = Self.middle(of: size, at: view.center, view.layer.anchorPoint)
        transform = view.transform
        alpha = view.alpha
    }

    /// The geometry of a view on the screen, in the middle of an animation.
    @MainActor
    init(onScreen view: UIView) {
        self.init(view)
        guard let layer = view.layer.presentation() else { return }
        size = layer.bounds.size
        center = Self.middle(of: size, at: layer.position, layer.anchorPoint)
    }

    /// Returns the middle of a view whose anchor point is at a position. The two differ only while the view turns about
    /// a hinge.
    private static func middle(of size: CGSize, at position: CGPoint, _ anchor: CGPoint) -> CGPoint {
        CGPoint(x: position.x - (anchor.x - 0.5) * size.width, y: position.y - (anchor.y - 0.5) * size.height)
    }

    /// The frame of the view without its transform.
    var frame: CGRect {
        CGRect(x: center.x - size.width / 2, y: center.y - size.height / 2, width: size.width, height: size.height)
    }

    /// Returns the same geometry with another frame, not counting the transform.
    func moved(to frame: CGRect) -> ViewGeometry {
        var geometry = self
        geometry.center = CGPoint(x: frame.midX, y: frame.midY)
        geometry.size = frame.size
        return geometry
    }

    /// The same geometry without a transform, and opaque.
    var upright: ViewGeometry { ViewGeometry(frame: frame) }

    /// Returns the geometry at the hidden end of a transition.
    func hidden(_ hidden: OffscreenState) -> ViewGeometry {
        var geometry = self
        geometry.center.x += hidden.offset.x
        geometry.center.y += hidden.offset.y
        if hidden.transform != .identity { geometry.transform = transform.concatenating(hidden.transform) }
        geometry.alpha *= hidden.alpha
        return geometry
    }

    /// Returns the same geometry at one of the ends of a turn.
    func turned(_ turn: ViewTurn?, isHidden: Bool) -> ViewGeometry {
        var geometry = self
        geometry.turn = turn.map { Turn(turn: $0, isHidden: isHidden) }
        return geometry
    }

    /// Moves a view to a frame, not counting its transform. Writes only values that differ.
    @MainActor
    static func move(_ view: UIView, to frame: CGRect) {
        if view.bounds.size != frame.size { view.bounds.size = frame.size }
        let anchor = view.layer.anchorPoint
        let position = CGPoint(
            x: frame.midX + (anchor.x - 0.5) * frame.size.width,
            y: frame.midY + (anchor.y - 0.5) * frame.size.height)
        if view.center != position { view.center = position }
    }

    /// Applies the geometry to a view. Writes only values that differ, and never `frame`, which is undefined under a
    /// transform.
    ///
    /// The transform is written before the centre. A scaled view keeps its last safe area (Z3), which is then that of
    /// its place.
    @MainActor
    func apply(to view: UIView) {
        if view.bounds.size != size { view.bounds.size = size }
        applyAppearance(to: view)
        let anchor = view.layer.anchorPoint
        let position = CGPoint(
            x: center.x + (anchor.x - 0.5) * size.width, y: center.y + (anchor.y - 0.5) * size.height)
        if view.center != position { view.center = position }
    }

    /// Applies the transform and the opacity to a view.
    @MainActor
    func applyAppearance(to view: UIView) {
        if let turn {
            let turned = turn.turn.transform(isHidden: turn.isHidden, after: transform)
            if !CATransform3DEqualToTransform(view.transform3D, turned) { view.transform3D = turned }
        } else if view.transform != transform {
            view.transform = transform
        }
        if view.alpha != alpha { view.alpha = alpha }
    }
}
