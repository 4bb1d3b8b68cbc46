import UIKit

/// A view controller that decides the detents of the half-sheet in which it is shown.
///
/// It is presented itself, or shown by a presented container. While it is shown, its detents apply instead of the
/// style's ``HalfSheet/detents``, and it has its own selected detent.
///
/// ```swift
/// final class MapDetail: UIViewController, HalfSheetContent {
///     let halfSheetDetents: [HalfSheet.Detent] = [.height(180), .large()]
/// }
/// ```
///
/// Right after a push or pop, ``HalfSheet/selectedDetentIdentifier`` is still that of the view controller that leaves.
/// See <doc:SheetsAndDetents#Give-each-screen-its-detents>.
@MainActor
public protocol HalfSheetContent: UIViewController {
    /// The heights at which the sheet rests while this view controller is on top. The identifiers must be different.
    /// For an empty array the sheet has its largest height.
    ///
    /// Read when the view controller comes to the top. When the value changes, call
    /// ``HalfSheetPresentationController/invalidateDetents()`` on its `halfSheetPresentationController`.
    var halfSheetDetents: [HalfSheet.Detent] { get }

    /// The detent when the view controller is shown for the first time. Defaults to `nil`: the smallest active one,
    /// also for an identifier that no active detent has.
    var initialHalfSheetDetentIdentifier: HalfSheet.Detent.Identifier? { get }

    /// The largest detent without dimming while this view controller is on top; without an active one there is none.
    /// Defaults to `nil`: that of the sheet, up to the height of its ``HalfSheet/largestUndimmedDetentIdentifier``.
    var largestUndimmedHalfSheetDetentIdentifier: HalfSheet.Detent.Identifier? { get }
}

extension HalfSheetContent {
    public var initialHalfSheetDetentIdentifier: HalfSheet.Detent.Identifier? { nil }
    public var largestUndimmedHalfSheetDetentIdentifier: HalfSheet.Detent.Identifier? { nil }

    fileprivate var own: ScreenDetents.Own { (halfSheetDetents, largestUndimmedHalfSheetDetentIdentifier) }
}

/// The detents of the screen, the view controller on top in a half-sheet, and the last selected ones of other screens.
///
/// Screens without their own detents share those of the style, and one selection.
///
/// It is a class, because a screen may lay out the window in `halfSheetDetents`, which reads the previous detents here.
/// A `mutating` method would still have exclusive access.
@MainActor
final class ScreenDetents {
    /// The detents of a screen, and the largest one without dimming, if it is not the sheet's.
    typealias Own = (detents: [HalfSheet.Detent], undimmed: DetentIdentifier?)

    /// What the screen brings; `nil` if the detents of the style apply.
    private(set) var own: Own?
    private weak var screen: (any HalfSheetContent)?
    private var styleSelection: DetentIdentifier?
    private var selections: [(screen: WeakReference<UIViewController>, identifier: DetentIdentifier?)] = []

    /// Changes to a screen with or without its own detents. Returns its selected detent: the last one, or the initial.
    func show(_ next: (any HalfSheetContent)?, leaving selection: DetentIdentifier?) -> DetentIdentifier? {
        guard next !== screen || next == nil && own != nil else { return selection }
        remember(selection)
        screen = next
        own = next?.own
        guard let next else { return styleSelection }
        let left = selections.first { $0.screen.object === next }
        return left == nil ? next.initialHalfSheetDetentIdentifier : left?.identifier
    }

    func reload() {
        if let screen { own = screen.own }
    }

    private func remember(_ selection: DetentIdentifier?) {
        guard own != nil else { return styleSelection = selection }
        selections.removeAll { $0.screen.object == nil || $0.screen.object === screen }
        if let screen { selections.append((WeakReference(screen), selection)) }
    }
}
