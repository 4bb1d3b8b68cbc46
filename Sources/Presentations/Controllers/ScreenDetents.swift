import UIKit

/// The detents of the screen that a half-sheet shows, and the detents at which the other screens were left.
///
/// Screens that bring no detents share those of the style, and one selection.
///
/// A class, because a screen may lay out the window in `halfSheetDetents`: that reads the previous detents here, and a
/// `mutating` method would still have exclusive access.
@MainActor
final class ScreenDetents {
    /// The detents of the screen; `nil` for those of the style.
    private(set) var own: [HalfSheet.Detent]?
    private weak var screen: (any HalfSheetContent)?
    private var styleSelection: DetentIdentifier?
    private var selections: [Selection] = []

    /// The detent at which a screen was left.
    private struct Selection {
        weak var screen: (any HalfSheetContent)?
        let identifier: DetentIdentifier?
    }

    /// Shows another screen.
    ///
    /// - Parameters:
    ///   - next: A screen with detents of its own; `nil` for one without.
    ///   - selection: The selected detent of the present screen.
    /// - Returns: The selected detent of the next screen: the one at which it was left, or its initial one.
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
