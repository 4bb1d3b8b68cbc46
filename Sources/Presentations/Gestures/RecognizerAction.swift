import UIKit

/// What a recogniser does, as a closure. It lasts as long as somebody keeps this value; the recogniser does not.
@MainActor
final class RecognizerAction {
    private let target: ActionTarget

    /// Adds the closure to what the recogniser calls when its state changes.
    init(_ recognizer: UIGestureRecognizer, _ handler: @escaping @MainActor () -> Void) {
        target = ActionTarget(handler)
        recognizer.addTarget(target, action: ActionTarget.action)
    }
}
