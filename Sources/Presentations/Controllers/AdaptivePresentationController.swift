import UIKit

extension Adaptive {
    @MainActor
    public func makePresentationController(
        presented: UIViewController, presenting: UIViewController?
    ) -> PresentationController {
        AdaptivePresentationController(
            compact: compact.makePresentationController(presented: presented, presenting: presenting),
            regular: regular.makePresentationController(presented: presented, presenting: presenting),
            presentedViewController: presented, presenting: presenting)
    }
}

/// Manages the presentation of an ``Adaptive`` style.
///
/// It has a controller for each of the two styles, and takes all descriptions from the one for the current width of the
/// window. `cardPresentationController` and the similar properties return that one, so code for one style does not have
/// to know the other:
///
/// ```swift
/// list.halfSheetPresentationController?.animateChanges {
///     $0.selectedDetentIdentifier = .large
/// }
/// let other =
///     list.adaptivePresentationController?.regularPresentationController
///     as? PopupPresentationController
/// other?.popup.position = .top
/// ```
///
/// UIKit knows only this controller: it has the delegate and the container, and is the `presentationController` of the
/// content. A ``HalfSheetPresentationControllerDelegate`` is set as its delegate, and is passed the controller of the
/// half-sheet.
public final class AdaptivePresentationController: PresentationController, DetentPresentationController,
    ScreenFollower
{
    /// The controller of the style in a compact width.
    public let compactPresentationController: PresentationController
    /// The controller of the style in a regular width.
    public let regularPresentationController: PresentationController

    init(
        compact: PresentationController, regular: PresentationController, presentedViewController: UIViewController,
        presenting presentingViewController: UIViewController?
    ) {
        compactPresentationController = compact
        regularPresentationController = regular
        super.init(presentedViewController: presentedViewController, presenting: presentingViewController)
        both.forEach { $0.presentationGeometry.host = self }
    }

    private var both: [PresentationController] { [compactPresentationController, regularPresentationController] }

    /// The controller of the style for the current width.
    public var currentPresentationController: PresentationController {
        let known = presentationGeometry.outermost ?? self
        let traits = known.containerView?.traitCollection ?? known.presentingViewController.traitCollection
        return controller(isWide: traits.horizontalSizeClass == .regular)
    }

    private func controller(isWide: Bool) -> PresentationController {
        isWide ? regularPresentationController : compactPresentationController
    }

    // MARK: Descriptions

    public override func presentationLayout(in environment: LayoutEnvironment) -> PresentationLayout {
        controller(isWide: environment.traits.isWide).presentationLayout(in: environment)
    }

    public override func detentFrames(in environment: LayoutEnvironment) -> [DetentFrame] {
        controller(isWide: environment.traits.isWide).detentFrames(in: environment)
    }

    public override var presentationAppearance: PresentationAppearance {
        currentPresentationController.presentationAppearance
    }

    public override var dismissalBehavior: DismissalBehavior { currentPresentationController.dismissalBehavior }

    public override var presentationAnchor: PresentationAnchor? { currentPresentationController.presentationAnchor }

    override var followsDisplay: Bool { both.contains(where: \.followsDisplay) }

    // MARK: Changes of the width

    /// Ends a drag when the style changes.
    public override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
        let width = containerView?.traitCollection.horizontalSizeClass
        if width != previousTraitCollection?.horizontalSizeClass { presentationComponents?.cancelFingers() }
        super.traitCollectionDidChange(previousTraitCollection)
    }

    public override func presentationTransitionWillBegin() {
        presentationGeometry.content.onScreenChange = { [weak self] in self?.screenDidChange() }
        screenDidChange()
        super.presentationTransitionWillBegin()
    }

    func screenDidChange() {
        both.forEach { ($0 as? any ScreenFollower)?.screenDidChange() }
    }

    // MARK: Detents

    private var detents: (any DetentPresentationController)? {
        currentPresentationController as? any DetentPresentationController
    }

    /// Passes the selection to the style for the current width, as all other calls about detents.
    public func userDidSelectDetent(_ identifier: DetentIdentifier) {
        detents?.userDidSelectDetent(identifier)
    }

    public var observesProgress: Bool { detents?.observesProgress ?? false }

    public func presentedViewDidMove(to progress: PresentationProgress) {
        detents?.presentedViewDidMove(to: progress)
    }

    /// Passes the call to both styles.
    public func keyboardWillAppear() {
        both.forEach { ($0 as? any DetentPresentationController)?.keyboardWillAppear() }
    }

    public var prefersScrollingExpandsWhenScrolledToEdge: Bool {
        detents?.prefersScrollingExpandsWhenScrolledToEdge ?? false
    }

    public var resizesContentWhileDragging: Bool { detents?.resizesContentWhileDragging ?? true }

    public var playsHaptics: Bool { detents?.playsHaptics ?? false }

    public var accessibilityStrings: AccessibilityStrings {
        detents?.accessibilityStrings ?? presentationAppearance.accessibilityStrings
    }
}

/// A controller whose settings depend on the view controller on top of the content.
@MainActor
protocol ScreenFollower: PresentationController {
    /// Called when another view controller is on top of a presented stack, and when the presentation begins.
    func screenDidChange()
}
