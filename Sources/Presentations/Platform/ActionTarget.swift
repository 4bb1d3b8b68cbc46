import UIKit

#if canImport(ObjectiveC)
    /// Calls a closure when UIKit sends it its action.
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
    // Without Objective-C the only method that can be found by its name is an operation's. UIKit sends actions on the
    // main thread only, and nobody puts this operation into a queue: that is why it may be unchecked.
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
