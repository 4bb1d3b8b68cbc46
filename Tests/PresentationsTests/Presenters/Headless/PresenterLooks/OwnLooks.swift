import KitTestSupport
import UIKit

/// An app's own changes of a presenting view, and of its controller.
struct OwnLooks: Equatable {
    var alpha: CGFloat = 1
    var transform = CGAffineTransform.identity
    var cornerRadius: CGFloat = 0
    var cornerCurve = CALayerCornerCurve.continuous
    var corners: CACornerMask = [
        .layerMinXMinYCorner, .layerMaxXMinYCorner, .layerMinXMaxYCorner, .layerMaxXMaxYCorner,
    ]
    var clips = false
    var insets = UIEdgeInsets.zero

    @MainActor
    func apply(to controller: UIViewController) {
        let view: UIView = controller.view
        view.alpha = alpha
        view.transform = transform
        view.layer.cornerRadius = cornerRadius
        view.layer.cornerCurve = cornerCurve
        view.layer.maskedCorners = corners
        view.clipsToBounds = clips
        controller.additionalSafeAreaInsets = insets
    }
}

/// The visible state of a presenting view, or of one in a presentation that presents, as text: equal looks give equal
/// texts.
@MainActor
struct SeenLooks: Equatable {
    let text: String

    init(_ view: UIView, of controller: UIViewController) {
        func number(_ value: CGFloat) -> String { "\((value * 1000).rounded() / 1000 + 0)" }
        func numbers(_ values: CGFloat...) -> String { values.map(number).joined(separator: " ") }
        func insets(_ insets: UIEdgeInsets) -> String { numbers(insets.top, insets.left, insets.bottom, insets.right) }
        func corners(_ layer: CALayer) -> String {
            "\(number(layer.cornerRadius)) \(layer.maskedCorners.rawValue) \(layer.cornerCurve.rawValue)"
        }
        let transform = view.transform
        var parts = [
            "alpha \(number(view.alpha))",
            numbers(transform.a, transform.b, transform.c, transform.d, transform.tx, transform.ty),
            "corners \(corners(view.layer))", "clips \(view.clipsToBounds)",
            "safe area \(insets(controller.view.safeAreaInsets))",
            "added \(insets(controller.additionalSafeAreaInsets))",
        ]
        if view !== controller.view, let clip = view.firstView(named: "presentation.clip") {
            parts.append("chrome \(corners(clip.layer))")
        }
        text = parts.joined(separator: ", ")
    }
}
