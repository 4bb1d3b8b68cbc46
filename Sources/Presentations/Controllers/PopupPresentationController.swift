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
///
/// ```swift
/// func textFieldDidBeginEditing(_ textField: UITextField) {
///     popupPresentationController?.animateChanges { $0.position = .top }
/// }
/// ```
public final class PopupPresentationController: StyledPresentationController<Popup> {
    /// The popup's options. A change takes effect in the next layout pass. Use
    /// ``StyledPresentationController/animateChanges(_:completion:)`` to animate it.
    public var popup: Popup {
        get { presentedStyle }
        set { presentedStyle = newValue }
    }

    /// Saves the conversion in each layout: only concentric corners depend on the place on the display.
    override var followsDisplay: Bool { presentedStyle.corners != nil }
}
