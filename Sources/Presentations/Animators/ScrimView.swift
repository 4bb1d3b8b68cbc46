import UIKit

/// A veil over the lower of two views that change places.
final class ScrimView: UIView {
    private let scrim: TransitionAnimation.Scrim

    /// Puts it right below a view, which has to cover the whole container; `nil` where it does not.
    init?(_ scrim: TransitionAnimation.Scrim, below view: UIView, in container: UIView) {
        guard view.superview === container, ViewPlace(view).frame.contains(container.bounds) else { return nil }
        self.scrim = scrim
        super.init(frame: container.bounds)
        backgroundColor = scrim.color
        autoresizingMask = [.flexibleWidth, .flexibleHeight]
        accessibilityIdentifier = "presentation.scrim"
        // What is beneath is on its way, and touches have been kept from it by UIKit.
        isUserInteractionEnabled = false
        container.insertSubview(self, belowSubview: view)
    }

    @available(*, unavailable)
    required init?(coder: NSCoder) {
        preconditionFailure("A scrim is made in code.")
    }

    /// Gives it a share of its density, 0…1.
    func show(_ level: CGFloat) {
        alpha = min(1, max(0, scrim.alpha.finite)) * level
    }

    /// The share of the time in which it changes.
    func span(isForward: Bool) -> ClosedRange<CGFloat> {
        isForward ? scrim.span : (1 - scrim.span.upperBound)...(1 - scrim.span.lowerBound)
    }
}
