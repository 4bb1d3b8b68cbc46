import UIKit

extension ChromeView {
    /// Shows a material behind the content, in the innermost clip, or removes it. Without one there is no view.
    func apply(_ material: PresentationMaterial?, in clip: UIView) {
        guard let material else {
            shownMaterial?.view.removeFromSuperview()
            shownMaterial = nil
            return
        }
        let isSolid = UIAccessibility.isReduceTransparencyEnabled
        guard material != shownMaterial?.material || isSolid != shownMaterial?.isSolid else { return }
        let view = shownMaterial?.view ?? makeMaterialView(in: clip)
        shownMaterial = (view, material, isSolid)
        view.effect = isSolid ? nil : material.effect
        view.backgroundColor = isSolid ? material.blur.solidColor : nil
    }

    private func makeMaterialView(in clip: UIView) -> UIVisualEffectView {
        let view = UIVisualEffectView(effect: nil)
        view.accessibilityIdentifier = "presentation.material"
        view.isUserInteractionEnabled = false
        view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        UIView.performWithoutAnimation {
            view.frame = clip.bounds
            clip.insertSubview(view, at: 0)
        }
        return view
    }
}

extension PresentationMaterial {
    /// The system's effect.
    @MainActor
    fileprivate var effect: UIVisualEffect {
        if case .glass(let tint, _) = self, let glass = SystemLook.glass(tint: tint) { return glass }
        return UIBlurEffect(style: blur)
    }
}

/// The background beyond a presented view that a drag or a spring resizes. It fills the gap at an edge that it leaves.
///
/// With the fill the view has a constant length, so the outline of the shadow does not change in a drag. The fill is
/// beside the clip. In a larger clip, the content would lose its safe area (S1).
struct OverscrollFill: Equatable, Sendable {
    /// The axis. The fill is on the outer side.
    let axis: DragAxis
    /// The length of the view and the fill together, in points.
    let length: CGFloat
    /// The distance that it reaches behind the view, in points: that of the outer corners' radius. Defaults to 0.
    var overlap: CGFloat = 0

    /// Returns the rectangle of a view and the fill together.
    func outside(_ bounds: CGRect) -> CGRect {
        let insets = axis.outwardInsets(max(0, length - axis.length(of: bounds.size)))
        return bounds.inset(by: .zero - insets)
    }

    func frame(beside bounds: CGRect) -> CGRect {
        let outside = outside(bounds)
        let bounds = bounds.inset(by: axis.outwardInsets(overlap))
        return CGRect(
            x: outside.minX < bounds.minX || axis.isVertical ? outside.minX : bounds.maxX,
            y: outside.minY < bounds.minY || !axis.isVertical ? outside.minY : bounds.maxY,
            width: axis.isVertical ? bounds.width : outside.width - bounds.width,
            height: axis.isVertical ? outside.height - bounds.height : bounds.height)
    }
}
