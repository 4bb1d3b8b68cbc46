import UIKit

/// The bar at the top of a sheet that shows that it can be moved.
final class GrabberView: UIView {
    init() {
        super.init(frame: CGRect(origin: .zero, size: PresentationDefaults.Grabber.size))
        accessibilityIdentifier = "presentation.grabber"
        backgroundColor = .systemGray3
        layer.cornerRadius = PresentationDefaults.Grabber.size.height / 2
        isUserInteractionEnabled = false
        isHidden = true
    }

    @available(*, unavailable)
    required init?(coder: NSCoder) {
        preconditionFailure("A grabber is made in code.")
    }

    /// Centres the bar without rounding, as UIKit does.
    func place(in bounds: CGRect) {
        center = CGPoint(
            x: bounds.midX,
            y: bounds.minY + PresentationDefaults.Grabber.topInset + PresentationDefaults.Grabber.size.height / 2)
    }
}
