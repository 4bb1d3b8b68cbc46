import UIKit

/// Calls a closure for a gesture recogniser's actions, until it is removed or let go of.
@MainActor
final class RecognizerAction {
    private weak var recognizer: UIGestureRecognizer?
    private let target: ActionTarget

    init(_ recognizer: UIGestureRecognizer, _ handler: @escaping @MainActor () -> Void) {
        self.recognizer = recognizer
        target = ActionTarget(handler)
        recognizer.addTarget(target, action: ActionTarget.action)
    }

    func remove() {
        recognizer?.removeTarget(target, action: ActionTarget.action)
    }
}

#if canImport(ObjectiveC)
    private final class ActionTarget: NSObject {
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
    private final class ActionTarget: Operation, @unchecked Sendable {
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
