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

/// A connection from a gesture recogniser's actions to a closure, until it is removed or released.
@MainActor
final class RecognizerAction {
    private weak var recognizer: UIGestureRecognizer?
    private let target: ActionTarget

    init(_ recognizer: UIGestureRecognizer, _ handler: @escaping @MainActor () -> Void) {
        self.recognizer = recognizer
        target = ActionTarget(handler)
        recognizer.addTarget(target, action: ActionTarget.action)
    }

    /// Ends the connection.
    func remove() {
        recognizer?.removeTarget(target, action: ActionTarget.action)
    }
}
