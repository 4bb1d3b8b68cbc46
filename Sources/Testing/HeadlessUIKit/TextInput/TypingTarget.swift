/// A responder of UIKit's own that the keyboard types into. Unlike `insertText(_:)` and `deleteBackward()`, keys ask its delegate.
@MainActor protocol TypingTarget: UIKeyInput {
    func keyTyped(_ string: String)
    func deleteKeyPressed()
    func returnKeyPressed()
}
