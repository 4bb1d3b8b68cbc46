import UIKit

/// Manages the presentation of a ``Popup``.
public final class PopupPresentationController: PresentationController {
    /// The popup's settings. A change shows in the next layout pass; use ``animateChanges(_:)`` to animate it.
    public var popup: Popup {
        didSet { if oldValue != popup { invalidatePresentation() } }
    }

    /// Makes the controller of one presentation.
    public init(
        popup: Popup = Popup(), presentedViewController: UIViewController,
        presenting presentingViewController: UIViewController?
    ) {
        self.popup = popup
        super.init(presentedViewController: presentedViewController, presenting: presentingViewController)
    }

    /// Changes the settings and animates to the result, as
    /// ``PresentationController/animatePresentation(_:)`` does.
    public func animateChanges(_ changes: (inout Popup) -> Void) {
        animateChanges(of: \.popup, in: self, changes)
    }

    public override func presentationLayout(in environment: LayoutEnvironment) -> PresentationLayout {
        PopupLayout(popup: popup, environment: environment).layout
    }

    public override var presentationLook: PresentationAppearance {
        PresentationAppearance(
            shadow: popup.shadow, dimming: popup.dimming, backgroundColor: popup.backgroundColor,
            animation: popup.animation)
    }

    public override var presentationBehavior: DismissalBehavior {
        DismissalBehavior(dismissal: popup.dismissal, swipeThreshold: popup.swipeThreshold)
    }
}
