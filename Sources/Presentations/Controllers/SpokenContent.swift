import UIKit

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
