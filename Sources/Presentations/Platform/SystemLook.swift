import Foundation
import UIKit

/// What the system draws from iOS 26 on, in an app that is built with its SDK.
@MainActor
enum SystemLook {
    #if canImport(ObjectiveC) && compiler(>=6.2)
        private nonisolated static let isCurrent: Bool = if #available(iOS 26.0, *) { true } else { false }
    #else
        private nonisolated static let isCurrent = false
    #endif

    /// Whether the system draws glass, and each corner of a view with a radius of its own. A test may decide it.
    @TaskLocal static var isNew = isCurrent

    /// Whether the system's own sheets float. They do unless the app has opted out of the new design.
    nonisolated static let hasFloatingSheets = isCurrent && !keepsOldDesign(Bundle.main.infoDictionary ?? [:])

    /// Returns whether an app with this `Info.plist` has opted out. An app that is built with the SDK of iOS 27 or
    /// later cannot. Xcode notes the version of the SDK, which is that of the system, also for Catalyst.
    nonisolated static func keepsOldDesign(_ info: [String: Any]) -> Bool {
        guard info["UIDesignRequiresCompatibility"] as? Bool == true else { return false }
        let version = info["DTPlatformVersion"] as? String
        return version.flatMap { Int($0.prefix { $0 != "." }) }.map { $0 < 27 } ?? true
    }

    /// Rounds each corner of a view, where the system can. A change inside an animation is animated.
    static func round(
        _ view: UIView, topLeft: CGFloat, topRight: CGFloat, bottomLeft: CGFloat, bottomRight: CGFloat
    ) {
        #if compiler(>=6.2)
            guard isNew, #available(iOS 26.0, *) else { return }
            view.cornerConfiguration = .corners(
                topLeftRadius: .fixed(Double(topLeft)), topRightRadius: .fixed(Double(topRight)),
                bottomLeftRadius: .fixed(Double(bottomLeft)), bottomRightRadius: .fixed(Double(bottomRight))
            )
        #endif
    }

    /// Makes the system's glass; `nil` on earlier versions.
    static func glass(tint: UIColor?) -> UIVisualEffect? {
        #if compiler(>=6.2)
            guard isNew, #available(iOS 26.0, *) else { return nil }
            let glass = UIGlassEffect(style: .regular)
            glass.tintColor = tint
            return glass
        #else
            return nil
        #endif
    }
}

extension UIPointerStyle {
    /// Returns the style of a pointer that becomes a highlight around a view. The initialiser takes Swift values, so it
    /// exists only with UIKit's Swift overlay or the headless module.
    static func highlight(_ view: UIView, in shape: UIPointerShape) -> UIPointerStyle? {
        #if canImport(Darwin) || !canImport(ObjectiveC)
            UIPointerStyle(effect: .highlight(UITargetedPreview(view: view)), shape: shape)
        #else
            nil
        #endif
    }
}
