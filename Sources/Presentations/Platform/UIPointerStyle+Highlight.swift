import UIKit

extension UIPointerStyle {
    /// A pointer that becomes a highlight around a view.
    ///
    /// The initialiser takes values that Objective-C does not have, so it exists where UIKit's Swift part or the headless
    /// module is.
    static func highlight(_ view: UIView, in shape: UIPointerShape) -> UIPointerStyle? {
        #if canImport(Darwin) || !canImport(ObjectiveC)
            UIPointerStyle(effect: .highlight(UITargetedPreview(view: view)), shape: shape)
        #else
            nil
        #endif
    }
}
