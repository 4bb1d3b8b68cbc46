import UIKit

extension UIAccessibility {
    /// The element that has the cursor of VoiceOver, or of another assistive technology.
    @MainActor static var elementWithCursor: NSObject? { focusedElement(using: nil) as? NSObject }
}

extension UIViewController {
    /// What VoiceOver speaks when a view that is not modal appears: its label, or else the labels in it, or the title.
    var spokenContent: String? {
        let labels = view.spokenLabels.joined(separator: ", ")
        return labels.isEmpty ? title : labels
    }
}

extension UIView {
    var hasCursor: Bool {
        let current = UIAccessibility.elementWithCursor
        if let element = current as? UIView { return element.isDescendant(of: self) }
        // An element that is not a view provides its frame on the screen.
        guard let place = (current as? UIResponder)?.accessibilityFrame else { return false }
        return UIAccessibility.convertToScreenCoordinates(bounds, in: self).intersects(place)
    }

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
        return NotificationTokens(names, handle: onChange)
    }
}
