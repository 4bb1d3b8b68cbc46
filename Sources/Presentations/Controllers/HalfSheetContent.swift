import UIKit

/// A view controller that brings its own detents to the half-sheet in which it is shown.
///
/// Conform to it in a presented controller, or in a controller of a presented navigation stack. While the controller is on
/// top of the stack, its detents apply instead of the style's ``HalfSheet/detents``. The sheet changes its height within a
/// push or pop, follows a swipe back, and returns if that is taken back. Controllers that do not conform have the detents of
/// the navigation controller, if that conforms, or else of the style.
///
/// ```swift
/// final class MapDetail: UIViewController, HalfSheetContent {
///     let halfSheetDetents: [HalfSheet.Detent] = [.height(180), .large()]
/// }
/// ```
///
/// Each controller that conforms has its own selected detent: one that comes back to the top rests where it was left. Those
/// that do not conform share one. ``HalfSheet/selectedDetentIdentifier`` is always that of the screen that is shown. The
/// delegate hears of the movement, but not of the selection: the user has not selected anything.
@MainActor
public protocol HalfSheetContent: UIViewController {
    /// The heights at which the sheet rests while this controller is shown. An empty list traps, and so do two detents with
    /// the same identifier.
    ///
    /// Read when the controller comes to the top. Call `invalidateDetents()` on its `halfSheetPresentationController` when the
    /// value has changed.
    var halfSheetDetents: [HalfSheet.Detent] { get }

    /// The detent that the sheet rests at when the controller is shown for the first time. Defaults to `nil`: the smallest
    /// active one, as for an identifier that no active detent has.
    var initialHalfSheetDetentIdentifier: HalfSheet.Detent.Identifier? { get }
}

extension HalfSheetContent {
    public var initialHalfSheetDetentIdentifier: HalfSheet.Detent.Identifier? { nil }
}
