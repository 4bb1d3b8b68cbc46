import UIKit

/// The shadow around the rounded clip of a presented view, and its arrow.
///
/// At rest the shadow has an explicit path, so the renderer does not have to find the outline of everything inside.
/// While an animation changes the shape, there is no path, and the shadow follows the screen. UIKit animates the shape
/// but not the path, and a separate animation of the path would not follow a finger (Z4).
@MainActor
final class ChromeShadow {
    private let layer: CALayer
    private let clips: CornerClips
    private let arrow: ChromeArrow
    private var shadow: Shadow?
    private var rect = CGRect.zero
    /// The outline of the path that is set; `nil` without one.
    private var outline: RoundedOutline?
    private let observer = DisplayLinkObserver()

    init(on layer: CALayer, around clips: CornerClips, and arrow: ChromeArrow) {
        self.layer = layer
        self.clips = clips
        self.arrow = arrow
    }

    /// The distance that it reaches beyond the view, in points; 0 without a shadow.
    var reach: CGFloat { shadow?.reach ?? 0 }

    /// Applies a drawable shadow to a rectangle, or removes it.
    func apply(_ shadow: Shadow?, of rect: CGRect) {
        if self.shadow != shadow {
            self.shadow = shadow
            layer.shadowColor = UIColor.black.cgColor
            layer.shadowOpacity = shadow?.opacity ?? 0
            layer.shadowRadius = shadow?.radius ?? 0
            layer.shadowOffset = shadow?.offset ?? .zero
        }
        update(to: rect)
    }

    /// Follows the shape, which is the rectangle with the corners of the clips. A path is made only for a new shape.
    func update(to rect: CGRect) {
        self.rect = rect
        guard shadow != nil else { return setPath(of: nil) }
        let current = clips.outline(of: rect, with: arrow.arrow)
        guard outline != current else { return }
        guard isAnimated else { return setPath(of: current) }
        setPath(of: nil)
        observer.start { [weak self] in
            guard let self else { return false }
            if !isAnimated { update(to: self.rect) }
            return outline == nil && shadow != nil
        }
    }

    private func setPath(of outline: RoundedOutline?) {
        self.outline = outline
        if outline != nil || layer.shadowPath != nil { layer.shadowPath = outline?.path }
    }

    /// Whether an animation changes the shape.
    private var isAnimated: Bool { layer.animates("bounds") || clips.areAnimated || arrow.isAnimated }
}

extension CornerClips {
    fileprivate var areAnimated: Bool {
        layers.contains { $0.animates("bounds", "position", "cornerRadius") }
    }
}

extension CALayer {
    /// Returns whether one of the properties is animated. UIKit numbers overlapping animations, and animates the origin
    /// and the size of the bounds separately.
    fileprivate func animates(_ properties: String...) -> Bool {
        animationKeys()?.contains { key in properties.contains { key.hasPrefix($0) } } ?? false
    }
}

/// A rectangle with rounded corners and an optional arrow.
struct RoundedOutline: Equatable {
    let rect: CGRect
    let radius: CGFloat
    let corners: CACornerMask
    /// The radii of corners that differ.
    var unequal: CornerRadii?
    var arrow: PresentationArrow?

    @MainActor
    var path: CGPath {
        let path = unequal.map(roundedRect) ?? roundedRect
        if let arrow = arrow?.path(beside: rect) {
            arrow.close()
            path.append(arrow)
        }
        return path.cgPath
    }

    @MainActor
    private var roundedRect: UIBezierPath {
        // Both option sets number the corners in the same way.
        let rounded = UIRectCorner(rawValue: UIRectCorner.RawValue(corners.rawValue))
        let radii = CGSize(width: radius, height: radius)
        return UIBezierPath(roundedRect: rect, byRoundingCorners: rounded, cornerRadii: radii)
    }

    /// Returns circular arcs. In the blur of a shadow the difference to the clip's curves is not visible.
    @MainActor
    private func roundedRect(_ radii: CornerRadii) -> UIBezierPath {
        let path = UIBezierPath()
        path.move(to: CGPoint(x: rect.minX + radii.topLeft, y: rect.minY))
        let quarter = CGFloat.pi / 2
        let corners: [(x: CGFloat, y: CGFloat, inward: CGPoint, radius: CGFloat)] = [
            (rect.maxX, rect.minY, CGPoint(x: -1, y: 1), radii.topRight),
            (rect.maxX, rect.maxY, CGPoint(x: -1, y: -1), radii.bottomRight),
            (rect.minX, rect.maxY, CGPoint(x: 1, y: -1), radii.bottomLeft),
            (rect.minX, rect.minY, CGPoint(x: 1, y: 1), radii.topLeft),
        ]
        for (index, corner) in corners.enumerated() {
            guard corner.radius > 0 else {
                path.addLine(to: CGPoint(x: corner.x, y: corner.y))
                continue
            }
            let start = CGFloat(index - 1) * quarter
            path.addArc(
                withCenter: CGPoint(
                    x: corner.x + corner.inward.x * corner.radius, y: corner.y + corner.inward.y * corner.radius),
                radius: corner.radius, startAngle: start, endAngle: start + quarter, clockwise: true)
        }
        path.close()
        return path
    }
}
