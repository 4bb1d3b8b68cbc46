import UIKit

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
