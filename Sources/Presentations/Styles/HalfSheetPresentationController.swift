import UIKit

/// Manages the presentation of a ``HalfSheet``, and a half-sheet that
/// ``UIKit/UIViewController/addHalfSheet(_:style:animated:completion:)`` has added.
///
/// ```swift
/// places.halfSheetPresentationController?.animateChanges {
///     $0.selectedDetentIdentifier = .large
/// }
/// places.halfSheetPresentationController?.delegate = self
/// ```
public class HalfSheetPresentationController: StyledPresentationController<HalfSheet> {
    /// The sheet's options. A change takes effect in the next layout pass. Use
    /// ``StyledPresentationController/animateChanges(_:completion:)`` to animate it.
    ///
    /// The selected detent is that of the view controller on top. The detents are those that the app has set, even
    /// while those of a ``HalfSheetContent`` apply.
    public final var halfSheet: HalfSheet {
        get { presentedStyle }
        set { presentedStyle = newValue }
    }

    /// Resolves the detents again.
    ///
    /// Call it when a value that a resolver reads has changed, or the detents of a ``HalfSheetContent``. Changes of the
    /// content need no call, except for those that ``PresentationController/invalidatePresentation()`` lists.
    ///
    /// The sheet moves in the next layout pass. Inside an animation, or in `animateChanges(_:completion:)`, the
    /// movement is animated.
    ///
    /// ```swift
    /// placesDidLoad = true
    /// halfSheetPresentationController?.invalidateDetents()
    /// ```
    public final func invalidateDetents() {
        presentation.reloadDetents()
    }
}

extension HalfSheet: DisplayDependentStyle {
    @MainActor
    public func makePresentationController(
        presented: UIViewController, presenting: UIViewController?
    ) -> PresentationController {
        HalfSheetPresentationController(style: self, presentedViewController: presented, presenting: presenting)
    }

    /// Only concentric corners and a floating sheet depend on the place on the display.
    var followsDisplay: Bool { corners != nil || isFloating(onSystemWith: SystemLook.sheets) }
}
