import Foundation
import UIKit

/// What the system draws from iOS 26 on, in an app that is built with its SDK.
@MainActor
enum SystemLook {
    #if canImport(ObjectiveC) && compiler(>=6.2)
        /// Whether the system's own sheets float. They do unless the app has opted out of the new design.
        nonisolated static let hasFloatingSheets: Bool = {
            guard #available(iOS 26.0, *) else { return false }
            let keepsOldDesign = Bundle.main.object(forInfoDictionaryKey: "UIDesignRequiresCompatibility") as? Bool
            return keepsOldDesign != true
        }()

        /// Whether the system rounds each corner of a view with a radius of its own.
        static var roundsEachCorner: Bool {
            if #available(iOS 26.0, *) { true } else { false }
        }

        /// Rounds each corner of a view. A change inside an animation is animated.
        static func round(
            _ view: UIView, topLeft: CGFloat, topRight: CGFloat, bottomLeft: CGFloat, bottomRight: CGFloat
        ) {
            guard #available(iOS 26.0, *) else { return }
            view.cornerConfiguration = .corners(
                topLeftRadius: .fixed(Double(topLeft)), topRightRadius: .fixed(Double(topRight)),
                bottomLeftRadius: .fixed(Double(bottomLeft)), bottomRightRadius: .fixed(Double(bottomRight))
            )
        }

        /// Makes the system's glass; `nil` on earlier versions.
        static func glass(tint: UIColor?) -> UIVisualEffect? {
            guard #available(iOS 26.0, *) else { return nil }
            let glass = UIGlassEffect(style: .regular)
            glass.tintColor = tint
            return glass
        }
    #else
        nonisolated static let hasFloatingSheets = false
        static let roundsEachCorner = false

        static func round(
            _ view: UIView, topLeft: CGFloat, topRight: CGFloat, bottomLeft: CGFloat, bottomRight: CGFloat
        ) {}

        static func glass(tint: UIColor?) -> UIVisualEffect? { nil }
    #endif
}

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
