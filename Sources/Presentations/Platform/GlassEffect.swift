import UIKit

/// The system's glass, from iOS 26 on.
@MainActor
enum GlassEffect {
    /// Makes the effect; `nil` on earlier versions.
    static func make(tint: UIColor?) -> UIVisualEffect? {
        #if canImport(ObjectiveC) && compiler(>=6.2)
            guard #available(iOS 26.0, *) else { return nil }
            let glass = UIGlassEffect(style: .regular)
            glass.tintColor = tint
            return glass
        #else
            return nil
        #endif
    }
}
