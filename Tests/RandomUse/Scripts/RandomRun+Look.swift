import UIKit

extension RandomRun {
    /// Checks the border, the material and the solid background of a presented view at rest.
    func checkLook(of chrome: UIView) {
        if let border = chrome.first(named: "presentation.border"), !border.frame.isNear(chrome.bounds) {
            fault("rest", "the border is at \(border.frame) in \(chrome.bounds)")
        }
        guard let material = chrome.first(named: "presentation.material") as? UIVisualEffectView else {
            if chrome.first(named: "presentation.solid") != nil {
                fault("rest", "a solid background without a material")
            }
            return
        }
        let alpha = chrome.first(named: "presentation.solid")?.alpha ?? 0
        if alpha != 0, alpha != 1, !hasLevels { fault("rest", "the solid background has alpha \(alpha)") }
        if !UIAccessibility.isReduceTransparencyEnabled, (material.effect == nil) != (alpha == 1) {
            let effect = material.effect == nil ? "no effect" : "an effect"
            fault("rest", "the material has \(effect) below a solid background of alpha \(alpha)")
        }
    }
}

extension UIView {
    fileprivate func first(named name: String) -> UIView? {
        if accessibilityIdentifier == name { return self }
        return subviews.lazy.compactMap { $0.first(named: name) }.first
    }
}
