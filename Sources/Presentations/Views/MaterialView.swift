import UIKit

/// The material behind the content. A blur fills the innermost clip. Glass is below the clips, with the view's corners,
/// since the system draws its edge and its light beyond them.
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

    func round(_ shape: CornerShape) {
        guard isGlass, self.shape != shape else { return }
        self.shape = shape
        roundCorners(shape.radii)
    }

    /// Shows the material, or with Reduce Transparency its colour. At the level 0 neither is in sight.
    fileprivate func show(_ material: PresentationMaterial, at level: CGFloat) {
        let isOpaque = UIAccessibility.isReduceTransparencyEnabled
        let wanted = isOpaque || level == 0 ? nil : material.effect
        if wanted != effect { effect = wanted }
        backgroundColor = isOpaque ? material.blur.solidColor : nil
    }
}

extension ChromeView {
    func apply(_ material: PresentationMaterial?) {
        guard let material else {
            shownMaterial?.view.removeFromSuperview()
            solid?.removeFromSuperview()
            (shownMaterial, solid) = (nil, nil)
            return
        }
        let isSolid = UIAccessibility.isReduceTransparencyEnabled
        guard material != shownMaterial?.material || isSolid != shownMaterial?.isSolid else { return }
        let view = materialView(isGlass: material.isGlass)
        shownMaterial = (view, material, isSolid)
        view.show(material, at: materialLevel)
    }

    /// Whether the view looks solid rather than like its material.
    var isSolid: Bool { shownMaterial != nil && materialLevel < 0.5 }

    var solidColor: UIColor? {
        contentContainer.content.map { (background ?? .systemBackground).resolvedColor(with: $0.traitCollection) }
    }

    /// Fades the background in front of the material, which is not drawn when covered.
    func updateSolid() {
        if solid == nil, materialLevel < 1, let material = shownMaterial?.view {
            UIView.performWithoutAnimation {
                let view = UIView(frame: clips.innermost.bounds)
                view.accessibilityIdentifier = "presentation.solid"
                view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
                view.isUserInteractionEnabled = false
                view.alpha = 0
                clips.innermost.insertSubview(view, at: material.isGlass ? 0 : 1)
                solid = view
                updateBackground()
            }
        }
        guard let solid else { return }
        solid.alpha = 1 - materialLevel
        if let shownMaterial { shownMaterial.view.show(shownMaterial.material, at: materialLevel) }
        if overscrollFill != nil { updateBackground() }
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

@MainActor
extension PresentationMaterial {
    fileprivate var isGlass: Bool {
        if case .glass = self { SystemLook.isNew } else { false }
    }

    fileprivate var effect: UIVisualEffect {
        if case .glass(let tint, _) = self, let glass = SystemLook.glass(tint: tint) { return glass }
        return UIBlurEffect(style: blur)
    }
}
