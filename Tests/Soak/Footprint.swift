import HeapUse
import UIKit

/// The objects in memory at one moment.
@MainActor
struct Footprint {
    /// View controllers that were presented, added or pushed.
    let contents: Int
    /// The number of them that have been made so far.
    let made: Int
    /// Views below the window.
    let views: Int
    /// Layers, in the window or not, and so all views.
    let layers: Int
    /// Bytes that were allocated and not freed, including those of observers, which Foundation does not count.
    let bytes: Int

    init(_ window: UIWindow) {
        contents = Content.living
        made = Content.made
        views = Self.views(below: window)
        layers = LiveObjects.layers
        // The log for tests keeps up to two thousand entries.
        UIAccessibility.posted = []
        bytes = bytesInUse()
    }

    private static func views(below view: UIView) -> Int {
        view.subviews.reduce(view.subviews.count) { $0 + views(below: $1) }
    }
}
