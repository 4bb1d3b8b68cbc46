import Foundation
import UIKit

/// The look of the system that the app runs on.
enum SystemLook {
    /// The look of the system's own sheets. An app has that of iOS 26 if it is built with its SDK and has not opted out
    /// of the new design.
    static let sheets: SheetLook = {
        #if canImport(ObjectiveC) && compiler(>=6.2)
            guard #available(iOS 26.0, *) else { return .classic }
            let keepsOldDesign = Bundle.main.object(forInfoDictionaryKey: "UIDesignRequiresCompatibility") as? Bool
            return keepsOldDesign == true ? .classic : .floating
        #else
            return .classic
        #endif
    }()
}
