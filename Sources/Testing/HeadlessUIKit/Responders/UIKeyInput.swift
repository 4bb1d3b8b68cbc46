/// A responder that the keyboard comes for and types into.
@MainActor package protocol UIKeyInput: UITextInputTraits {
    var hasText: Bool { get }
    func insertText(_ text: String)
    func deleteBackward()
}
