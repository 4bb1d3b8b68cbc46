import Foundation
import UIKit

/// The look of the system that the app runs on.
enum SystemLook {
    /// Whether the system's own sheets float. They do in an app that is built with the SDK of iOS 26 and has not opted out
    /// of the new design.
    static let hasFloatingSheets: Bool = {
        #if canImport(ObjectiveC) && compiler(>=6.2)
            guard #available(iOS 26.0, *) else { return false }
            let keepsOldDesign = Bundle.main.object(forInfoDictionaryKey: "UIDesignRequiresCompatibility") as? Bool
            return keepsOldDesign != true
        #else
            return false
        #endif
    }()
}
