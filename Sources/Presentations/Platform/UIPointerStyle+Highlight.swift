import UIKit

extension UIPointerStyle {
    /// Returns the style of a pointer that becomes a highlight around a view.
    ///
    /// The initialiser takes values that Objective-C does not have, so it exists only with UIKit's Swift overlay or the
    /// headless module.
    static func highlight(_ view: UIView, in shape: UIPointerShape) -> UIPointerStyle? {
        #if canImport(Darwin) || !canImport(ObjectiveC)
            UIPointerStyle(effect: .highlight(UITargetedPreview(view: view)), shape: shape)
        #else
            nil
        #endif
    }
}
