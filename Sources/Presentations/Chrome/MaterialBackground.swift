import UIKit

/// The material behind the content, in the innermost clip.
@MainActor
final class MaterialBackground {
    private var view: UIVisualEffectView?
    private var material: PresentationMaterial?
    private var isSolid = false

    /// Shows a material, or removes it. Without one there is no view.
    func apply(_ material: PresentationMaterial?, in clip: UIView) {
        let isSolid = material != nil && UIAccessibility.isReduceTransparencyEnabled
        guard material != self.material || isSolid != self.isSolid else { return }
        self.material = material
        self.isSolid = isSolid
        guard let material else {
            view?.removeFromSuperview()
            view = nil
            return
        }
        let view = view ?? makeView(in: clip)
        view.effect = isSolid ? nil : material.effect
        view.backgroundColor = isSolid ? material.blur.solidColor : nil
    }

    private func makeView(in clip: UIView) -> UIVisualEffectView {
        let view = UIVisualEffectView(effect: nil)
        view.accessibilityIdentifier = "presentation.material"
        view.isUserInteractionEnabled = false
        self.view = view
        UIView.performWithoutAnimation {
            view.frame = clip.bounds
            clip.insertSubview(view, at: 0)
        }
        return view
    }

    /// Moves the material behind the content in another clip.
    func move(to clip: UIView) {
        if let view { clip.insertSubview(view, at: 0) }
    }

    func place(in bounds: CGRect) {
        if let view, view.frame != bounds { view.frame = bounds }
    }
}
