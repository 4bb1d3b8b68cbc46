import UIKit

/// Manages the presentation of a ``Card``.
///
/// ```swift
/// func didSelectTrack() {
///     cardPresentationController?.animateChanges {
///         $0.size = .fraction(width: 1, height: 0.9)
///     }
/// }
/// ```
public final class CardPresentationController: StyledPresentationController<Card> {
    /// The card's options. A change takes effect in the next layout pass. Use
    /// ``StyledPresentationController/animateChanges(_:completion:)`` to animate it.
    public var card: Card {
        get { presentedStyle }
        set { presentedStyle = newValue }
    }
}

extension Card: DisplayDependentStyle {
    @MainActor
    public func makePresentationController(
        presented: UIViewController, presenting: UIViewController?
    ) -> PresentationController {
        CardPresentationController(style: self, presentedViewController: presented, presenting: presenting)
    }

    /// Only concentric corners depend on the place on the display.
    var followsDisplay: Bool { corners != nil }
}
