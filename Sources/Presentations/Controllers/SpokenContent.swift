import UIKit

extension UIViewController {
    /// What VoiceOver says of a view that announces itself: the label of the view, or else the labels in it, or else the title.
    var spokenContent: String? {
        let labels = view.spokenLabels.joined(separator: ", ")
        return labels.isEmpty ? title : labels
    }
}

extension UIView {
    /// The labels of the elements in the view, in their order. An element speaks for what it contains.
    fileprivate var spokenLabels: [String] {
        guard !isHidden, alpha > 0, !accessibilityElementsHidden else { return [] }
        if let label = accessibilityLabel, !label.isEmpty { return [label] }
        return isAccessibilityElement ? [] : subviews.flatMap(\.spokenLabels)
    }
}
