import UIKit

extension Drawer {
    @MainActor
    public func makePresentationController(
        presented: UIViewController, presenting: UIViewController?
    ) -> PresentationController {
        DrawerPresentationController(style: self, presentedViewController: presented, presenting: presenting)
    }
}

/// Manages the presentation of a ``Drawer``.
public final class DrawerPresentationController: StyledPresentationController<Drawer> {
    /// The drawer's settings. A change shows in the next layout pass; use `animateChanges(_:completion:)` to animate it.
    public var drawer: Drawer {
        get { presentedStyle }
        set { presentedStyle = newValue }
    }

    override var followsDisplay: Bool { presentedStyle.corners != nil }
}
