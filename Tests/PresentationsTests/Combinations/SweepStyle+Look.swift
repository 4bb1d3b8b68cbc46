import Presentations
import UIKit

extension SweepStyle {
    /// Uses with a border, a grabber of another size, levels of the dimming, and a material that ends at a detent.
    static let looks: [SweepStyle] = [
        SweepStyle(
            name: "card with a border and a coloured shadow",
            form: .card(
                Card {
                    $0.border = Border(color: .systemIndigo, width: 3)
                    $0.shadow = Shadow(color: .systemIndigo, opacity: 0.5)
                })),
        SweepStyle(
            name: "card with two radii and a border",
            form: .card(
                Card {
                    $0.corners = Corners(top: 8, bottom: 36)
                    $0.border = Border()
                })),
        SweepStyle(
            name: "half-sheet at a height from the container, half dimmed, with a large grabber",
            form: .halfSheet(
                HalfSheet {
                    $0.detents = [.fraction(0.7, from: .container).dimmed(0.5), .large()]
                    $0.prefersEdgeAttachedInCompactHeight = true
                    $0.prefersGrabberVisible = true
                    $0.grabber = Grabber(color: .systemIndigo, size: CGSize(width: 60, height: 8))
                    $0.border = Border(color: .separator)
                })),
        SweepStyle(
            name: "half-sheet of glass, solid at its large detent",
            form: .halfSheet(
                HalfSheet {
                    $0.selectedDetentIdentifier = .large
                    $0.shadow = Shadow(color: .systemIndigo)
                    $0.material = .glass
                    $0.largestMaterialDetentIdentifier = .medium
                })),
    ]

    private var options: PresentationOptions { form.style.options }

    var border: Border? { options.border }

    var grabberSize: CGSize { options.grabber.size }

    /// The level of the dimming where the style rests, 0…1.
    func dimmingLevel(_ height: UIUserInterfaceSizeClass) -> CGFloat {
        guard isDimmed(height) else { return 0 }
        return name.contains("half dimmed") ? 0.5 : 1
    }

    /// The level of the material where the style rests; `nil` without a material.
    var materialLevel: CGFloat? {
        guard case .halfSheet(let sheet) = form, sheet.material != nil else { return nil }
        return sheet.largestMaterialDetentIdentifier == nil ? 1 : 0
    }
}
