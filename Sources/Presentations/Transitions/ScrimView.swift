import UIKit

/// The view that shows a `TransitionAnimation.Scrim` between the two views of a transition.
final class ScrimView: UIView {
    private let scrim: TransitionAnimation.Scrim

    /// Inserts the scrim directly behind a view. Fails unless that view covers the other one or the whole container.
    /// With opaque bars both views are smaller than the container.
    init?(_ scrim: TransitionAnimation.Scrim, below view: UIView, over other: UIView?, in container: UIView) {
        let frame = ViewGeometry(view).frame
        let isCovering =
            frame.contains(container.bounds) || other.map { frame.contains(ViewGeometry($0).frame) } == true
        guard view.superview === container, isCovering else { return nil }
        self.scrim = scrim
        super.init(frame: frame)
        backgroundColor = scrim.color
        autoresizingMask = [.flexibleWidth, .flexibleHeight]
        accessibilityIdentifier = "presentation.scrim"
        // UIKit keeps touches from the views of a transition, so the scrim does not have to.
        isUserInteractionEnabled = false
        container.insertSubview(self, belowSubview: view)
    }

    @available(*, unavailable)
    required init?(coder: NSCoder) {
        preconditionFailure("A scrim is made in code.")
    }

    /// Shows a fraction of the scrim's opacity, 0…1.
    func show(_ level: CGFloat) {
        alpha = min(1, max(0, scrim.alpha.usable)) * level
    }

    /// Returns the part of the duration in which the opacity changes.
    func relativeTiming(_ operation: TransitionAnimator.Operation) -> ClosedRange<CGFloat> {
        scrim.relativeTiming.played(operation)
    }
}
