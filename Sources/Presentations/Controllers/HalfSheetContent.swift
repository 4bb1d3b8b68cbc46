import UIKit

/// A view controller that decides the detents of the half-sheet in which it is shown.
///
/// Conform to it in a presented view controller, or in a view controller of a presented navigation stack. While it is
/// on top of the stack, its detents apply instead of the style's ``HalfSheet/detents``. The sheet changes its height
/// along with a push or pop. It follows a swipe back, and returns if that is cancelled. View controllers that do not
/// conform have the detents of the navigation controller, if that conforms, or else those of the style.
///
/// ```swift
/// final class MapDetail: UIViewController, HalfSheetContent {
///     let halfSheetDetents: [HalfSheet.Detent] = [.height(180), .large()]
/// }
/// ```
///
/// Each conforming view controller has its own selected detent, which is restored when it comes back to the top. All
/// others share one. ``HalfSheet/selectedDetentIdentifier`` is always that of the visible view controller. Right after
/// a call that pushes or pops, that is still the one that leaves. The sheet's delegate is told about the movement, but
/// not about a selection, because the user has not selected a detent.
@MainActor
public protocol HalfSheetContent: UIViewController {
    /// The heights at which the sheet rests while this view controller is on top.
    ///
    /// Read when the view controller comes to the top. When the value changes, call
    /// ``HalfSheetPresentationController/invalidateDetents()`` on its `halfSheetPresentationController`. The
    /// identifiers must be different. For an empty array the sheet has its largest height.
    var halfSheetDetents: [HalfSheet.Detent] { get }

    /// The detent that the sheet rests at when the view controller is shown for the first time. Defaults to `nil`: the
    /// smallest active detent, which is also used for an identifier that no active detent has.
    var initialHalfSheetDetentIdentifier: HalfSheet.Detent.Identifier? { get }
}

extension HalfSheetContent {
    public var initialHalfSheetDetentIdentifier: HalfSheet.Detent.Identifier? { nil }
}
