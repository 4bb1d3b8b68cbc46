import UIKit

/// The detents of the view controller on top in a half-sheet, the screen, and the last selected detents of the other
/// screens.
///
/// Screens without their own detents share those of the style, and one selection.
///
/// It is a class, because a screen may lay out the window in `halfSheetDetents`, which reads the previous detents here.
/// A `mutating` method would still have exclusive access.
@MainActor
final class ScreenDetents {
    /// The screen's own detents; `nil` if those of the style apply.
    private(set) var own: [HalfSheet.Detent]?
    private weak var screen: (any HalfSheetContent)?
    private var styleSelection: DetentIdentifier?
    private var selections: [Selection] = []

    /// The last selected detent of a screen.
    private struct Selection {
        weak var screen: (any HalfSheetContent)?
        let identifier: DetentIdentifier?
    }

    /// Changes to another screen.
    ///
    /// - Parameters:
    ///   - next: A screen with its own detents; `nil` for one without.
    ///   - selection: The selected detent of the current screen.
    /// - Returns: The selected detent of the next screen: its last one, or its initial one.
    func show(_ next: (any HalfSheetContent)?, leaving selection: DetentIdentifier?) -> DetentIdentifier? {
        guard next !== screen || next == nil && own != nil else { return selection }
        remember(selection)
        screen = next
        own = next?.halfSheetDetents
        guard let next else { return styleSelection }
        let left = selections.first { $0.screen === next }
        return left.map(\.identifier) ?? next.initialHalfSheetDetentIdentifier
    }

    /// Asks the screen for its detents again.
    func reload() {
        if let screen { own = screen.halfSheetDetents }
    }

    private func remember(_ selection: DetentIdentifier?) {
        guard own != nil else { return styleSelection = selection }
        selections.removeAll { $0.screen == nil || $0.screen === screen }
        if let screen { selections.append(Selection(screen: screen, identifier: selection)) }
    }
}
