import UIKit

/// Manages the presentation of a ``Drawer``.
///
/// ```swift
/// func showSearchResults() {
///     drawerPresentationController?.animateChanges {
///         $0.width = .fraction(0.8)
///     }
/// }
/// ```
public final class DrawerPresentationController: StyledPresentationController<Drawer> {
    /// The drawer's options. A change takes effect in the next layout pass. Use
    /// ``StyledPresentationController/animateChanges(_:completion:)`` to animate it.
    public var drawer: Drawer {
        get { presentedStyle }
        set { presentedStyle = newValue }
    }
}

extension Drawer: DisplayDependentStyle {
    @MainActor
    public func makePresentationController(
        presented: UIViewController, presenting: UIViewController?
    ) -> PresentationController {
        DrawerPresentationController(style: self, presentedViewController: presented, presenting: presenting)
    }

    /// Only concentric corners depend on the place on the display.
    var followsDisplay: Bool { corners != nil }
}
