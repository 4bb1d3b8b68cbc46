import UIKit

/// A veil over the lower of two views that change places.
final class ScrimView: UIView {
    private let scrim: TransitionAnimation.Scrim

    /// Puts it right below a view, which has to cover the other one, or the whole container; `nil` where it does not. Beside
    /// bars that let nothing show through both views are smaller than the container.
    init?(_ scrim: TransitionAnimation.Scrim, below view: UIView, over other: UIView?, in container: UIView) {
        let frame = ViewGeometry(view).frame
        let isCovering = frame.contains(container.bounds) || other.map { frame.contains(ViewGeometry($0).frame) } == true
        guard view.superview === container, isCovering else { return nil }
        self.scrim = scrim
        super.init(frame: frame)
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
        alpha = min(1, max(0, scrim.alpha.usable)) * level
    }

    /// The share of the time in which it changes.
    func span(_ operation: TransitionAnimator.Operation) -> ClosedRange<CGFloat> {
        scrim.span.played(operation)
    }
}
