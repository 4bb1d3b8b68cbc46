import UIKit

@testable import Presentations

/// An app's own style that covers the whole container, so that it can cover a scrim.
struct WholeStyle: PresentationStyle {
    let animation: TransitionAnimation

    @MainActor
    func makePresentationController(
        presented: UIViewController, presenting: UIViewController?
    ) -> PresentationController {
        WholePresentationController(animation, presented: presented, presenting: presenting)
    }
}

private final class WholePresentationController: PresentationController {
    private let wholeAnimation: TransitionAnimation

    init(_ animation: TransitionAnimation, presented: UIViewController, presenting: UIViewController?) {
        wholeAnimation = animation
        super.init(presentedViewController: presented, presenting: presenting)
    }

    override var presentationAppearance: PresentationAppearance { PresentationAppearance(animation: wholeAnimation) }
}
