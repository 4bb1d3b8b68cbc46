import UIKit

/// The material behind the content of a presented view.
///
/// A blur fills the innermost clip. Glass is not clipped, since the system draws its edge and its light beyond its
/// corners: it is below the clips, and has the corners of the view itself.
final class MaterialView: UIVisualEffectView {
    /// Whether the system draws glass. That is for good.
    let isGlass: Bool
    private var shape: CornerShape?

    init(isGlass: Bool) {
        self.isGlass = isGlass
        super.init(effect: nil)
        accessibilityIdentifier = "presentation.material"
        isUserInteractionEnabled = false
        autoresizingMask = [.flexibleWidth, .flexibleHeight]
    }

    @available(*, unavailable)
    required init?(coder: NSCoder) {
        preconditionFailure("A material view is made in code.")
    }

    /// Rounds the corners of glass, inside an animation or not.
    func round(_ shape: CornerShape) {
        guard isGlass, self.shape != shape else { return }
        self.shape = shape
        roundCorners(shape.radii)
    }

    fileprivate func show(_ material: PresentationMaterial, isSolid: Bool) {
        effect = isSolid ? nil : material.effect
        backgroundColor = isSolid ? material.blur.solidColor : nil
    }
}

extension ChromeView {
    /// Shows a material behind the content, or removes it. Without one there is no view.
    func apply(_ material: PresentationMaterial?) {
        guard let material else {
            shownMaterial?.view.removeFromSuperview()
            shownMaterial = nil
            return
        }
        let isSolid = UIAccessibility.isReduceTransparencyEnabled
        guard material != shownMaterial?.material || isSolid != shownMaterial?.isSolid else { return }
        let view = materialView(isGlass: material.isGlass)
        shownMaterial = (view, material, isSolid)
        view.show(material, isSolid: isSolid)
    }

    private func materialView(isGlass: Bool) -> MaterialView {
        if let view = shownMaterial?.view, view.isGlass == isGlass { return view }
        shownMaterial?.view.removeFromSuperview()
        let view = MaterialView(isGlass: isGlass)
        UIView.performWithoutAnimation {
            (isGlass ? self : clips.innermost).insertSubview(view, at: 0)
            place(view)
            view.round(clips.shape)
        }
        return view
    }

    /// Places the material. Glass also covers the gap at an edge that the view has left.
    func place(_ material: MaterialView) {
        let frame = material.isGlass ? outside : clips.innermost.bounds
        if material.frame != frame { material.frame = frame }
    }
}

extension PresentationMaterial {
    /// Whether the system draws it as glass.
    @MainActor
    fileprivate var isGlass: Bool {
        if case .glass = self { SystemLook.isNew } else { false }
    }

    /// The system's effect.
    @MainActor
    fileprivate var effect: UIVisualEffect {
        if case .glass(let tint, _) = self, let glass = SystemLook.glass(tint: tint) { return glass }
        return UIBlurEffect(style: blur)
    }
}
