import KitTestSupport
import UIKit

extension SweepInspection {
    /// Checks that a border is around the presented view, and that there is none without one in the style.
    func checkBorder() {
        guard let border = style.border else {
            return expect(chrome.firstView(named: "presentation.border") == nil, "there is a border")
        }
        guard let view = chrome.firstView(named: "presentation.border") else {
            return expect(false, "there is no border")
        }
        expect(
            place(of: view).isSame(as: frame), "the border at \(place(of: view)) is not the presented view at \(frame)")
        let widths = [view.layer.borderWidth] + view.subviews.flatMap(\.subviews).map(\.layer.borderWidth)
        expect(widths.contains(border.width), "no border of \(border.width) points is drawn, but of \(widths)")
    }

    /// Checks that a material is drawn where the style shows one, and is covered by a solid view where it does not.
    func checkMaterial() {
        let material = chrome.firstView(named: "presentation.material") as? UIVisualEffectView
        let solid = chrome.firstView(named: "presentation.solid")
        guard let level = style.materialLevel else {
            return expect(material == nil && solid == nil, "there is a material, or a solid view")
        }
        guard let material else { return expect(false, "there is no material") }
        expect((material.effect == nil) == (level == 0), "the material is drawn at a level of \(level)")
        let alpha = solid?.alpha ?? 0
        expect(alpha == 1 - level, "the solid view has an alpha of \(alpha), not \(1 - level)")
        for view in [material, solid].compactMap(\.self) {
            expect(place(of: view).isSame(as: frame), "\(place(of: view)) is not the presented view at \(frame)")
        }
    }
}
