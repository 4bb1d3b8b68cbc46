import UIKit

/// Manages the presentation of a ``Card``.
public final class CardPresentationController: PresentationController {
    /// The card's settings. A change shows in the next layout pass; use ``animateChanges(_:)`` to animate it.
    public var card: Card {
        didSet { if oldValue != card { invalidatePresentation() } }
    }

    /// Makes the controller of one presentation.
    public init(
        card: Card = Card(), presentedViewController: UIViewController,
        presenting presentingViewController: UIViewController?
    ) {
        self.card = card
        super.init(presentedViewController: presentedViewController, presenting: presentingViewController)
    }

    /// Changes the settings and animates to the result, as
    /// ``PresentationController/animatePresentation(_:)`` does.
    public func animateChanges(_ changes: (inout Card) -> Void) {
        animateChanges(of: \.card, in: self, changes)
    }

    public override func presentationLayout(in environment: LayoutEnvironment) -> PresentationLayout {
        CardLayout(card: card, environment: environment).layout
    }

    public override var presentationLook: PresentationAppearance {
        PresentationAppearance(
            shadow: card.shadow, dimming: card.dimming, presenter: card.presenter,
            backgroundColor: card.backgroundColor, animation: card.animation)
    }

    public override var presentationBehavior: DismissalBehavior {
        DismissalBehavior(dismissal: card.dismissal, swipeThreshold: card.swipeThreshold)
    }

    override var dragEdge: PresentationEdge { card.animation.edge ?? card.edge }
}
