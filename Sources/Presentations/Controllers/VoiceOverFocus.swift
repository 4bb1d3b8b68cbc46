import UIKit

/// Where the cursor of VoiceOver, or of another assistive technology, goes when a presentation is over: back to what it was
/// on before.
@MainActor
struct VoiceOverFocus {
    private weak var element: NSObject?

    /// Remembers what has the cursor now, if there is one.
    init() {
        element = Self.current
    }

    /// Nothing to go back to when it has left the screen.
    var target: NSObject? {
        guard let view = element as? UIView else { return element }
        return view.window == nil ? nil : view
    }

    /// Beside a view that is not modal the cursor may have gone to something else, which it then keeps.
    mutating func follow(outside container: UIView) {
        guard let view = Self.current as? UIView, !view.isDescendant(of: container) else { return }
        element = view
    }

    private static var current: NSObject? {
        UIAccessibility.focusedElement(using: nil) as? NSObject
    }
}
