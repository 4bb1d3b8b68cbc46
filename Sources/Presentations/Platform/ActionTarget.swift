import UIKit

#if canImport(ObjectiveC)
    /// Calls a closure when UIKit sends it the action.
    final class ActionTarget: NSObject {
        static let action = #selector(act)
        private let handler: @MainActor () -> Void

        init(_ handler: @escaping @MainActor () -> Void) {
            self.handler = handler
        }

        @MainActor @objc private func act() {
            handler()
        }
    }
#else
    // Without Objective-C only an operation has a method that can be found by its name. It is unchecked because UIKit sends
    // actions on the main thread only, and this operation is never added to a queue.
    final class ActionTarget: Operation, @unchecked Sendable {
        static let action = Selector(("main"))
        private let handler: @MainActor () -> Void

        init(_ handler: @escaping @MainActor () -> Void) {
            self.handler = handler
        }

        override func main() {
            MainActor.assumeIsolated(handler)
        }
    }
#endif
