import UIKit

/// Manages the presentation of a ``HalfSheet``, and a half-sheet that
/// ``UIKit/UIViewController/addHalfSheet(_:style:isRemovable:animated:completion:onRemove:)`` has added.
///
/// ```swift
/// places.halfSheetPresentationController?.animateChanges {
///     $0.selectedDetentIdentifier = .large
/// }
/// places.halfSheetPresentationController?.delegate = self
/// ```
public final class HalfSheetPresentationController: StyledPresentationController<HalfSheet> {
    /// The sheet's options. A change takes effect in the next layout pass, or in `animateChanges(_:completion:)`.
    ///
    /// The selected detent is that of the view controller on top. The detents are those that the app has set, even
    /// while those of a ``HalfSheetContent`` apply.
    public var halfSheet: HalfSheet {
        get { presentedStyle }
        set { presentedStyle = newValue }
    }

    /// Resolves the detents again in the next layout pass. An animation and `animateChanges(_:completion:)` animate it.
    ///
    /// Call it when a value that a resolver reads has changed, or the detents of a ``HalfSheetContent``. Changes of the
    /// content need no call, except for those that ``PresentationController/invalidatePresentation()`` lists.
    public func invalidateDetents() { presentation.reloadDetents() }
}

extension HalfSheet: NamedStyle {
    func makeController(presented: UIViewController, presenting: UIViewController?) -> PresentationController {
        HalfSheetPresentationController(style: self, presentedViewController: presented, presenting: presenting)
    }

    /// Only concentric corners and a floating sheet depend on the place on the display.
    var followsDisplay: Bool { corners != nil || hasFloatingLook(onSystemWith: .system) }
}

/// The delegate of a half-sheet, which also receives UIKit's calls for every presentation.
///
/// Set it as the presentation controller's `delegate`, which is a weak reference. All methods are optional.
///
/// ```swift
/// func halfSheetPresentationControllerDidChangeSelectedDetentIdentifier(
///     _ controller: HalfSheetPresentationController
/// ) {
///     navigationItem.rightBarButtonItem?.isEnabled =
///         controller.halfSheet.selectedDetentIdentifier != .large
/// }
/// ```
@MainActor
public protocol HalfSheetPresentationControllerDelegate: PresentationProgressDelegate, PresentationDragDelegate {
    /// Tells the delegate that the user has selected another detent, with a drag, a tap on the grabber or VoiceOver.
    ///
    /// Called once with the new value of `halfSheet.selectedDetentIdentifier`, while the sheet is still moving to it.
    /// Not called if the sheet returns to its previous detent, or if code selects one.
    func halfSheetPresentationControllerDidChangeSelectedDetentIdentifier(_ controller: HalfSheetPresentationController)

    /// Asks whether a drag may move the sheet. Defaults to `true`. It is
    /// ``PresentationDragDelegate/presentationController(_:shouldBeginDraggingAt:)`` under the sheet's name.
    func halfSheetPresentationController(
        _ controller: HalfSheetPresentationController, shouldBeginDraggingAt point: CGPoint
    ) -> Bool

    /// Tells the delegate that the user lifts the finger, and which detent the sheet moves to. It is
    /// ``PresentationDragDelegate/presentationControllerWillEndDragging(_:withVelocity:targetDetentIdentifier:)`` under
    /// the sheet's name.
    func halfSheetPresentationControllerWillEndDragging(
        _ controller: HalfSheetPresentationController, withVelocity velocity: CGFloat,
        targetDetentIdentifier: inout HalfSheet.Detent.Identifier?)
}

extension HalfSheetPresentationControllerDelegate {
    public func halfSheetPresentationControllerDidChangeSelectedDetentIdentifier(
        _ controller: HalfSheetPresentationController
    ) {}

    public func halfSheetPresentationController(
        _ controller: HalfSheetPresentationController, shouldBeginDraggingAt point: CGPoint
    ) -> Bool { true }

    public func halfSheetPresentationControllerWillEndDragging(
        _ controller: HalfSheetPresentationController, withVelocity velocity: CGFloat,
        targetDetentIdentifier: inout HalfSheet.Detent.Identifier?
    ) {}
}
