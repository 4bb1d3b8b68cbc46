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
