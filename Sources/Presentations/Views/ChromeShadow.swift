import UIKit

/// The shadow around the rounded clip of a presented view, and its arrow. At rest it has a path, so the renderer does
/// not have to find the outline. While an animation changes the shape it has none and follows the screen, because UIKit
/// does not animate the path, and a separate animation would not follow a finger (Z4).
extension ChromeView {
    func apply(_ shadow: Shadow?) {
        if self.shadow != shadow {
            self.shadow = shadow
            updateShadowColor()
            layer.shadowOpacity = shadow?.opacity ?? 0
            layer.shadowRadius = shadow?.radius ?? 0
            layer.shadowOffset = shadow?.offset ?? .zero
        }
        updateShadow()
    }

    func updateShadowColor() {
        if let shadow { layer.shadowColor = shadow.color.resolvedColor(with: traitCollection).cgColor }
    }

    /// Follows the shape of the view. A path is made only for a new shape.
    func updateShadow() {
        guard shadow != nil else { return setShadowPath(of: nil) }
        let current = RoundedOutline(rect: outside, shape: clips.shape, arrow: arrow?.arrow)
        guard shadowOutline != current else { return }
        guard isShapeAnimated else { return setShadowPath(of: current) }
        setShadowPath(of: nil)
        shapeObserver.start { [weak self] in
            guard let self else { return false }
            if !isShapeAnimated { updateShadow() }
            return shadowOutline == nil && shadow != nil
        }
    }

    private func setShadowPath(of outline: RoundedOutline?) {
        shadowOutline = outline
        if outline != nil || layer.shadowPath != nil { layer.shadowPath = outline?.path }
    }

    private var isShapeAnimated: Bool {
        layer.animates("bounds") || arrow?.layer.animates("position") == true
            || clips.layers.contains { $0.animates("bounds", "position", "cornerRadius") }
    }
}

extension CALayer {
    /// Returns whether one of the properties is animated. UIKit numbers overlapping animations, and splits the bounds.
    fileprivate func animates(_ properties: String...) -> Bool {
        animationKeys()?.contains { key in properties.contains { key.hasPrefix($0) } } ?? false
    }
}

struct RoundedOutline: Equatable {
    let rect: CGRect
    let shape: CornerShape
    let arrow: PresentationArrow?

    @MainActor
    var path: CGPath {
        let path = roundedRect
        if let arrow = arrow?.path(beside: rect) {
            arrow.close()
            path.append(arrow)
        }
        return path.cgPath
    }

    @MainActor
    private var roundedRect: UIBezierPath {
        if let radii = shape.unequal { return arcs(radii) }
        // Both option sets number the corners in the same way.
        let rounded = UIRectCorner(rawValue: UIRectCorner.RawValue(shape.rounded.rawValue))
        let radii = CGSize(width: shape.radius, height: shape.radius)
        return UIBezierPath(roundedRect: rect, byRoundingCorners: rounded, cornerRadii: radii)
    }

    /// Returns circular arcs. In the blur of a shadow the difference to the clip's curves is not visible.
    @MainActor
    private func arcs(_ radii: CornerRadii) -> UIBezierPath {
        let path = UIBezierPath()
        path.move(to: CGPoint(x: rect.minX + radii.topLeft, y: rect.minY))
        /// Adds a corner whose arc begins at an angle, in quarters of a circle.
        func add(_ x: CGFloat, _ y: CGFloat, inward: CGPoint, _ radius: CGFloat, from quarter: CGFloat) {
            guard radius > 0 else { return path.addLine(to: CGPoint(x: x, y: y)) }
            let start = quarter * .pi / 2
            path.addArc(
                withCenter: CGPoint(x: x + inward.x * radius, y: y + inward.y * radius),
                radius: radius, startAngle: start, endAngle: start + .pi / 2, clockwise: true)
        }
        add(rect.maxX, rect.minY, inward: CGPoint(x: -1, y: 1), radii.topRight, from: -1)
        add(rect.maxX, rect.maxY, inward: CGPoint(x: -1, y: -1), radii.bottomRight, from: 0)
        add(rect.minX, rect.maxY, inward: CGPoint(x: 1, y: -1), radii.bottomLeft, from: 1)
        add(rect.minX, rect.minY, inward: CGPoint(x: 1, y: 1), radii.topLeft, from: 2)
        path.close()
        return path
    }
}
