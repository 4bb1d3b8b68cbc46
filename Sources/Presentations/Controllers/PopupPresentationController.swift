import UIKit

extension Popup {
    @MainActor
    public func makePresentationController(
        presented: UIViewController, presenting: UIViewController?
    ) -> PresentationController {
        PopupPresentationController(style: self, presentedViewController: presented, presenting: presenting)
    }
}

/// Manages the presentation of a ``Popup``.
public final class PopupPresentationController: StyledPresentationController<Popup> {
    /// The popup's settings. A change shows in the next layout pass; use `animateChanges(_:completion:)` to animate it.
    public var popup: Popup {
        get { presentedStyle }
        set { presentedStyle = newValue }
    }

    override var followsDisplay: Bool { presentedStyle.corners != nil }
}
