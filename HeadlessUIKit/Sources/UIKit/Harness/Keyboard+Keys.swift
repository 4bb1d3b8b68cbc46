/// The keys, on this keyboard or on a hardware keyboard.
extension Keyboard {
    /// Types text: a line break presses the return key. Nothing happens if there is no text input.
    package func type(_ text: String) {
        for character in text {
            if character == "\n" { pressReturn() } else { press(String(character)) }
        }
    }

    package func pressDelete() {
        if let target { target.deleteKeyPressed() } else { keyInput?.deleteBackward() }
    }

    private func pressReturn() {
        if let target { target.returnKeyPressed() } else { keyInput?.insertText("\n") }
    }

    private func press(_ key: String) {
        if let target { target.keyTyped(key) } else { keyInput?.insertText(key) }
    }

    private var target: (any TypingTarget)? { input as? any TypingTarget }
    private var keyInput: (any UIKeyInput)? { input as? any UIKeyInput }
}
