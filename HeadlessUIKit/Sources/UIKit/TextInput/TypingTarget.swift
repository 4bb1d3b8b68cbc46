/// A responder of UIKit itself that takes typed text. Unlike `insertText(_:)` and `deleteBackward()`, keys ask its
/// delegate.
@MainActor protocol TypingTarget: UIKeyInput {
    func keyTyped(_ string: String)
    func deleteKeyPressed()
    func returnKeyPressed()
}
