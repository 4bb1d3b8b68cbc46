import UIKit

extension Card {
    @MainActor
    public func makePresentationController(
        presented: UIViewController, presenting: UIViewController?
    ) -> PresentationController {
        CardPresentationController(style: self, presentedViewController: presented, presenting: presenting)
    }
}

/// Manages the presentation of a ``Card``.
public final class CardPresentationController: StyledPresentationController<Card> {
    /// The card's settings. A change shows in the next layout pass; use `animateChanges(_:completion:)` to animate it.
    public var card: Card {
        get { presentedStyle }
        set { presentedStyle = newValue }
    }

    override var followsDisplay: Bool { presentedStyle.corners != nil }
}
