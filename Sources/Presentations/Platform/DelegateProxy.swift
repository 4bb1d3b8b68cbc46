import UIKit

/// The base class of delegates that replace an app's delegate and forward everything to it.
///
/// UIKit looks up the methods of a delegate when it is set, and behaves differently if some merely exist. So the proxy
/// responds to the mirrored methods only if the app's delegate does.
///
/// Subclasses call the app's delegate through references: `(app?.method(_:))?(argument)`. With Objective-C the
/// reference is `nil` if the delegate lacks an optional method. Without Objective-C every requirement has a default
/// implementation.
@MainActor
class DelegateProxy: NSObject {
    #if canImport(Darwin)
        private let withheld: Set<String>

        init(for app: (any NSObjectProtocol)?, mirroring selectors: [Selector]) {
            withheld = Set(selectors.filter { app?.responds(to: $0) != true }.map { NSStringFromSelector($0) })
            super.init()
        }

        nonisolated override func responds(to aSelector: Selector!) -> Bool {
            super.responds(to: aSelector) && !withheld.contains(NSStringFromSelector(aSelector))
        }
    #else
        // Without Objective-C nothing can be looked up, and every method exists.
        init(for app: (any NSObjectProtocol)?, mirroring selectors: [Selector]) {
            super.init()
        }
    #endif
}

extension UIViewController {
    /// The orientations that UIKit supports for a view controller that does not specify any.
    var usualOrientations: UIInterfaceOrientationMask {
        traitCollection.userInterfaceIdiom == .pad ? .all : .allButUpsideDown
    }
}
