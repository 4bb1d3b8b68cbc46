import Foundation
import UIKit

/// View controllers that Apple has written, and that the kit leaves as they are. It knows them by their classes: it
/// does not import the frameworks that have them.
extension UIViewController {
    /// Whether the view controller is SwiftUI's, or inherits from it. Its view passes no touches to other views in it.
    var isHostingController: Bool {
        classes.contains { String(describing: $0).hasPrefix("UIHostingController<") }
    }

    fileprivate var classes: some Sequence<Any.Type> {
        sequence(first: Mirror(reflecting: self), next: \.superclassMirror).lazy.map(\.subjectType)
    }
}

extension UINavigationController {
    /// Returns whether the stack is a screen of the system's own, or inherits from one: an image picker or a mail, for
    /// example. Such a screen uses its delegate in ways of its own.
    ///
    /// - Parameter bundle: Returns the identifier of the bundle with a class.
    func isSystemScreen(bundle: (AnyClass) -> String? = { Bundle(for: $0).bundleIdentifier }) -> Bool {
        classes.prefix { $0 != UINavigationController.self }
            .contains { ($0 as? AnyClass).flatMap(bundle)?.hasPrefix("com.apple.") == true }
    }
}
