import UIKit

/// The element to which the cursor of VoiceOver, or of another assistive technology, returns after a presentation.
@MainActor
struct VoiceOverFocus {
    private weak var element: NSObject?

    /// Stores the element that has the cursor now, if there is one.
    init() {
        element = Self.current
    }

    /// The element; `nil` if it is a view that is no longer in a window.
    var target: NSObject? {
        guard let view = element as? UIView else { return element }
        return view.window == nil ? nil : view
    }

    /// Stores the view that has the cursor now if it is outside of the container. The user may move the cursor there
    /// while the presented view is not modal.
    mutating func follow(outside container: UIView) {
        guard let view = Self.current as? UIView, !view.isDescendant(of: container) else { return }
        element = view
    }

    /// Returns whether the cursor is on a view, or on an element in it.
    static func isInside(_ view: UIView) -> Bool {
        if let element = current as? UIView { return element.isDescendant(of: view) }
        // An element that is not a view provides its frame on the screen.
        guard let place = (current as? UIResponder)?.accessibilityFrame else { return false }
        return UIAccessibility.convertToScreenCoordinates(view.bounds, in: view).intersects(place)
    }

    private static var current: NSObject? {
        UIAccessibility.focusedElement(using: nil) as? NSObject
    }
}

extension UIViewController {
    /// The text that VoiceOver speaks when a view that is not modal appears: the label of the view, or else the labels
    /// in it, or else the title.
    var spokenContent: String? {
        let labels = view.spokenLabels.joined(separator: ", ")
        return labels.isEmpty ? title : labels
    }
}

extension UIView {
    /// The labels of the elements in the view, in their order. The label of an element stands for its subviews.
    fileprivate var spokenLabels: [String] {
        guard !isHidden, alpha > 0, !accessibilityElementsHidden else { return [] }
        if let label = accessibilityLabel, !label.isEmpty { return [label] }
        return isAccessibilityElement ? [] : subviews.flatMap(\.spokenLabels)
    }
}

extension NotificationTokens {
    /// Registers for changes of the accessibility settings that the appearance of a presentation depends on.
    static func accessibilitySettings(onChange: @escaping @MainActor () -> Void) -> NotificationTokens {
        let names = [
            UIAccessibility.reduceTransparencyStatusDidChangeNotification,
            UIAccessibility.reduceMotionStatusDidChangeNotification,
        ]
        return NotificationTokens(names, read: { _ in () }) { onChange() }
    }
}
