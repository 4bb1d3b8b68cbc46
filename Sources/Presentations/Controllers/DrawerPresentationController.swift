import UIKit

/// Manages the presentation of a ``Drawer``.
public final class DrawerPresentationController: PresentationController {
    /// The drawer's settings. A change shows in the next layout pass; use ``animateChanges(_:)`` to animate it.
    public var drawer: Drawer {
        didSet { if oldValue != drawer { invalidatePresentation() } }
    }

    /// Makes the controller of one presentation.
    public init(
        drawer: Drawer = Drawer(), presentedViewController: UIViewController,
        presenting presentingViewController: UIViewController?
    ) {
        self.drawer = drawer
        super.init(presentedViewController: presentedViewController, presenting: presentingViewController)
    }

    /// Changes the settings and animates to the result, as
    /// ``PresentationController/animatePresentation(_:)`` does.
    public func animateChanges(_ changes: (inout Drawer) -> Void) {
        animateChanges(of: \.drawer, in: self, changes)
    }

    public override func presentationLayout(in environment: LayoutEnvironment) -> PresentationLayout {
        DrawerLayout(drawer: drawer, environment: environment).layout
    }

    public override var presentationLook: PresentationAppearance {
        PresentationAppearance(
            shadow: drawer.shadow, dimming: drawer.dimming, presenter: drawer.presenter,
            backgroundColor: drawer.backgroundColor, animation: drawer.animation ?? .slide(from: drawer.edge.side))
    }

    public override var presentationBehavior: DismissalBehavior {
        DismissalBehavior(dismissal: drawer.dismissal, swipeThreshold: drawer.swipeThreshold)
    }

    override var dragEdge: PresentationEdge { drawer.edge.side }
}
