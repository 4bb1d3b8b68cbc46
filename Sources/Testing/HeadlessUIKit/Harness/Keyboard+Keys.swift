/// The keys, on this keyboard or on a hardware keyboard.
extension Keyboard {
    /// Types: a line break presses the return key. Nothing happens when nobody takes text.
    package func type(_ text: String) {
        for character in text {
            if character == "\n" { pressReturn() } else { press(String(character)) }
        }
    }

    package func pressDelete() {
        if let field = input as? UITextField { field.deleteKeyPressed() } else { keyInput?.deleteBackward() }
    }

    private func pressReturn() {
        if let field = input as? UITextField { field.returnKeyPressed() } else { keyInput?.insertText("\n") }
    }

    private func press(_ key: String) {
        if let field = input as? UITextField { field.keyTyped(key) } else { keyInput?.insertText(key) }
    }

    private var keyInput: (any UIKeyInput)? { input as? any UIKeyInput }
}
