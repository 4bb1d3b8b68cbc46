import UIKit

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
}

extension Popup: DisplayDependentStyle {
    @MainActor
    public func makePresentationController(
        presented: UIViewController, presenting: UIViewController?
    ) -> PresentationController {
        PopupPresentationController(style: self, presentedViewController: presented, presenting: presenting)
    }

    /// Only concentric corners depend on the place on the display.
    var followsDisplay: Bool { corners != nil }
}
