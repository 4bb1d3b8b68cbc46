import UIKit

// UIKit calls a target's method. With Objective-C any method can be named; elsewhere only the one that an operation has.
#if canImport(ObjectiveC)
    /// Calls a closure whenever UIKit sends it its action. UIKit does not keep a recogniser's target alive.
    @MainActor
    final class ActionTarget: NSObject {
        static let action = #selector(ActionTarget.act)
        private let handler: @MainActor () -> Void

        init(_ handler: @escaping @MainActor () -> Void) {
            self.handler = handler
            super.init()
        }

        @objc private func act() {
            handler()
        }
    }
#else
    // Unchecked, since every operation is: UIKit sends actions on the main thread, and the handler is a constant.
    final class ActionTarget: Operation, @unchecked Sendable {
        static let action = Selector(("main"))
        private let handler: @MainActor () -> Void

        init(_ handler: @escaping @MainActor () -> Void) {
            self.handler = handler
            super.init()
        }

        override func main() {
            MainActor.assumeIsolated { handler() }
        }
    }
#endif
