import UIKit

/// A delegate that stands in front of an app's.
///
/// UIKit looks which methods a delegate has when it is set, and does some things differently where a method is merely
/// there. So the methods that are mirrored are there when the app's delegate has them.
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
        // Without Objective-C there is nothing to look at: every method is there.
        init(for app: (any NSObjectProtocol)?, mirroring selectors: [Selector]) {
            super.init()
        }
    #endif
}
