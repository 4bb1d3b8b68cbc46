import UIKit

#if canImport(ObjectiveC)
    /// A target for actions that calls a closure.
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
    /// A target for actions that calls a closure.
    ///
    /// Without Objective-C, only an operation has a method that can be found by name. The class is unchecked because
    /// UIKit sends actions on the main thread only, and the operation is never added to a queue.
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
