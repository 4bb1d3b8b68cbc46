import UIKit

extension PresentationMaterial {
    /// The system's effect.
    @MainActor
    var effect: UIVisualEffect {
        #if canImport(ObjectiveC) && compiler(>=6.2)
            if case .glass(let tint, _) = self, #available(iOS 26.0, *) {
                let glass = UIGlassEffect(style: .regular)
                glass.tintColor = tint
                return glass
            }
        #endif
        return UIBlurEffect(style: blur)
    }
}
