import UIKit

/// The views that clip the content of a presented view to its corners.
///
/// A layer has one radius, so corners with the same radius need one layer. For different radii there are nested layers,
/// each of which rounds some of the corners. Unlike a mask, they animate with the view, follow a drag without a path,
/// and have continuous curves. On iOS 26 the system rounds one layer with a radius for each corner.
@MainActor
final class CornerClips {
    let outer = UIView()
    private var inner: [UIView] = []
    /// The corners that each clip rounds, from the outer one inward.
    private var slots: [CACornerMask] = [.allCorners]
    private var shape = CornerShape()
    /// The radii with which the system rounds the outer clip. Once set, they stay in use, because a layer's own radius
    /// has no effect then.
    private var configured: CornerRadii?

    init() {
        outer.accessibilityIdentifier = "presentation.clip"
        outer.clipsToBounds = true
        outer.layer.cornerCurve = .continuous
    }

    /// The clip that contains the content.
    var innermost: UIView { inner.last ?? outer }

    var layers: [CALayer] { [outer.layer] + inner.map(\.layer) }

    /// Fills a rectangle of the superview.
    func place(in rect: CGRect) {
        if outer.frame != rect { outer.frame = rect }
        guard !inner.isEmpty else { return }
        let whole = CGRect(origin: .zero, size: rect.size)
        for view in inner where view.frame != whole { view.frame = whole }
    }

    /// Rounds the corners, inside an animation or not.
    ///
    /// - Parameter move: Moves the content to another clip, where it has the same place.
    func round(_ shape: CornerShape, moving move: (UIView) -> Void) {
        if !canDraw(shape) { split(for: shape, moving: move) }
        self.shape = shape
        if let configured {
            guard configured != shape.radii else { return }
            CornerConfiguration.round(outer, shape.radii)
            self.configured = shape.radii
            return
        }
        guard inner.isEmpty else {
            for (view, corners) in zip([outer] + inner, slots) { view.layer.round(shape.radius(of: corners)) }
            return
        }
        outer.layer.round(shape.radius)
        if outer.layer.maskedCorners != shape.rounded { outer.layer.maskedCorners = shape.rounded }
    }

    private func canDraw(_ shape: CornerShape) -> Bool {
        if configured != nil { return true }
        if inner.isEmpty { return shape.unequal == nil }
        let radii = shape.radii
        return slots.allSatisfy { radii.areEqual($0) }
    }

    /// Makes as many clips as the radii need. They start with the current radii.
    private func split(for shape: CornerShape, moving move: (UIView) -> Void) {
        if inner.isEmpty, CornerConfiguration.isAvailable {
            CornerConfiguration.round(outer, self.shape.radii)
            configured = self.shape.radii
            return
        }
        let radii = shape.radii
        let pairs: [[CACornerMask]] = [[.topCorners, .bottomCorners], [.leftCorners, .rightCorners]]
        let fitting = inner.isEmpty ? pairs.first { $0.allSatisfy { radii.areEqual($0) } } : nil
        slots = fitting ?? radii.all.map(\.corner)
        UIView.performWithoutAnimation {
            while inner.count < slots.count - 1 {
                let view = UIView(frame: CGRect(origin: .zero, size: outer.bounds.size))
                view.clipsToBounds = true
                view.layer.cornerCurve = .continuous
                innermost.addSubview(view)
                inner.append(view)
            }
            move(innermost)
            for (view, corners) in zip([outer] + inner, slots) {
                view.layer.maskedCorners = corners
                view.layer.round(self.shape.radius(of: corners))
            }
        }
    }

    /// The radius of the outer clip on the screen; `nil` if the system rounds it.
    var radiusOnScreen: CGFloat? {
        configured != nil ? nil : (outer.layer.presentation() ?? outer.layer).cornerRadius
    }

    /// Returns the radius of the outer clip for a shape.
    func outerRadius(of shape: CornerShape) -> CGFloat {
        inner.isEmpty && configured == nil ? shape.radius : shape.radius(of: slots[0])
    }

    /// Stops the animations of all clips, with the radii that are on the screen.
    func stop() {
        for layer in layers {
            let radius = (layer.presentation() ?? layer).cornerRadius
            layer.removeAllAnimations()
            if configured == nil { layer.round(radius) }
        }
    }

    /// Returns whether the radius of the outer clip differs from that of a shape.
    func differs(from shape: CornerShape) -> Bool {
        configured == nil && outer.layer.cornerRadius != outerRadius(of: shape)
    }

    /// Returns the outline of a rectangle with these corners and an optional arrow.
    func outline(of rect: CGRect, with arrow: PresentationArrow?) -> RoundedOutline {
        RoundedOutline(rect: rect, radius: shape.radius, corners: shape.rounded, unequal: shape.unequal, arrow: arrow)
    }
}

extension CALayer {
    fileprivate func round(_ radius: CGFloat) {
        if cornerRadius != radius { cornerRadius = radius }
    }
}
